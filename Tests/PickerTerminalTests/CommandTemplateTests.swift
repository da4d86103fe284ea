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
  ])
  func theQueryIsAParameterOfTheShell(template: String, command: String) {
    #expect(CommandTemplate(template).command == command)
  }
}
