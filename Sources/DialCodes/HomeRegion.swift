import CResources

/// Where a person is at home, as far as the environment tells: language and region of the locale,
/// and the region of the time zone.
public struct HomeRegion: Hashable, Sendable {
  /// The language with its script, if that was named: `nl`, `sr-Latn`; nil for `C` and `POSIX`.
  public let language: String?
  /// The region; nil where the locale names none, as in `en` or `es_419`.
  public let region: RegionCode?
  /// The whole tag, to find names by: `nl-BE`, `es-419`.
  public let tag: String?

  /// Reads a POSIX locale such as `nl_BE.UTF-8`, or a BCP 47 tag.
  public init(locale: some StringProtocol) {
    let tag = LanguageTag(locale)
    language = tag?.languageAndScript
    region = tag?.region.flatMap { RegionCode($0)?.canonical }
    self.tag = tag?.text
  }

  /// Reads the locale that is set for messages.
  ///
  /// The first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty counts, as for any program.
  ///
  /// - Parameter value: The value of an environment variable.
  public init(environment value: (String) -> String?) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(value).first { !$0.isEmpty }
    self.init(locale: locale ?? "")
  }
}

extension HomeRegion {
  /// The region of a time zone: `DK` for `Europe/Copenhagen`.
  ///
  /// - Parameter name: The zone's name, as in `TZ`, or the path of its file, as `/etc/localtime` links
  ///   to it.
  /// - Returns: Nil for a zone that belongs to no region, such as `UTC`.
  public static func region(ofTimeZone name: some StringProtocol) -> RegionCode? {
    let zone = zoneName(name)
    for line in TextLines(bytes: resource_time_zones.contents) {
      guard let line = TabbedLine(line), line.key.elementsEqual(zone.utf8) else { continue }
      return RegionCode(line.value)
    }
    return nil
  }

  /// The name without what stands before it in `TZ` and in paths.
  private static func zoneName(_ text: some StringProtocol) -> Substring {
    var parts = Substring(text).split(separator: "/")[...]
    if let folder = parts.lastIndex(of: "zoneinfo") { parts = parts[(folder + 1)...] }
    if let first = parts.first, first == "posix" || first == "right" { parts = parts.dropFirst() }
    let name = parts.joined(separator: "/")
    return name.hasPrefix(":") ? name.dropFirst() : name[...]
  }
}
