import TestSupport
import Testing

@testable import PickerTerminal

@Suite struct CommandTemplates {
  @Test(arguments: [
    ("grep {q} f", #"grep "$1" f"#),
    (#"grep "{q}" f"#, #"grep "${1}" f"#),
    ("grep '{q}' f", #"grep ''"$1"'' f"#),
    (#"a "$(b {q} "{q}")" {q}"#, #"a "$(b "$1" "${1}")" "$1""#),
    ("a `b {q}`", #"a `b "$1"`"#),
    (#"(a {q}) "{q}""#, #"(a "$1") "${1}""#),
    (#"a \" {q}"#, #"a \" "$1""#),
    (#"a \{q}"#, #"a \{q}"#),
    (#"a '\' {q}"#, #"a '\' "$1""#),
    ("a {Q} {} {q", "a {Q} {} {q"),
    ("{q}{q}", #""$1""$1""#),
    (#""it's {q}""#, #""it's ${1}""#),
    ("", ""), ("'", "'"), ("\\", "\\"),
    ("a # isn't {q}\nb {q}", "a # isn't {q}\nb \"$1\""),
    ("a#b' {q}'", #"a#b' '"$1"''"#),
    (##"echo $# ${#x} "#" '#' {q}"##, ##"echo $# ${#x} "#" '#' "$1""##),
    (#""$(case {q} in a) b {q};; esac)" {q}"#, #""$(case "$1" in a) b "$1";; esac)" "$1""#),
    (#""$(case x in (a) b;; esac; c {q})" {q}"#, #""$(case x in (a) b;; esac; c "$1")" "$1""#),
    (#""$(grep case)" '{q}'"#, #""$(grep case)" ''"$1"''"#),
    (#"x=$((1 << 2)) '{q}'"#, #"x=$((1 << 2)) ''"$1"''"#),
  ])
  func theQueryIsAParameterOfTheShell(template: String, command: String) {
    #expect(CommandTemplate(template).command == command)
  }

  @Test(arguments: [
    ("cat <<E\n'{q}' isn't\nE\n{q}", "cat <<E\n'${1}' isn't\nE\n\"$1\""),
    ("cat <<-E | b {q}\n\t{q}\n\tE\n{q}", "cat <<-E | b \"$1\"\n\t${1}\n\tE\n\"$1\""),
    ("cat <<A - <<B\n'\nA\n{q}\nB\n{q}", "cat <<A - <<B\n'\nA\n${1}\nB\n\"$1\""),
    ("cat <<'E'\n{q}\nE\n{q}", "cat <<'E'\n{q}\nE\n\"$1\""),
    ("cat <<E\n$(b {q})\nE", "cat <<E\n$(b \"$1\")\nE"),
    ("x=\"$(cat <<E\n{q}'\nE\n)\" {q}", "x=\"$(cat <<E\n${1}'\nE\n)\" \"$1\""),
    ("cat <<E\n{q}", "cat <<E\n${1}"), ("cat <<", "cat <<"), ("cat <<E", "cat <<E"),
    ("cat <<<{q} '{q}'", #"cat <<<"$1" ''"$1"''"#),
  ])
  func aHereDocumentIsNoProgram(template: String, command: String) {
    #expect(CommandTemplate(template).command == command)
  }

  @Test func nothingButTheQueryIsReplaced() {
    var random = SeededRandom(seed: 7)
    let parts = [
      "'", "\"", "`", "$(", "(", ")", "<<", "E", "\n", "#", "\\", "case x in ", "esac", " ", "é",
    ]
    for _ in 0..<2000 {
      let template = (0..<12).compactMap { _ in parts.randomElement(using: &random) }.joined()
      #expect(CommandTemplate(template).command == template)
      #expect(CommandTemplate(template + "{q}").command.hasPrefix(template))
    }
  }
}
