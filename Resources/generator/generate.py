#!/usr/bin/env python3
"""Writes every generated file of the project, or with --check compares them.

    apt-get install python3-icu python3-venv
    python3 -m venv --system-site-packages /tmp/generator
    /tmp/generator/bin/pip install -r Resources/generator/requirements.txt
    /tmp/generator/bin/python Resources/generator/generate.py

usage: generate.py [--check | --manifest]

The versions of all inputs are pinned; others are refused. A second run changes nothing. --check
writes nothing and exits with 1 if a checked-in file is not what would be written. --manifest only
writes manifest.txt, whose checksums a test compares with the files; it needs no packages.
"""

import pathlib
import subprocess
import sys

sys.dont_write_bytecode = True

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent

# Scripts that print a whole Swift file, by that file.
PRINTING = {
    "Sources/SectionedPicker/FoldingTable.swift": "folding.py",
    "Sources/PickerTerminal/Rendering/WidthTable.swift": "width.py",
}


def generated():
    """Every generated file: its path below the root, and its text."""
    import country_codes
    import language_names
    import number_plan
    import sources
    import time_zones

    sources.check()
    files = {
        "Resources/AllNames.txt": language_names.all_names_text(),
        "Resources/CountryCodes.json": country_codes.text(),
        "Resources/LanguageFallbacks.txt": language_names.fallback_text(),
        "Resources/NumberPlan.txt": number_plan.text(),
        "Resources/TimeZones.txt": time_zones.text(),
        "Sources/CResources/languages.c": language_names.embedding(),
    }
    for identifier in language_names.languages():
        path = f"Resources/names/{language_names.tag(identifier)}.txt"
        files[path] = language_names.language_text(identifier)
    for path, script in PRINTING.items():
        run = subprocess.run(
            [sys.executable, HERE / script], stdout=subprocess.PIPE, check=True, encoding="utf-8")
        files[path] = run.stdout
    return files


def checksum(data):
    """FNV-1a of 64 bits, in hexadecimal."""
    value = 0xCBF29CE484222325
    for byte in data:
        value = (value ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return f"{value:016x}"


def manifest():
    """The checksums of the generated files, and of the scripts and tables that they come from."""
    paths = [ROOT / path for path in PRINTING]
    paths += [ROOT / "Sources/CResources/languages.c"]
    paths += (path for path in HERE.iterdir() if path.suffix in (".py", ".txt"))
    paths += (path for path in HERE.parent.iterdir() if path.suffix in (".json", ".txt"))
    paths += (HERE.parent / "names").iterdir()
    lines = {
        path.relative_to(ROOT).as_posix(): checksum(path.read_bytes())
        for path in paths if path.is_file() and path.name != "manifest.txt"
    }
    return "".join(f"{value}  {path}\n" for path, value in sorted(lines.items()))


def differing(files):
    """The paths whose files are missing, superfluous, or not as given."""
    found = [
        path for path, text in files.items()
        if not (ROOT / path).is_file() or (ROOT / path).read_bytes() != text.encode("utf-8")
    ]
    names = {path.relative_to(ROOT).as_posix() for path in (HERE.parent / "names").iterdir()}
    return sorted({*found, *(names - set(files))})


def write(files):
    """Writes the files that differ, and removes languages that are no longer there."""
    (HERE.parent / "names").mkdir(exist_ok=True)
    for path in differing(files):
        if path in files:
            (ROOT / path).write_bytes(files[path].encode("utf-8"))
        else:
            (ROOT / path).unlink()
        print(path)


def main():
    arguments = sys.argv[1:]
    if arguments not in ([], ["--check"], ["--manifest"]):
        sys.exit(__doc__)
    recorded = HERE / "manifest.txt"
    if arguments == ["--check"]:
        wrong = differing(generated())
        if not recorded.is_file() or recorded.read_text(encoding="utf-8") != manifest():
            wrong.append("Resources/generator/manifest.txt")
        sys.exit("".join(f"differs: {path}\n" for path in wrong) or None)
    if not arguments:
        write(generated())
    recorded.write_text(manifest(), encoding="utf-8")


if __name__ == "__main__":
    main()
