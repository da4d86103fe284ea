import JSONText

extension CatalogFinding.DialCodeForm {
  /// The forms of a value, which states a dial code, that programs do not expect.
  static func forms(of value: JSONValue) -> [Self] {
    switch value.kind {
    case .number: return [.number]
    case .array, .object: return []
    default: break
    }
    let text = value.string ?? ""
    var forms: [Self] = []
    if text.hasPrefix("00") {
      forms.append(.doubleZero)
    } else if !text.hasPrefix("+") {
      forms.append(.withoutPlus)
    }
    if text.utf8.contains(where: {
      $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "/")
    }) {
      forms.append(.several)
    } else if !text.utf8.drop(while: { $0 == UInt8(ascii: "+") }).allSatisfy(isASCIIDigit) {
      forms.append(.signs)
    }
    return forms
  }
}
