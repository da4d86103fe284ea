/// A generator of the same random numbers in every run (SplitMix64).
public struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  /// Creates a generator; another seed gives other numbers.
  public init(seed: UInt64) { state = seed }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// A text of some of the characters.
  public mutating func text(of characters: [Character], upTo limit: Int) -> String {
    let count = Int.random(in: 0...limit, using: &self)
    return String((0..<count).compactMap { _ in characters.randomElement(using: &self) })
  }
}
