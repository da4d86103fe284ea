extension CatalogFinding {
  /// The finding as compilers print it: `FILE:LINE:COLUMN: $[93].dial_code: wrong: "+595" should be
  /// +592: …`.
  public var message: String {
    "\(file):\(line):\(column): \(path): \(kind.label): \(sentence)"
  }

  private var sentence: String {
    switch (found, right) {
    case (let found?, let right?): "\(found) should be \(right): \(reason)"
    case (let found?, nil): "\(found): \(reason)"
    case (nil, let right?): "\(reason); right is \(right)"
    case (nil, nil): reason
    }
  }

  private var reason: String {
    switch why {
    case .problem(let reason): CatalogProblem.text(of: reason)
    case .callingCodeLost: "the calling code is lost"
    case .numberOf(let owner): "that is the code of \(owner)"
    case .numberOfNoCountry: "that code is no country’s"
    case .numberUnassigned: "that code is assigned to nobody"
    case .numberNotInUse: "that code is assigned, but not in use"
    case .noNumberOfItsOwn(let sentence), .withdrawn(let sentence): sentence
    case .beginOfNumbers(let digits): "\(digits) only begins its numbers"
    case .areaCodeNotItsOwn(let owner): "those digits are \(owner)"
    case .reservedCode: "the code is reserved, ISO 3166-1 assigns another"
    case .unknownCode: "no country has that code"
    case .nameOf(let code): "that is the name of \(code)"
    case .runTogether: "the words are run together"
    case .strayBlanks: "stray blanks"
    case .lostLetters: "letters are lost"
    case .flagOf(let code): "that is the flag of \(code)"
    case .alpha3: "that is not the country’s code of three letters"
    case .noMember(let key): "no “\(key)”, which the other rows have"
    case .form(let form, let rows): "\(form.phrase)\(rows > 1 ? ", in \(rows) rows" : "")"
    case .missing(let country): "\(country) is not in the file"
    case .order(let name): "it stands behind “\(name)”"
    }
  }
}

extension CatalogFinding.Kind {
  /// The kind as it is printed.
  fileprivate var label: String {
    switch self {
    case .hiddenMark: "hidden mark"
    case .outOfOrder: "out of order"
    default: rawValue
    }
  }
}

extension CatalogFinding.DialCodeForm {
  fileprivate var phrase: String {
    switch self {
    case .withoutPlus: "the plus is missing"
    case .doubleZero: "00 is one country’s way to dial a plus"
    case .number: "a number, not a text"
    case .signs: "blanks or signs between the digits"
    case .several: "several codes in one value"
    }
  }
}
