"""Names, sections and order of the countries in each language, and what all languages call them.

Resources/names/TAG.txt holds one language, Resources/AllNames.txt every language's names by
country, Resources/LanguageFallbacks.txt which language stands in for another.
"""

import functools
import pathlib
import unicodedata

import babel
import babel.core
import babel.languages
import icu
from babel import localedata
from babel.core import get_global

import country_codes
import japanese
import sources
from romanised import romanised

# Kinds of a language that differ from it in more than a few names.
VARIANTS = ["es_419", "fa_AF", "fr_CA", "nn", "pt_PT", "sw_KE", "zh_Hant_HK"]

# Whose short form is the common one; elsewhere it is an abbreviation, or says less.
SHORT = ["HK", "MM", "MO", "PS"]

# Scripts in which a name stands under its own first letter. In others a label is for many letters.
ALPHABETS = ["Adlm", "Arab", "Latn"]


@functools.cache
def languages():
    """The languages that CLDR has every name in and ICU can sort, as locale identifiers."""
    wanted = set(sources.regions())
    known = set(icu.Locale.getAvailableLocales())
    found = []
    for identifier in localedata.locale_identifiers():
        parts = identifier.split("_")
        if identifier not in known or identifier in ("nb", "hi_Latn"):
            continue
        if identifier not in VARIANTS:
            if len(parts) > 2 or len(parts) == 2 and len(parts[1]) != 4:
                continue
            # A script that the language has anyway is no language of its own.
            if len(parts) == 2 and territories(identifier) == territories(parts[0]):
                continue
        if wanted <= set(territories(identifier)):
            found.append(identifier)
    return sorted(found)


@functools.cache
def territories(identifier):
    """CLDR's names of the listed regions in one language."""
    names = babel.Locale.parse(identifier).territories
    return {code: names[code] for code in sources.regions() if code in names}


def tag(identifier):
    """The BCP 47 tag of a locale identifier."""
    return identifier.replace("_", "-")


def script(identifier):
    """The script that a language is written in."""
    for part in identifier.split("_")[1:]:
        if len(part) == 4:
            return part
    return get_global("likely_subtags")[identifier.split("_")[0]].split("_")[1]


@functools.cache
def names(identifier):
    """The shown name, the Latin form and the other names of each region in one language."""
    short = sources.icu_table(identifier, "Countries%short")
    variant = sources.icu_table(identifier, "Countries%variant")
    found = {}
    for code, name in territories(identifier).items():
        shown = short[code] if code in SHORT and code in short else name
        known = {country_codes.folded(shown)}
        others = []
        for other in (name, short.get(code), variant.get(code)):
            if other and country_codes.folded(other) not in known:
                known.add(country_codes.folded(other))
                others.append(other)
        found[code] = (shown, romanised(shown, identifier, script(identifier)), others)
    return found


def base(text, letters=1):
    """The first letters of a text without diacritics."""
    text = "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))
    return text[:letters].casefold()


def bucket_labels(index):
    """The labels of an index, with None for the buckets before, between and behind the letters."""
    index.resetBucketIterator()
    labels = []
    while index.nextBucket():
        labels.append(index.bucketLabel if index.bucketLabelType == 0 else None)
    return labels


def sections(identifier):
    """The labels of a language and the label of each name.

    Letters that a language's index lacks although names begin with them become labels too.
    """
    index = icu.AlphabeticIndex(icu.Locale(identifier))
    shown = {code: name for code, (name, _, _) in names(identifier).items()}
    if identifier == "ja":
        shown = {code: japanese.sorting(name) for code, name in shown.items()}
    for letters in (1, 2):
        missing = icu.UnicodeSet()
        labels = bucket_labels(index)
        for name in shown.values():
            label = labels[index.getBucketIndex(name)]
            if label is None:
                missing.add(name[:letters].upper())
            elif script(identifier) in ALPHABETS and base(name) != base(label):
                missing.add(base(name, letters).upper())
        index.addLabels(missing)
    labels = bucket_labels(index)
    found = {code: labels[index.getBucketIndex(name)] for code, name in shown.items()}
    if None in found.values():
        raise ValueError(f"{identifier}: names without a section")
    key = country_codes.sort_key(identifier)
    labels = [label for label in labels if label]
    # A label that ICU gives to two places, as in Khmer, is one section all the same.
    order = sorted(shown, key=lambda code: (labels.index(found[code]), key(shown[code]), code))
    return labels, found, order


