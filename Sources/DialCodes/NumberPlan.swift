import CResources

/// Which country a telephone number belongs to.
///
/// The longest prefix that is known decides, as in libphonenumber, on whose metadata this is built.
/// Where that cannot tell two countries apart, both are named.
public struct NumberPlan: Sendable {
  private let table: NumberTable

  /// Creates the plan that is built in, of which nothing is decoded before a number is asked for.
  public init() {
    table = NumberTable(bytes: resource_number_plan.contents)
  }

  /// The country of a number, or the countries that a beginning of a number may lead to.
  ///
  /// The number may be written in any usual form: with `+`, `00` or neither, with blanks, dashes and
  /// brackets, with digits of any script.
  ///
  /// - Complexity: O(*n*) in the size of the table, about 20 KB.
  public func resolve(_ number: String) -> NumberResolution {
    do {
      return resolution(of: try InternationalDigits(number).digits)
    } catch {
      return .refused(error)
    }
  }

  private func resolution(of digits: [UInt8]) -> NumberResolution {
    guard let (code, meaning) = table.callingCode(of: digits) else {
      return beginnings(of: digits)
    }
    let dialCode = DialCode(text(code))
    switch meaning {
    case .service(let name):
      return .nonGeographic(name: name, dialCode: dialCode)
    case .unused(let reason):
      return .refused(.reserved(code: text(code), reason: reason))
    case .regions(let regions):
      guard regions.count > 1 else { return .countries(regions, dialCode: dialCode) }
      return candidates(digits, code: code, regions: regions)
    }
  }

  /// The candidates behind a code that several regions share.
  private func candidates(
    _ digits: [UInt8], code: ArraySlice<UInt8>, regions: [RegionCode]
  ) -> NumberResolution {
    var found = table.longestMatch(of: digits)
    let national = digits.dropFirst(code.count)
    if found.length <= code.count, national.first == UInt8(ascii: "0") {
      found = table.longestMatch(of: Array(code + national.drop { $0 == UInt8(ascii: "0") }))
    }
    let candidates = regions.filter(found.regions.contains)
    if candidates.isEmpty || found.isMostlyService, let service = found.services.first {
      return .nonGeographic(
        name: table.serviceName(service) ?? service, dialCode: DialCode(text(code)))
    }
    return .countries(candidates.isEmpty ? regions : candidates, dialCode: DialCode(text(code)))
  }

  /// What a calling code that is still incomplete may become.
  private func beginnings(of digits: [UInt8]) -> NumberResolution {
    let (regions, services) = table.meanings(ofCodesBeginningWith: digits)
    if !regions.isEmpty { return .countries(regions, dialCode: nil) }
    if !services.isEmpty {
      return .nonGeographic(name: services.joined(separator: ", "), dialCode: nil)
    }
    let known = digits.indices.dropFirst().first { count in
      let (regions, services) = table.meanings(ofCodesBeginningWith: Array(digits.prefix(count)))
      return regions.isEmpty && services.isEmpty
    }
    return .refused(.unused(code: text(digits.prefix(known ?? digits.count))))
  }

  private func text(_ digits: ArraySlice<UInt8>) -> String {
    String(decoding: digits, as: UTF8.self)
  }
}
