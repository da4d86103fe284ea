import JSONText

/// Reads files of countries as people have them: lists, maps and sections, under whatever names,
/// with dial codes in whatever form.
public struct CatalogReader {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The file: JSON in UTF-8 or UTF-16.
  ///   - path: What the file is called in messages.
  ///   - known: The countries that are known. They tell the country of a row without a code, and
  ///     what a list of names or of dial codes leaves out; further facts are taken from them.
  /// - Returns: The countries that can be used, and what is wrong with the others.
  /// - Throws: `CatalogError` if the file is not JSON or holds no country that can be used.
  public static func read(
    _ bytes: [UInt8], path: String, known: [Country] = []
  ) throws(CatalogError) -> CatalogFile {
    let root: JSONValue
    do throws(JSONError) {
      root = try JSONDocument(bytes).root
    } catch {
      throw CatalogError(.notJSON(reason: error.reason), file: path, at: error.position)
    }
    let rows = try rows(of: root, path: path)
    var interpreter = CatalogInterpreter(file: path, rows: rows, known: known)
    let entries = interpreter.entries(of: rows)
    let problems = entries.flatMap(\.problems)
    let countries = entries.compactMap(\.country)
    if countries.isEmpty, let problem = problems.first {
      throw CatalogError(
        .noUsableRow(first: problem), file: path, at: rows[problem.row].place.value.position)
    }
    return CatalogFile(path: path, countries: countries, problems: problems, entries: entries)
  }

  private static func rows(
    of root: JSONValue, path: String
  ) throws(CatalogError) -> [CatalogRow] {
    let rows: [CatalogRow]
    do throws(CatalogShape.Failure) {
      rows = try CatalogShape.rows(of: root)
    } catch {
      let kind: CatalogError.Kind =
        switch error {
        case .noList(let found): .noList(found: found)
        case .severalLists(let paths): .severalLists(paths: paths)
        }
      throw CatalogError(kind, file: path, at: root.position)
    }
    if rows.isEmpty { throw CatalogError(.noRows, file: path, at: root.position) }
    return rows
  }
}
