#!/bin/sh
# Installs the system packages that a build needs, if any is missing, and then runs a command in
# the project's folder.
#
#     Resources/setup.sh swift run dialcode
#     Resources/setup.sh --tests swift test
#
# With --tests, what the tests need is installed too. Nothing is asked, and nothing is fetched if
# everything is there. All messages go to standard error.
set -eu

packages="libreadline-dev libncurses-dev"
if [ "${1-}" = "--tests" ]; then
  packages="$packages tmux sqlite3"
  shift
fi

say() { printf 'setup: %s\n' "$1" >&2; }

is_installed() {
  [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = "installed" ]
}

install_packages() {
  manually="apt-get install --yes $1"
  if [ "$(id -u)" -eq 0 ]; then
    as_root=""
  elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
    as_root="sudo -n"
  else
    say "these packages are missing: $1"
    say "somebody who may install packages has to run: $manually"
    exit 1
  fi
  say "installing $1"
  apt="$as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300"
  # One source that cannot be reached need not be the one that has the packages.
  $apt update </dev/null >&2 || say "the package lists could not all be updated"
  if ! $apt install --yes --no-install-recommends $1 </dev/null >&2; then
    say "the packages could not be installed; the command was: $manually"
    exit 1
  fi
}

if command -v dpkg-query >/dev/null && command -v apt-get >/dev/null; then
  missing=""
  for package in $packages; do
    is_installed "$package" || missing="$missing $package"
  done
  missing=${missing# }
  [ -z "$missing" ] || install_packages "$missing"
elif [ ! -e /usr/include/readline/readline.h ]; then
  say "this is no Debian system: GNU readline 8.2 and ncurses are needed, with their headers"
fi

if ! command -v swift >/dev/null; then
  say "swift is missing; see https://www.swift.org/install"
  exit 1
fi

cd "$(dirname "$0")/.."
[ $# -eq 0 ] || exec "$@"
