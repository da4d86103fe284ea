/// How cells are drawn: attributes and a colour of the terminal's own palette.
struct Style: Hashable, Sendable {
  /// The attributes every terminal has, in any combination.
  struct Attributes: OptionSet, Hashable, Sendable {
    /// The attributes as bits.
    let rawValue: UInt8

    /// Heavier or brighter letters.
    static let bold = Attributes(rawValue: 1)
    /// Fainter letters.
    static let dim = Attributes(rawValue: 2)
    /// A line below the letters.
    static let underline = Attributes(rawValue: 4)
    /// Foreground and background exchanged.
    static let reverse = Attributes(rawValue: 8)
  }

  /// A colour of the palette that the user has chosen for the terminal.
  enum Color: UInt8, Sendable {
    /// The eight colours, in the order of their numbers.
    case black, red, green, yellow, blue, magenta, cyan, white
  }

  /// The attributes.
  var attributes: Attributes
  /// The colour of the letters; nil for the terminal's own.
  var foreground: Color?

  /// Creates a style from attributes and a colour.
  init(_ attributes: Attributes = [], foreground: Color? = nil) {
    self.attributes = attributes
    self.foreground = foreground
  }

  /// Text as the terminal draws it by itself.
  static let plain = Style()

  /// This style with the attributes and the colour of another laid over it.
  func adding(_ other: Style) -> Style {
    Style(attributes.union(other.attributes), foreground: other.foreground ?? foreground)
  }
}

extension Style {
  /// The parameters of the SGR control that sets exactly this style: `1;33` after plain text,
  /// `0;1;33` after any other, nothing for plain.
  func parameters(after last: Style?) -> String {
    guard self != .plain else { return "" }
    var codes: [UInt8] = last == .plain ? [] : [0]
    if attributes.contains(.bold) { codes.append(1) }
    if attributes.contains(.dim) { codes.append(2) }
    if attributes.contains(.underline) { codes.append(4) }
    if attributes.contains(.reverse) { codes.append(7) }
    if let foreground { codes.append(30 + foreground.rawValue) }
    return codes.map(String.init).joined(separator: ";")
  }

  /// Whether a blank in this style shows nothing.
  var hidesBlanks: Bool { attributes.isDisjoint(with: [.underline, .reverse]) }
}
