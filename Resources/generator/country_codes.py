"""Resources/CountryCodes.json: the rows, in the order of the English list."""

import json
import pathlib
import unicodedata

import babel
import babel.core
import icu
import phonenumbers
from phonenumbers import COUNTRY_CODE_TO_REGION_CODE

import sources

# The digits behind a shared calling code that are one region's alone, where they are few and
# short enough to be shown. Each is checked against libphonenumber below.
AREA_CODES = {
    "AG": ["268"], "AI": ["264"], "AS": ["684"], "BB": ["246"], "BM": ["441"], "BS": ["242"],
    "DM": ["767"], "DO": ["809", "829", "849"], "GD": ["473"], "GU": ["671"],
    "JM": ["658", "876"], "KN": ["869"], "KY": ["345"], "LC": ["758"], "MP": ["670"],
    "MS": ["664"], "PR": ["787", "939"], "SX": ["721"], "TC": ["649"], "TT": ["868"],
    "VC": ["784"], "VG": ["284"], "VI": ["340"],
    "KZ": ["7"], "VA": ["06698"], "SJ": ["79"], "AX": ["18"], "TA": ["8"],
    "GG": ["1481"], "IM": ["1624"], "JE": ["1534"],
    "CC": ["89162"], "CX": ["89164"], "YT": ["269", "639"], "BQ": ["3", "4", "7"],
}

# Alpha-3 codes of former countries, which CLDR maps to their successors all the same.
FORMER_ALPHA3 = {"BUR", "DDR", "FXX", "TMP", "YMD", "ZAR"}


def english_names():
    """The name of each region: CLDR's, or its short form where that is the common one."""
    territories = babel.Locale.parse("en").territories
    short = sources.icu_table("en", "Countries%short")
    return {
        code: short[code] if code in ("HK", "MM", "MO", "PS") else territories[code]
        for code in sources.regions()
    }


def sort_key(language):
    """The collation of a language, as a function from a name to its sort key."""
    return icu.Collator.createInstance(icu.Locale(language)).getSortKey


def alpha3_codes():
    """Alpha-3 by alpha-2, from CLDR's table of territory aliases."""
    codes = {}
    for alias, successors in babel.core.get_global("territory_aliases").items():
        if len(alias) == 3 and alias.isalpha() and len(successors) == 1:
            if alias not in FORMER_ALPHA3:
                if successors[0] in codes:
                    raise ValueError(f"two alpha-3 codes: {alias}, {codes[successors[0]]}")
                codes[successors[0]] = alias
    return codes


def folded(name):
    """A name as search sees it, near enough to find an alias that adds nothing."""
    text = unicodedata.normalize("NFD", name.casefold())
    text = "".join(character for character in text if character.isalnum() or character in " &")
    words = text.replace("&", " and ").split()
    return " ".join("saint" if word == "st" else word for word in words)


def aliases():
    """The names in english_aliases.txt, by region."""
    path = pathlib.Path(__file__).with_name("english_aliases.txt")
    names = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            code, others = line.split("\t")
            names[code] = others.split("; ")
    return names


def check_area_codes():
    """Fails if libphonenumber knows a number behind an area code as another region's."""
    for code, areas in AREA_CODES.items():
        calling_code = phonenumbers.country_code_for_region(code)
        for other in COUNTRY_CODE_TO_REGION_CODE[calling_code]:
            for kind in range(11):
                example = phonenumbers.example_number_for_type(other, kind)
                if example is None or other == code:
                    continue
                digits = phonenumbers.national_significant_number(example)
                if any(digits.startswith(area) for area in areas):
                    raise ValueError(f"{other} has {digits}, behind an area code of {code}")


def rows():
    """The rows in list order, each a dictionary whose empty keys are left out."""
    names = english_names()
    alpha3 = alpha3_codes()
    others = aliases()
    if set(others) - set(names):
        raise ValueError(f"aliases of no region: {sorted(set(others) - set(names))}")
    key = sort_key("en")
    for code in sorted(names, key=lambda code: (key(names[code]), code)):
        calling_code = phonenumbers.country_code_for_region(code)
        row = {
            "name": names[code],
            "dial_code": f"+{calling_code}" if calling_code else "",
            "code": code,
            "alpha3": alpha3[code],
        }
        known = {folded(names[code])}
        for alias in others.get(code, []):
            if folded(alias) in known:
                raise ValueError(f"{code}: {alias} adds nothing")
            known.add(folded(alias))
        if code in others:
            row["aliases"] = others[code]
        if code in AREA_CODES:
            row["area_codes"] = AREA_CODES[code]
        sharing = COUNTRY_CODE_TO_REGION_CODE.get(calling_code, ())
        if len(sharing) > 1 and sharing[0] == code:
            row["main"] = True
        yield row


def text():
    """The file: an array with one row a line, so that a change shows as the rows it touches."""
    check_area_codes()
    lines = [json.dumps(row, ensure_ascii=False, separators=(",", ":")) for row in rows()]
    return "[\n" + ",\n".join(lines) + "\n]\n"
