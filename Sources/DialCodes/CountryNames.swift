/// The names of all countries in one language, in its order and under its index letters.
public struct CountryNames: Hashable, Sendable {
  /// A country in the language.
  public struct Row: Hashable, Sendable {
    /// The country.
    public let code: RegionCode
    /// The index letter that the name stands under.
    public let section: String
    /// The name that is shown.
    public let name: String
    /// The name in plain Latin letters, if it is in another script: `Rossiya`, `Zhongguo`, `Nihon`.
    public let romanised: String?
    /// Other names in the language: former, longer or shorter ones.
    public let alternatives: [String]
  }

  /// The language, as a BCP 47 tag: `de`, `zh-Hant`.
  public let language: String
  /// Every index letter of the language in its order, whether names stand under it or not.
  public let labels: [String]
  /// The countries, in the order of the language.
  public let rows: [Row]

  /// The languages that are built in, as BCP 47 tags in their order.
  public static var languages: [String] { Language.all.map(\.tag) }

  /// Reads the names in one language, without touching another's; nil for a language that is not
  /// built in, and for text that names none.
  ///
  /// - Parameter tag: A BCP 47 tag or a POSIX locale. A kind of a language that is not built in gives
  ///   the nearest one: `zh-TW` is `zh-Hant`, `nb` is `no`, `de-AT` is `de`.
  public init?(language tag: some StringProtocol) {
    guard let tag = LanguageTag(tag), let language = Language.resolved(tag) else { return nil }
    self.init(language)
  }

  /// The index letters of a language in their order, without its names; nil where `init(language:)`
  /// gives nothing.
  public static func labels(ofLanguage tag: some StringProtocol) -> [String]? {
    guard let tag = LanguageTag(tag), let language = Language.resolved(tag) else { return nil }
    var lines = TextLines(bytes: language.file.contents)
    return lines.next().map(columns) ?? []
  }

  init(_ language: Language) {
    var lines = TextLines(bytes: language.file.contents)
    self.language = language.tag
    labels = lines.next().map(Self.columns) ?? []
    rows = lines.compactMap(Self.row)
  }

  private static func row(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Row? {
    let columns = columns(line)
    guard columns.count >= 3, let code = RegionCode(columns[0]) else { return nil }
    let romanised = columns.count > 3 && !columns[3].isEmpty ? columns[3] : nil
    let alternatives = columns.count > 4 ? NameList.texts(in: columns[4]) : []
    return Row(
      code: code, section: columns[1], name: columns[2], romanised: romanised,
      alternatives: alternatives)
  }

  private static func columns(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> [String] {
    line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
