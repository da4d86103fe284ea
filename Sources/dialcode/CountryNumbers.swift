import DialCodes
import SectionedPicker

/// Telephone numbers looked up in the list of countries that is shown.
struct CountryNumbers {
  let list: SectionedList<CountryRow>

  /// The positions of regions, without those that are not listed.
  func positions(of regions: [RegionCode]) -> [Int] {
    regions.compactMap { region in list.elements.firstIndex { $0.country.code == region } }
  }

  /// What a number tells that is typed at the prompt.
  func resolution(of number: String) -> NumberMatches {
    switch NumberPlan().resolve(number) {
    case .countries(let regions, _):
      NumberMatches(positions: positions(of: regions))
    case .nonGeographic(let name, let dialCode):
      NumberMatches(
        note: "\(dialCode.map { "\($0): " } ?? "")\(name), of no single country")
    case .refused(let refusal):
      NumberMatches(note: "\(refusal)")
    }
  }

  /// What `:number` answers, a line each.
  func lines(of number: String) -> [String] {
    let resolution = resolution(of: number)
    if let note = resolution.note { return [note] }
    return resolution.positions.map { position in
      let row = list.elements[position]
      return "\(row.name), \(row.id), \(row.shownDialCode)"
    }
  }
}
