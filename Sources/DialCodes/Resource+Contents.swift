import CResources

extension Resource {
  /// The bytes of the file.
  var contents: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: bytes, count: count) }
}
