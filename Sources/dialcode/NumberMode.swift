import DialCodes
import PickerOptions
import PickerProgram
import SectionedPicker

/// `--number`: the countries that telephone numbers, or beginnings of them, belong to.
///
/// Of one number every country that it may belong to is printed, the likeliest first; of several
/// numbers the likeliest alone, so that lines and numbers agree.
struct NumberMode {
  /// The code under which services of no country are printed, as UN M.49 has it for the world.
  private static let worldCode = "001"

  let options: PickerOptions
  let book: CountryBook

  func run(_ numbers: [String]) throws(ProgramError) -> ExitStatus {
    let plan = NumberPlan()
    let list = book.items.list
    let output = try CountryOutput(options, standard: CountryOutput.listTemplate)
    var bytes: [UInt8] = []
    var status = ExitStatus.success
    for number in numbers {
      switch plan.resolve(number) {
      case .countries(let regions, _):
        let positions = book.items.numbers.positions(of: regions)
        let candidates = positions.map { list.elements[$0].id }
        for position in numbers.count == 1 ? positions[...] : positions.prefix(1) {
          bytes += output.bytes(
            list.elements[position], section: list.sectionTitle(of: position),
            because: .init(number: number, candidates: candidates))
        }
        if positions.isEmpty {
          Dialcode.console.warn("\(number): the list has no country of this number")
          status = .noMatch
        }
      case .nonGeographic(let name, let dialCode):
        bytes += output.bytes(
          ofService: name, code: Self.worldCode, dialCode: dialCode, number: number)
      case .refused(let refusal):
        Dialcode.console.warn("\(number): \(refusal)")
        status = .noMatch
      }
    }
    try Dialcode.console.write(bytes)
    return status
  }
}
