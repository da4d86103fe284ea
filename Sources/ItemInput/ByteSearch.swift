/// Calls `body` with the offset of each `byte`, in order; eight bytes are looked at a time.
@inline(__always)
func forEachByte(
  _ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ body: (Int) -> Void
) {
  let raw = UnsafeRawBufferPointer(bytes)
  var offset = start
  while offset + 8 <= raw.count {
    var found = places(of: byte, in: raw, at: offset)
    while found != 0 {
      body(offset + found.trailingZeroBitCount / 8)
      found &= found &- 1
    }
    offset += 8
  }
  while offset < raw.count {
    if raw[offset] == byte { body(offset) }
    offset += 1
  }
}

/// The offset of the first `byte` from an offset on; nil where there is none.
func firstOffset(of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
  let raw = UnsafeRawBufferPointer(bytes)
  var offset = start
  while offset + 8 <= raw.count {
    let found = places(of: byte, in: raw, at: offset)
    if found != 0 { return offset + found.trailingZeroBitCount / 8 }
    offset += 8
  }
  while offset < raw.count {
    if raw[offset] == byte { return offset }
    offset += 1
  }
  return nil
}

/// The high bit of each of eight bytes that is `byte`, the first one lowest, and no other bit.
@inline(__always)
private func places(of byte: UInt8, in raw: UnsafeRawBufferPointer, at offset: Int) -> UInt64 {
  let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
  let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  let difference = word ^ (UInt64(byte) &* 0x0101_0101_0101_0101)
  return ~(((difference & low) &+ low) | difference | low)
}
