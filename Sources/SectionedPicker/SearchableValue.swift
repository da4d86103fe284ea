/// A value that has texts to search in, such as a property of an element.
public protocol SearchableValue {
  /// The texts; none where there is nothing to find.
  var searchTexts: [String] { get }
}

extension SearchableValue where Self: LosslessStringConvertible {
  /// The value as it is written.
  public var searchTexts: [String] { [description] }
}

extension String: SearchableValue {}
extension Substring: SearchableValue {}
extension Character: SearchableValue {}
extension Bool: SearchableValue {}
extension Double: SearchableValue {}
extension Float: SearchableValue {}
extension Int: SearchableValue {}
extension Int8: SearchableValue {}
extension Int16: SearchableValue {}
extension Int32: SearchableValue {}
extension Int64: SearchableValue {}
extension UInt: SearchableValue {}
extension UInt8: SearchableValue {}
extension UInt16: SearchableValue {}
extension UInt32: SearchableValue {}
extension UInt64: SearchableValue {}

extension Optional: SearchableValue where Wrapped: SearchableValue {
  /// The texts of the value, if there is one.
  public var searchTexts: [String] { map(\.searchTexts) ?? [] }
}

extension Array: SearchableValue where Element: SearchableValue {
  /// The texts of all values.
  public var searchTexts: [String] { flatMap(\.searchTexts) }
}
