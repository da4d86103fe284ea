/// The places in a block of sixteen bytes where a mask is set, first to last.
struct ByteHits {
  private var low: UInt64
  private var high: UInt64

  @inline(__always)
  init(_ mask: SIMDMask<SIMD16<Int8>>) {
    let halves = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
    low = halves[0]
    high = halves[1]
  }

  @inline(__always)
  mutating func next() -> Int? {
    if low != 0 {
      let offset = low.trailingZeroBitCount >> 3
      low &= ~(0xFF << UInt64(offset << 3))
      return offset
    }
    guard high != 0 else { return nil }
    let offset = high.trailingZeroBitCount >> 3
    high &= ~(0xFF << UInt64(offset << 3))
    return offset + 8
  }
}
