#!/bin/sh
# Builds dialcode and sectionpick as programs that need no library of the system, and installs
# them with their manual pages and completions.
#
#     Resources/install.sh [--prefix DIR]
#
# DIR is /usr/local for root and ~/.local for everybody else.
set -eu

say() { printf 'install: %s\n' "$1" >&2; }

die() {
  say "$1"
  exit "${2-1}"
}

if [ "$(id -u)" -eq 0 ]; then prefix=/usr/local; else prefix="${HOME:?is not set}/.local"; fi
while [ $# -gt 0 ]; do
  case $1 in
    --prefix) [ $# -gt 1 ] || die "--prefix needs a folder" 2; prefix=$2; shift 2 ;;
    --prefix=*) prefix=${1#*=}; shift ;;
    --help) sed -n '2,7s/^# \{0,1\}//p' "$0"; exit 0 ;;
    *) die "unknown argument $1; usage: install.sh [--prefix DIR]" 2 ;;
  esac
done
[ -n "$prefix" ] || die "--prefix needs a folder" 2

mkdir -p "$prefix"
prefix=$(cd "$prefix" && pwd)
root=$(cd "$(dirname "$0")/.." && pwd)
scratch=$root/.build/install
"$root/Resources/setup.sh"

trial=$(mktemp -d)
trap 'rm -rf "$trial"' EXIT
trap 'exit 1' HUP INT TERM

build() {
  say "building $1"
  # lld comes with Swift. A change of linker options alone does not make Swift link again.
  rm -f "$scratch/release/$1"
  swift build --quiet --package-path "$root" --scratch-path "$scratch" -c release \
    --product "$1" -Xswiftc -static-executable -Xswiftc -cross-module-optimization \
    -Xswiftc -use-ld=lld -Xlinker -s >&2
  if ldd "$scratch/release/$1" >/dev/null 2>&1; then
    die "$1 still needs shared libraries"
  fi
  # It has to run where nothing of this folder is.
  mkdir "$trial/$1"
  cp "$scratch/release/$1" "$trial/$1/"
  (cd "$trial/$1" && env -i "./$1" --version >/dev/null) || die "$1 does not run by itself"
}

# install_file SOURCE MODE FOLDER NAME
install_file() {
  mkdir -p "$prefix/$3"
  install -m "$2" "$1" "$prefix/$3/$4"
}

for program in dialcode sectionpick; do build "$program"; done
for program in dialcode sectionpick; do
  install_file "$trial/$program/$program" 755 bin "$program"
  install_file "$root/Resources/man/$program.1" 644 share/man/man1 "$program.1"
  for shell in bash zsh fish; do
    "$trial/$program/$program" --completions $shell >"$trial/$shell"
  done
  install_file "$trial/bash" 644 share/bash-completion/completions "$program"
  install_file "$trial/zsh" 644 share/zsh/site-functions "_$program"
  install_file "$trial/fish" 644 share/fish/vendor_completions.d "$program.fish"
  say "installed $prefix/bin/$program"
done

case ":$PATH:" in
  *":$prefix/bin:"*) ;;
  *) say "$prefix/bin is not in PATH; this adds it: export PATH=\"$prefix/bin:\$PATH\"" ;;
esac
