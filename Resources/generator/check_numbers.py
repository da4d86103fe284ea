#!/usr/bin/env python3
"""Compares `dialcode --number` with libphonenumber on many valid numbers of every region.

usage: check_numbers.py [--count N] [--seed N] PATH-TO-DIALCODE

Numbers are made from the patterns of every kind of number that a region has; all of them are valid
by libphonenumber. Disagreements are printed with their reason; the exit status is 1 if there is
one without a reason.
"""

import argparse
import collections
import random
import re._constants as kinds
import re._parser as parser
import subprocess
import sys

sys.dont_write_bytecode = True

import phonenumbers
from phonenumbers import PhoneMetadata, PhoneNumber, PhoneNumberType

from digit_patterns import digits_of
from number_plan import KINDS, SERVICES, SHARED_KINDS

BATCH = 500


def matching(pattern, chance):
    """Digits that match a pattern, made by chance."""
    digits = ""
    for kind, argument in pattern:
        if kind is kinds.LITERAL:
            digits += chr(argument)
        elif kind is kinds.IN:
            digits += chance.choice(sorted(digits_of(argument)))
        elif kind is kinds.SUBPATTERN:
            digits += matching(argument[3], chance)
        elif kind is kinds.BRANCH:
            digits += matching(chance.choice(argument[1]), chance)
        elif kind is kinds.MAX_REPEAT:
            low, high, body = argument
            for _ in range(chance.randint(low, high)):
                digits += matching(body, chance)
        else:
            raise ValueError(f"a pattern holds {kind}")
    return digits


def plans():
    """Calling code, name and metadata of every region and every service."""
    for region in sorted(phonenumbers.SUPPORTED_REGIONS):
        metadata = PhoneMetadata.metadata_for_region(region, None)
        yield metadata.country_code, region, metadata
    for code in SERVICES:
        yield code, "001", PhoneMetadata.metadata_for_nongeo_region(code, None)


def numbers(count, chance):
    """About `count` valid numbers, as many of each region and kind as of any other."""
    patterns = [
        (code, parser.parse(description.national_number_pattern))
        for code, _, metadata in plans()
        for description in (getattr(metadata, kind) for kind in KINDS)
        if description and description.national_number_pattern
    ]
    each = -(-count // len(patterns))
    made = {}
    for code, pattern in patterns:
        before = len(made)
        for _ in range(4 * each):
            digits = matching(pattern, chance)
            zeros = len(digits) - len(digits.lstrip("0"))
            number = PhoneNumber(
                country_code=code, national_number=int(digits),
                italian_leading_zero=zeros > 0 or None,
                number_of_leading_zeros=zeros if zeros > 1 else None)
            if phonenumbers.is_valid_number(number):
                made[phonenumbers.format_number(number, phonenumbers.PhoneNumberFormat.E164)] = number
            if len(made) - before == each:
                break
    return made


def answers(program, texts):
    """The region that the program names for each number."""
    for first in range(0, len(texts), BATCH):
        batch = texts[first : first + BATCH]
        run = subprocess.run(
            [program, "--format", "{code}", "--number", *batch],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=False)
        lines = run.stdout.splitlines()
        if len(lines) != len(batch):
            sys.exit(f"check_numbers.py: {len(lines)} lines for {len(batch)} numbers\n{run.stderr}")
        yield from lines


def reason(number, expected, answer):
    """Why an answer may differ from libphonenumber's; None where it may not."""
    shared = {PhoneNumberType.TOLL_FREE, PhoneNumberType.PREMIUM_RATE,
              PhoneNumberType.PERSONAL_NUMBER}
    if number.country_code == 1 and expected == "US" and answer == "001":
        if phonenumbers.number_type(number) in shared:
            return "shared by the whole North American plan; libphonenumber says US"
    return None


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("program")
    options.add_argument("--count", type=int, default=25000)
    options.add_argument("--seed", type=int, default=1)
    options = options.parse_args()

    made = numbers(options.count, random.Random(options.seed))
    disagreements = collections.defaultdict(list)
    regions = set()
    for text, answer in zip(made, answers(options.program, list(made))):
        expected = phonenumbers.region_code_for_number(made[text])
        regions.add(expected)
        if answer.strip() != expected:
            why = reason(made[text], expected, answer.strip()) or "WITHOUT A REASON"
            disagreements[why].append(f"{text}: {answer.strip()}, libphonenumber {expected}")
    print(f"{len(made)} valid numbers of {len(regions)} regions")
    for why, found in sorted(disagreements.items()):
        print(f"{len(found)} differ: {why}")
        for line in found[: None if why == "WITHOUT A REASON" else 5]:
            print("  " + line)
    sys.exit("WITHOUT A REASON" in disagreements)


if __name__ == "__main__":
    main()
