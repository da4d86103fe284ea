"""Resources/NumberPlan.txt: which country a number belongs to, by its leading digits."""

import functools

import phonenumbers
from phonenumbers import COUNTRY_CODE_TO_REGION_CODE, PhoneMetadata

from digit_patterns import Automaton

KINDS = [
    "fixed_line", "mobile", "toll_free", "premium_rate", "shared_cost", "personal_number", "voip",
    "pager", "uan", "voicemail",
]

# Calling codes that ITU-T E.164 assigns to services, not to countries.
SERVICES = {
    800: "International Freephone",
    808: "International Shared Cost",
    870: "Inmarsat",
    878: "Universal Personal Telecommunications",
    881: "Global Mobile Satellite System",
    882: "International Networks",
    883: "International Networks",
    888: "Telecommunications for Disaster Relief",
    979: "International Premium Rate",
}

# Calling codes that people meet although nothing can be dialled with them.
UNUSED = {
    379: "assigned to Vatican City, not in use; Vatican City is reached through Italy, +39 06698",
    388: "withdrawn: the European Telephony Numbering Space ended in 2010",
    871: "withdrawn: Inmarsat’s satellites are all reached through +870",
    872: "withdrawn: Inmarsat’s satellites are all reached through +870",
    873: "withdrawn: Inmarsat’s satellites are all reached through +870",
    874: "withdrawn: Inmarsat’s satellites are all reached through +870",
    969: "withdrawn: it was South Yemen’s; Yemen uses +967",
    991: "withdrawn: it was a trial of personal numbers",
    997: "reserved for Kazakhstan, not in use; Kazakhstan uses +7",
    999: "reserved, not in use",
}

# What the numbers are that every country of the North American plan shares.
SHARED_KINDS = {
    "toll_free": "Toll-free number of the North American plan",
    "premium_rate": "Premium-rate number of the North American plan",
    "personal_number": "Personal number of the North American plan",
}


# From this many digits of a national number on, its first candidate is told apart, the others of the
# list no longer: they differ number by number.
TOLD_APART = 5


def automaton(calling_code):
    """One automaton for all regions of a code; labels are pairs of region and kind."""
    plan = Automaton()
    start = plan.state()
    for region in COUNTRY_CODE_TO_REGION_CODE[calling_code]:
        metadata = PhoneMetadata.metadata_for_region(region, None)
        # As libphonenumber does it: leading digits, where a region has them, decide alone.
        if metadata.leading_digits:
            plan.add(start, metadata.leading_digits, (region, "leading"), open_ended=True)
            plan.add(start, metadata.general_desc.national_number_pattern, (region, "general"))
            continue
        for kind in KINDS:
            description = getattr(metadata, kind)
            if description and description.national_number_pattern:
                plan.add(start, description.national_number_pattern, (region, kind))
    return plan, plan.closure([start])


def answer(calling_code, labels):
    """The regions a number may belong to, libphonenumber's answer first; or a shared kind."""
    if calling_code == 1:
        for kind in SHARED_KINDS:
            if ("US", kind) in labels:
                return (kind,)
    found = {
        region
        for region, kind in labels
        if kind not in ("leading", "general")
        or {(region, "leading"), (region, "general")} <= labels
    }
    return tuple(region for region in COUNTRY_CODE_TO_REGION_CODE[calling_code] if region in found)


def prefixes(calling_code):
    """The shortest prefixes that tell a country, in order, as pairs of a key and its candidates.

    A key is the digits, and `/` with the number of all digits where that decides.
    """
    plan, start = automaton(calling_code)
    order = (*SHARED_KINDS, *COUNTRY_CODE_TO_REGION_CODE[calling_code])

    @functools.cache
    def answers(states):
        """Pairs of a number of digits still to come and the answer after them."""
        here = answer(calling_code, plan.labels(states))
        found = {(0, here)} if here else set()
        for digit in "0123456789":
            following = plan.after(states, digit)
            if following and following != states:
                found |= {(rest + 1, regions) for rest, regions in answers(following)}
        return frozenset(found)

    def union(found):
        """All candidates of several answers, if they agree on the first."""
        if len({regions[0] for regions in found}) > 1:
            return None
        return tuple(region for region in order if any(region in regions for regions in found))

    def walk(prefix, states):
        found = answers(states)
        distinct = {regions for _, regions in found}
        digits = len(prefix) - len(str(calling_code))
        if len(distinct) == 1:
            yield prefix, distinct.pop()
            return
        if digits >= TOLD_APART and union(distinct):
            yield prefix, union(distinct)
            return
        if digits >= 3:
            lengths = sorted({rest for rest, _ in found})
            by_length = [
                union({regions for rest, regions in found if rest == length}) for length in lengths
            ]
            if len(lengths) > 1 and all(by_length):
                for length, regions in zip(lengths, by_length):
                    yield f"{prefix}/{len(prefix) + length}", regions
                return
        for digit in "0123456789":
            following = plan.after(states, digit)
            if following and answers(following):
                yield from walk(prefix + digit, following)

    return list(walk(str(calling_code), start))


HEADER = """\
# Which country a telephone number belongs to, by its leading digits. Generated; see SOURCES.md.
#
# First the calling codes: the regions of each, the main one first; = a service that is no
# country's; ! a code that is not in use, and why. Then the prefixes of shared codes and the regions
# that they may belong to; /N: only if the number has N digits in all.
"""


def text():
    """The file: calling codes, a blank line, prefixes; each line a key, a tab and its meaning."""
    codes = {str(code): f"! {reason}" for code, reason in UNUSED.items()}
    for code, regions in COUNTRY_CODE_TO_REGION_CODE.items():
        if (regions == ("001",)) != (code in SERVICES) or code in UNUSED:
            raise ValueError(f"+{code} is not as it was: {regions}")
        codes[str(code)] = f"= {SERVICES[code]}" if code in SERVICES else " ".join(regions)
    codes.update({kind: f"= {name}" for kind, name in SHARED_KINDS.items()})
    lines = [f"{code}\t{codes[code]}" for code in sorted(codes)]
    lines.append("")
    for code in sorted(COUNTRY_CODE_TO_REGION_CODE, key=str):
        if len(COUNTRY_CODE_TO_REGION_CODE[code]) > 1:
            lines += [f"{key}\t{' '.join(regions)}" for key, regions in prefixes(code)]
    return HEADER + "\n".join(lines) + "\n"
