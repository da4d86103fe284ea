"""The inputs of the generator, each pinned to one version.

Generated files may only change when a version here changes, so another version is refused.
"""

import sys
import unicodedata

import babel
import babel.core
import icu
import phonenumbers
import tzdata

BABEL = "2.18.0"  # carries CLDR 47
CLDR = "47"
PHONENUMBERS = "9.0.43"
ICU = "72.1"
UNICODE = "14.0.0"  # in Python 3.11
TZDATA = "2025.2"  # the tz database 2025b

# Entries of ISO 3166-1 that no calling code belongs to.
WITHOUT_CODE = ["AQ", "BV", "GS", "HM", "PN", "TF", "UM"]


def check():
    """Ends the run unless every input has its pinned version."""
    found = {
        "babel": (babel.__version__, BABEL),
        "CLDR in babel": (str(babel.core.get_global("cldr")["version"]), CLDR),
        "phonenumbers": (phonenumbers.__version__, PHONENUMBERS),
        "ICU": (icu.ICU_VERSION, ICU),
        "Unicode in Python": (unicodedata.unidata_version, UNICODE),
        "tzdata": (tzdata.__version__, TZDATA),
    }
    wrong = [f"{name} is {has}, not {pin}" for name, (has, pin) in found.items() if has != pin]
    if wrong:
        sys.exit("generate.py: " + "; ".join(wrong))


def regions():
    """Every region that is listed, by code."""
    return sorted(phonenumbers.SUPPORTED_REGIONS) + WITHOUT_CODE


def icu_table(language, table):
    """A table of ICU's region names in one language, such as `Countries%short`."""
    names = {}
    try:
        bundle = icu.ResourceBundle("icudt72l-region", icu.Locale(language)).get(table)
    except icu.ICUError:
        return names
    bundle.resetIterator()
    while bundle.hasNext():
        entry = bundle.getNext()
        names[entry.getKey()] = entry.getString()
    return names
