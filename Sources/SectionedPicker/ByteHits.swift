/// The places in a block of sixteen bytes where a mask is set, first to last.
struct ByteHits {
  private var low: UInt64
  private var high: UInt64

  @inline(__always)
  init(_ mask: SIMDMask<SIMD16<Int8>>) {
    // A mask has no conversion to bits. Both types are sixteen bytes, each lane of a mask being all
    // ones or all zeros, so that the bits are what they are for any mask.
    let halves = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
    low = UInt64(littleEndian: halves[0])
    high = UInt64(littleEndian: halves[1])
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
