/// What is handed to the line editor when it asks for a key.
public enum KeyDelivery: Equatable, Sendable {
  /// A complete key as the terminal sends it: a character, a control character, or an escape
  /// sequence. A sequence that is bound to nothing is dropped whole.
  case key([UInt8])
  /// The Escape key, known to be by itself.
  case escape
  /// Text to insert at the cursor, as a paste does, whatever the keys in it would do.
  case insertion(String)
  /// Text to put in place of the whole line, the cursor after it.
  case replacement(String)
  /// The editor is to return.
  case end
}
