/// The calling codes that ITU-T assigns (List of ITU-T Recommendation E.164 assigned country codes).
enum AssignedCallingCodes {
  private static let twoDigits: Set<String> = [
    "20", "27", "30", "31", "32", "33", "34", "36", "39", "40", "41", "43", "44", "45", "46", "47",
    "48", "49", "51", "52", "53", "54", "55", "56", "57", "58", "60", "61", "62", "63", "64", "65",
    "66", "81", "82", "84", "86", "90", "91", "92", "93", "94", "95", "98",
  ]

  /// Spare codes of three digits, and those that were given back.
  private static let unassigned: Set<String> = [
    "210", "214", "215", "217", "219", "259", "280", "281", "282", "283", "284", "285", "286",
    "287", "288", "289", "292", "293", "294", "295", "296", "384", "388", "422", "424", "425",
    "426", "427", "428", "429", "671", "684", "693", "694", "695", "696", "697", "698", "699",
    "801", "802", "803", "804", "805", "806", "807", "809", "830", "831", "832", "833", "834",
    "835", "836", "837", "838", "839", "851", "854", "857", "858", "859", "871", "872", "873",
    "874", "875", "876", "877", "879", "884", "885", "887", "889", "890", "891", "892", "893",
    "894", "895", "896", "897", "898", "899", "969", "978", "990", "991", "997", "999",
  ]

  /// The calling code that `digits` begin with, and the digits behind it; nil where they begin with
  /// none, or end within it.
  ///
  /// Codes of one digit are 1 and 7, codes of two are listed, all others have three.
  static func split(_ digits: String) -> (code: DialCode, rest: String)? {
    guard let first = digits.first else { return nil }
    let length =
      first == "1" || first == "7" ? 1 : twoDigits.contains(String(digits.prefix(2))) ? 2 : 3
    guard let code = DialCode(digits.prefix(length)), code.digits.utf8.count == length else {
      return nil
    }
    return (code, String(digits.dropFirst(length)))
  }

  /// Whether a code is assigned to a country, to several, or to a service.
  static func contains(_ code: DialCode) -> Bool {
    switch code.digits.utf8.count {
    case 1: code.digits == "1" || code.digits == "7"
    case 2: twoDigits.contains(code.digits)
    default: !unassigned.contains(code.digits) && split(code.digits)?.rest == ""
    }
  }
}
