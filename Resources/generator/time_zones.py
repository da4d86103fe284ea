"""Resources/TimeZones.txt: the region of each time zone."""

import importlib.resources

from babel.core import get_global

import sources

# Zones that are named for their clock and belong to no region, whatever they link to.
CLOCKS = {
    "CET", "CST6CDT", "EET", "EST", "EST5EDT", "HST", "MET", "MST", "MST7MDT", "PST8PDT", "WET",
}


def regions():
    """The region of each zone name, older names too.

    zone.tab has one region a zone. Names that it leaves out are those that became another's; CLDR
    keeps the region they were for, where tzdata may link to a zone across a border.
    """
    found = dict(get_global("zone_territories"))
    for alias, zone in get_global("zone_aliases").items():
        if zone in found:
            found.setdefault(alias, found[zone])
    table = importlib.resources.files("tzdata") / "zoneinfo" / "zone.tab"
    for line in table.read_text(encoding="ascii").splitlines():
        if not line.startswith("#"):
            region, _, zone = line.split("\t")[:3]
            found[zone] = region
    listed = set(sources.regions())
    return {
        zone: region for zone, region in found.items() if region in listed and zone not in CLOCKS
    }


def text():
    """The file: a zone, a tab and its region, in the order of the zones' names."""
    return "".join(f"{zone}\t{region}\n" for zone, region in sorted(regions().items()))
