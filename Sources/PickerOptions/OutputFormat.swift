/// The template of `--format`, read once and rendered for every result.
///
/// `{name}` stands for a value, `{{` and `}}` for a brace, and `\t \n \r \0 \\` for the bytes
/// they stand for in C.
public struct OutputFormat: Equatable, Sendable {
  /// A piece of the template.
  public enum Part: Equatable, Sendable {
    /// Bytes that are printed as they are.
    case literal([UInt8])
    /// The name between braces.
    case placeholder(String)
  }

  /// What keeps a template from being read.
  public enum Fault: Error, Equatable, Sendable {
    /// The name is none of those known.
    case unknownPlaceholder(String, known: [String])
    /// `{}`.
    case emptyPlaceholder
    /// A `{` without its `}`, with what follows it.
    case unclosedPlaceholder(String)
    /// A backslash before a character that has no meaning there.
    case unknownEscape(Character)
    /// A backslash at the end.
    case danglingBackslash
  }

  /// The pieces in order; two literals never follow each other.
  public private(set) var parts: [Part] = []

  /// Reads a template.
  ///
  /// - Parameters:
  ///   - template: The text that the user gave.
  ///   - known: The names that may stand between braces; `nil` allows any.
  /// - Throws: ``Fault``, the first one in reading order.
  public init(_ template: String, placeholders known: [String]?) throws(Fault) {
    var rest = Substring(template).unicodeScalars
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\\":
        guard let letter = rest.popFirst() else { throw .danglingBackslash }
        append(try Self.escape(letter))
      case "{" where rest.first == "{", "}" where rest.first == "}":
        rest.removeFirst()
        append(scalar)
      case "{":
        guard let end = rest.firstIndex(of: "}") else { throw .unclosedPlaceholder(String(rest)) }
        let name = String(rest[..<end])
        if name.isEmpty { throw .emptyPlaceholder }
        if let known, !known.contains(name) {
          throw .unknownPlaceholder(name, known: known)
        }
        parts.append(.placeholder(name))
        rest = rest[rest.index(after: end)...]
      default:
        append(scalar)
      }
    }
  }

  /// Appends the template with its values to a buffer.
  ///
  /// - Parameters:
  ///   - output: The buffer.
  ///   - value: Appends the value of the placeholder it is called with.
  public func render(
    into output: inout [UInt8], value: (_ placeholder: String, inout [UInt8]) -> Void
  ) {
    for part in parts {
      switch part {
      case .literal(let bytes): output.append(contentsOf: bytes)
      case .placeholder(let name): value(name, &output)
      }
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if case .literal(let bytes) = parts.last {
      parts[parts.count - 1] = .literal(bytes + Array(String(scalar).utf8))
    } else {
      parts.append(.literal(Array(String(scalar).utf8)))
    }
  }

  private static func escape(_ letter: Unicode.Scalar) throws(Fault) -> Unicode.Scalar {
    switch letter {
    case "t": "\t"
    case "n": "\n"
    case "r": "\r"
    case "0": "\0"
    case "\\": "\\"
    default: throw .unknownEscape(Character(letter))
    }
  }
}
