/// A fact that is wrong in a file of countries, with the right one and the reason.
public struct CatalogFinding: Hashable, Sendable {
  /// What sort of fault it is.
  public enum Kind: String, Hashable, Sendable {
    /// Not of the form that it should have: `null`, a missing plus, names run together.
    case malformed
    /// Another country's, nobody's, or not what is in use.
    case wrong
    /// A country whose code was withdrawn.
    case withdrawn
    /// A country that can be dialled and is not in the file.
    case missing
    /// A country, or a member of a row, that is there twice.
    case duplicate
    /// Text that was read or written in another encoding, letters lost in it included.
    case mojibake
    /// A mark that is not seen.
    case hiddenMark
    /// Rows that are not in the order of their names; told once for a file.
    case outOfOrder
  }

  /// Why it is a fault.
  public enum Why: Hashable, Sendable {
    /// What the reader says about the row.
    case problem(CatalogProblem.Reason)
    /// The calling code in front of the area code is lost.
    case callingCodeLost
    /// The number is that of the country named, the main one where several share it.
    case numberOf(owner: String)
    /// The calling code is assigned to no country, but to a service: +800.
    case numberOfNoCountry
    /// The calling code is assigned to nobody.
    case numberUnassigned
    /// The calling code is assigned to this country, which does not use it.
    case numberNotInUse
    /// The country has no calling code of its own; the sentence says what serves it.
    case noNumberOfItsOwn(String)
    /// The digits behind the calling code are the first of the country's numbers, no area code.
    case beginOfNumbers(String)
    /// The digits behind the calling code are another country's, or nobody's.
    case areaCodeNotItsOwn(String)
    /// The country was withdrawn; the sentence says when and what followed.
    case withdrawn(String)
    /// The code is reserved, and another one assigned.
    case reservedCode
    /// No country has the code.
    case unknownCode
    /// The name is that of another country.
    case nameOf(RegionCode)
    /// The words of the name are run together.
    case runTogether
    /// Blanks around the name, or two in a row.
    case strayBlanks
    /// Letters of the name are lost.
    case lostLetters
    /// The flag is that of another country.
    case flagOf(RegionCode)
    /// The code of three letters is not the country's.
    case alpha3
    /// A member that the other rows have.
    case noMember(String)
    /// Dial codes of a form that has to be normalised; how many rows have it.
    case form(DialCodeForm, rows: Int)
    /// The country named can be dialled and is not there.
    case missing(String)
    /// The row stands behind one that it belongs before.
    case order(behind: String)
  }

  /// Forms of dial codes that programs do not expect.
  public enum DialCodeForm: String, Hashable, Sendable, CaseIterable {
    /// `44`
    case withoutPlus
    /// `0044`
    case doubleZero
    /// `44` as a number of JSON, not a text.
    case number
    /// `+1 242`, `1-242`
    case signs
    /// `+1787,1939`
    case several
  }

  /// What sort of fault it is.
  public let kind: Kind
  /// The row, counted from 0; nil where the whole file is meant.
  public let row: Int?
  /// The file, as it was named.
  public let file: String
  /// The place as a JSON path: `$[12].dial_code`.
  public let path: String
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1 in characters.
  public let column: Int
  /// What is there, as it is written; nil where nothing is.
  public let found: String?
  /// What should be there; nil where nothing should, or nobody knows.
  public let right: String?
  /// Why it is a fault.
  public let why: Why
}
