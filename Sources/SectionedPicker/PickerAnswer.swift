/// What a picker is answered to a query.
public enum PickerAnswer<Element> {
  /// These of the list there is.
  case matches(Matches)
  /// Another list, and these of it; the others are in it because a person has marked them.
  case items(PickerItems<Element>, Matches)
  /// No answer, for this reason.
  case failure(String)
}
