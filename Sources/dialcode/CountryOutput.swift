import DialCodes
import JSONText
import PickerOptions
import PickerProgram

/// How countries are printed: a template's text or a JSON object, each ended by a newline or NUL.
struct CountryOutput {
  let options: PickerOptions
  /// The template where no other is asked for.
  let standard: OutputFormat

  /// The template of whatever prints several countries.
  static let listTemplate = "{code}\t{dial_code}\t{name}"

  init(_ options: PickerOptions, standard: String) throws(ProgramError) {
    self.options = options
    do {
      self.standard = try OutputFormat(standard, placeholders: Program.dialcode.placeholders)
    } catch {
      throw .options(OptionError(origin: .commandLine, reason: .badFormat(error)))
    }
  }

  /// What a country was found by, which JSON output tells.
  struct Reason {
    /// The alias that a query matched.
    var alias: String?
    /// The number that was looked up.
    var number: String?
    /// The codes of all countries that the number may belong to.
    var candidates: [String]?
  }

  /// The bytes of one country.
  ///
  /// - Parameters:
  ///   - row: The country.
  ///   - section: The title of its section.
  ///   - reason: Why the country is printed.
  /// - Returns: The bytes, with the newline or NUL that ends them.
  func bytes(
    _ row: CountryRow, section: String?, because reason: Reason = Reason()
  ) -> [UInt8] {
    let country = row.country
    let values: [(String, Value)] = [
      ("name", .text(row.name)), ("dial_code", .text(country.dialCode?.description ?? "")),
      ("code", .text(row.id)), ("alpha3", .text(country.alpha3)),
      ("area_codes", .texts(country.areaCodes)), ("aliases", .texts(country.aliases)),
      ("flag", .text(country.code.flag)), ("section", .text(section)),
    ]
    let extras: [(String, Value)] = [
      ("matched", .text(reason.alias)), ("number", .text(reason.number)),
      ("candidates", .texts(reason.candidates)),
    ]
    return bytes(values + extras.filter { !$0.1.isMissing })
  }

  /// The bytes of a service that no country has for itself.
  func bytes(
    ofService name: String, code: String, dialCode: DialCode?, number: String
  ) -> [UInt8] {
    bytes([
      ("name", .text(name)), ("dial_code", .text(dialCode?.description)), ("code", .text(code)),
      ("number", .text(number)),
    ])
  }

  private func bytes(_ values: [(name: String, value: Value)]) -> [UInt8] {
    var bytes: [UInt8] = []
    let append = { (placeholder: String, output: inout [UInt8]) in
      output += values.first { $0.name == placeholder }?.value.plain.utf8.map { $0 } ?? []
    }
    switch options.output {
    case .json:
      let members = values.map { "\(jsonQuoted($0.name)):\($0.value.json)" }
      bytes = Array("{\(members.joined(separator: ","))}".utf8)
    case .standard: standard.render(into: &bytes, value: append)
    case .format(let format): format.render(into: &bytes, value: append)
    }
    bytes.append(options.resultEnd)
    return bytes
  }

  /// What stands for a placeholder, or behind a JSON key.
  private enum Value {
    case text(String?)
    case texts([String]?)

    var isMissing: Bool {
      switch self {
      case .text(let text): text == nil
      case .texts(let texts): texts == nil
      }
    }

    var plain: String {
      switch self {
      case .text(let text): text ?? ""
      case .texts(let texts): texts?.joined(separator: " ") ?? ""
      }
    }

    var json: String {
      switch self {
      case .text(let text): text.map(jsonQuoted) ?? "null"
      case .texts(let texts): "[\((texts ?? []).map(jsonQuoted).joined(separator: ","))]"
      }
    }
  }
}
