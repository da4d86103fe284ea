#!/usr/bin/env python3
"""Writes Sources/PickerTerminal/Rendering/WidthTable.swift from the tables of wcwidth.

    pip install wcwidth==0.2.14
    python3 Resources/generator/width.py > Sources/PickerTerminal/Rendering/WidthTable.swift

wcwidth (MIT) derives its tables from EastAsianWidth.txt, DerivedGeneralCategory.txt and
emoji-variation-sequences.txt of the Unicode Character Database.
"""

from importlib.metadata import version

from wcwidth.table_vs16 import VS16_NARROW_TO_WIDE
from wcwidth.table_wide import WIDE_EASTASIAN
from wcwidth.table_zero import ZERO_WIDTH

UNICODE = "16.0.0"
PINNED = "0.2.14"
WIDENS = 4
PER_LINE = 8


def main():
    if version("wcwidth") != PINNED:
        raise SystemExit(f"width.py: wcwidth {PINNED} is wanted, {version('wcwidth')} is installed")
    classes = bytearray([1]) * 0x110000
    classes[:0x20] = bytes(0x20)
    classes[0x7F:0xA0] = bytes(0x21)
    # Zero after wide: a character in both tables, such as a combining mark of CJK, takes no cell.
    for table, width in ((WIDE_EASTASIAN[UNICODE], 2), (ZERO_WIDTH[UNICODE], 0)):
        for first, last in table:
            classes[first : last + 1] = bytes([width]) * (last + 1 - first)
    for first, last in VS16_NARROW_TO_WIDE["9.0.0"]:
        for scalar in range(first, last + 1):
            classes[scalar] |= WIDENS

    starts = [s for s in range(0x110000) if s == 0 or classes[s] != classes[s - 1]]
    entries = [f"0x{start << 3 | classes[start]:06X}" for start in starts]
    lines = [", ".join(entries[i : i + PER_LINE]) for i in range(0, len(entries), PER_LINE)]
    print("// Written by Resources/generator/width.py; do not edit.")
    print()
    print(f"/// Cell widths of Unicode {UNICODE}, from the tables of wcwidth {PINNED} (MIT).")
    print("///")
    print("/// Each entry begins a run of scalars of one class: the first scalar above three bits, of")
    print(f"/// which {WIDENS} says that variation selector 16 widens it, the rest the width in cells.")
    print("let widthRuns: [UInt32] = [")
    print(",\n".join("  " + line for line in lines) + ",")
    print("]")


main()
