import Glibc

/// An executable of this package, as the build that contains the running tests has made it.
public struct BuiltProduct: Sendable {
  /// The absolute path.
  public var path: String

  /// The country picker.
  public static let dialcode = BuiltProduct(named: "dialcode")
  /// The picker for any list.
  public static let sectionpick = BuiltProduct(named: "sectionpick")
  /// The program in the README that uses the libraries.
  public static let exampleProgram = BuiltProduct(named: "LibraryExample")

  /// A program of the system, by its absolute path.
  public init(path: String) {
    self.path = path
  }

  /// A product that lies beside the test bundle.
  private init(named name: String) {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &buffer, buffer.count)
    let bundle = buffer.prefix(max(0, length)).map { UInt8(bitPattern: $0) }
    let folder = bundle.lastIndex(of: UInt8(ascii: "/")).map { bundle[..<$0] } ?? []
    path = String(decoding: folder, as: UTF8.self) + "/" + name
  }
}
