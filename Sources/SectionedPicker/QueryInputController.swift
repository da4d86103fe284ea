/// Where a query is typed: anything that can show a text and tell when a person changed it.
///
/// The live picker, the line-by-line picker and the script runner are three of them.
public protocol QueryInputController: AnyObject {
  /// Called with the text whenever a person changed it. Never called by ``setQuery(_:)``.
  var onQueryChanged: ((String) -> Void)? { get set }
  /// Called with the text whenever a person submitted it.
  var onQuerySubmitted: ((String) -> Void)? { get set }
  /// Shows a text that was set from elsewhere, or that a transform has made of what was typed.
  ///
  /// Where a person is editing, ``QueryTransform/cursor(_:in:)`` says where the cursor belongs then.
  func setQuery(_ query: String)
}
