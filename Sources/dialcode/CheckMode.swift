import DialCodes
import PickerOptions
import PickerProgram
import PickerTerminal

/// `--check`: what is wrong with somebody's file of countries, or with `--fix` the file as it should be.
struct CheckMode {
  let path: String
  let fixes: Bool

  func run() throws(ProgramError) -> ExitStatus {
    let bytes = try Dialcode.console.read(path)
    let audit: CatalogAudit
    do throws(CatalogError) {
      audit = try CatalogAudit(
        checking: bytes, path: path, reference: CountryCatalog.bundled().countries)
    } catch {
      throw .data(error)
    }
    if fixes {
      try Dialcode.console.write(Array(audit.corrected().utf8))
      return .success
    }
    // Findings quote the file, which may hold what a terminal obeys.
    let lines = audit.findings.map {
      "\(Dialcode.console.program.name): \(VisibleText($0.message).text)\n"
    }
    try Dialcode.console.write(Array(lines.joined().utf8))
    return audit.findings.isEmpty ? .success : .noMatch
  }
}
