/// Whether a byte is a digit of ASCII.
func isASCIIDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

/// Whether a byte is a letter of ASCII.
func isASCIILetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

/// Whether a byte is a letter or a digit of ASCII.
func isASCIILetterOrDigit(_ byte: UInt8) -> Bool { isASCIILetter(byte) || isASCIIDigit(byte) }

/// The ASCII digit that a decimal digit of any script stands for; nil where it is none.
func asciiDigit(_ scalar: Unicode.Scalar) -> UInt8? {
  if scalar.isASCII { return scalar >= "0" && scalar <= "9" ? UInt8(scalar.value) : nil }
  guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue,
    (0...9).contains(value)
  else { return nil }
  return UInt8(ascii: "0") + UInt8(value)
}
