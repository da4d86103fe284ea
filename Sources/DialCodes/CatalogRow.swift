import JSONText

/// A value of a file and the JSON path that leads to it.
struct CatalogPlace: Sendable {
  let path: String
  let value: JSONValue

  /// The path of a member of this value: `$.AF`, or `$["+93"]` where the name is no identifier.
  func member(_ member: JSONMembers.Member) -> CatalogPlace {
    let key = member.key.string ?? ""
    let isIdentifier =
      key.utf8.first.map { !isASCIIDigit($0) } ?? false
      && key.utf8.allSatisfy { isASCIILetterOrDigit($0) || $0 == UInt8(ascii: "_") }
    return CatalogPlace(
      path: isIdentifier ? "\(path).\(key)" : "\(path)[\(jsonQuoted(key))]", value: member.value)
  }

  /// The path of an element of this value: `$[12]`.
  func element(_ index: Int, _ value: JSONValue) -> CatalogPlace {
    CatalogPlace(path: "\(path)[\(index)]", value: value)
  }

  /// What stands here, for messages: texts in quotes, anything long by its kind.
  var found: String {
    switch value.kind {
    case .object: "an object"
    case .array: "a list"
    default:
      value.range.count <= 60 ? String(decoding: value.source, as: UTF8.self) : "a long text"
    }
  }
}

/// A row of a file, taken apart by what its members mean.
struct CatalogRow: Sendable {
  /// The row, counted from 0.
  var index: Int
  var place: CatalogPlace
  var name: CatalogPlace?
  var dialCode: CatalogPlace?
  var code: CatalogPlace?
  /// The country of the flag, which some files have instead of a code.
  var flag: RegionCode?
  var flagPlace: CatalogPlace?
  var alpha3: String?
  /// Nil where the file does not say.
  var aliases: [String]?
  /// Nil where the file does not say.
  var areaCodes: [String]?
  var isMain: Bool?
  /// The members that mean nothing here, for whoever writes the row again.
  var otherMembers: [JSONMembers.Member] = []

  init(index: Int, place: CatalogPlace) {
    self.index = index
    self.place = place
  }
}
