/// Everything that is wrong with a file of countries, and the file as it should be.
public struct CatalogAudit: Sendable {
  /// What is wrong, in the order of the file; what is wrong with the file as a whole comes last.
  public let findings: [CatalogFinding]

  let file: CatalogFile
  let reference: CountryCatalog

  /// Compares a file with the countries as they are.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - path: What the file is called in messages.
  ///   - reference: The countries as they are.
  /// - Throws: `CatalogError` if the file is not JSON or holds no country that can be used.
  public init(
    checking bytes: [UInt8], path: String, reference: [Country]
  ) throws(CatalogError) {
    let file = try CatalogReader.read(bytes, path: path, known: reference)
    self.init(file, reference: reference)
  }

  /// Compares a file that was read, `reference` being known, with the countries as they are.
  public init(_ file: CatalogFile, reference: [Country]) {
    var auditor = CatalogAuditor(file: file, reference: reference)
    auditor.checkRows()
    auditor.checkFile()
    findings = auditor.findings
    self.file = file
    self.reference = auditor.catalog
  }
}
