/// How much a reader accepts before it refuses a text.
public struct JSONLimits: Hashable, Sendable {
  /// How many arrays and objects may lie within one another.
  public var depth: Int
  /// How long the text may be, in bytes; offsets are kept in 32 bits, so never more than 4 GB.
  public var size: Int {
    get { storedSize }
    set { storedSize = min(newValue, Self.largestSize) }
  }

  private var storedSize: Int
  private static let largestSize = Int(UInt32.max) - 1

  /// Creates limits; the defaults are meant for files that people write: 512 levels, 64 MB.
  public init(depth: Int = 512, size: Int = 64 << 20) {
    self.depth = depth
    storedSize = min(size, Self.largestSize)
  }
}