def language_text(identifier):
    """One language: a line of labels, then the countries in order.

    The columns are code, label, name, Latin form and other names; empty ones at the end are left out.
    """
    labels, found, order = sections(identifier)
    lines = ["\t".join(labels)]
    for code in order:
        name, latin, others = names(identifier)[code]
        columns = [code, found[code], name, latin, "; ".join(others)]
        if any("\t" in column or "\n" in column for column in columns) or ";" in name:
            raise ValueError(f"{identifier}: {columns}")
        lines.append("\t".join(columns).rstrip("\t"))
    return "\n".join(lines) + "\n"


def official_languages(code):
    """The listed languages that are official in a country, the most spoken first."""
    found = []
    official = babel.languages.get_official_languages(code, regional=True, de_facto=True)
    for language in official:
        for identifier in (f"{language}_{code}", language, f"{language}_419"):
            identifier = resolved(identifier)
            if identifier and identifier not in found:
                found.append(identifier)
                break
    return found


@functools.cache
def fallbacks():
    """Which language stands in for a tag, where cutting the tag short does not tell."""
    found = {}
    listed = set(languages())
    for alias, language in get_global("language_aliases").items():
        language = {"nb": "no"}.get(language, language)
        if language in listed and len(alias) <= 3 and alias not in listed:
            found[alias] = language
    for child, parent in get_global("parent_exceptions").items():
        if parent in listed and parent not in ("en_001", "no") and child != "hi_Latn":
            found[child] = parent
    found["nb"] = "no"
    for region, full in get_global("likely_subtags").items():
        parts = region.split("_")
        if len(parts) == 2 and len(parts[1]) == 2 and parts[0] in listed:
            likely = "_".join(full.split("_")[:2])
            if likely != f"{parts[0]}_{script(parts[0])}" and likely in listed:
                found[region] = likely
    for region in ("HK", "MO"):
        found[f"zh_{region}"] = "zh_Hant_HK"
    return found


def resolved(identifier):
    """The listed language for a locale identifier, or None."""
    while identifier:
        identifier = fallbacks().get(identifier, identifier)
        if identifier in languages():
            return identifier
        identifier = identifier.rpartition("_")[0]
    return None


def fallback_text():
    """The file: a tag, a tab, and the listed language for it."""
    return "".join(f"{tag(a)}\t{tag(b)}\n" for a, b in sorted(fallbacks().items()))


def endonyms():
    """The names in endonyms.txt, by region."""
    path = pathlib.Path(__file__).with_name("endonyms.txt")
    lines = path.read_text(encoding="utf-8").splitlines()
    return {
        line.split("\t")[0]: line.split("\t")[1].split("; ")
        for line in lines if line and not line.startswith("#")
    }


def all_names_text():
    """Every language's names of each country: code, official languages, native names, other names.

    Names that search already finds under the English ones, or twice, are left out.
    """
    own = endonyms()
    lines = []
    for row in country_codes.rows():
        code = row["code"]
        known = {country_codes.folded(name) for name in [row["name"], *row.get("aliases", [])]}
        official = official_languages(code)

        def new(candidates):
            found = []
            for name in candidates:
                if name and country_codes.folded(name) not in known:
                    known.add(country_codes.folded(name))
                    found.append(name)
            return "; ".join(found)

        def called(identifiers):
            for identifier in identifiers:
                name, latin, others = names(identifier)[code]
                yield from (name, latin, *others)

        native = new([*called(official), *own.get(code, [])])
        other = new(called(identifier for identifier in languages() if identifier != "en"))
        lines.append("\t".join([code, " ".join(map(tag, official)), native, other]))
    return "\n".join(lines) + "\n"


def embedding():
    """C source that embeds the files of all languages, with a table of their tags and scripts."""
    lines = ["// Written by Resources/generator/generate.py; not to be edited.", ""]
    lines += ['#include "CResources.h"', ""]
    lines += ["#pragma clang diagnostic ignored \"-Wc23-extensions\"", ""]
    for identifier in languages():
        lines.append(f"static const unsigned char names_{identifier}[] = {{")
        lines.append(f"#embed \"../../Resources/names/{tag(identifier)}.txt\"")
        lines.append("};")
    lines += ["", "static const LanguageResource languages[] = {"]
    for identifier in languages():
        file = f"{{names_{identifier}, sizeof names_{identifier}}}"
        lines.append(f'  {{"{tag(identifier)}", "{script(identifier)}", {file}}},')
    lines += ["};", "const LanguageResource *const _Nonnull resource_languages = languages;"]
    lines.append("const size_t resource_languages_count = sizeof languages / sizeof languages[0];")
    return "\n".join(lines) + "\n"
