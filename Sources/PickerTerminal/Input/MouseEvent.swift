/// What was done with the mouse, and where.
struct MouseEvent: Hashable, Sendable {
  /// What was done.
  enum Action: Hashable, Sendable {
    /// A button went down.
    case press
    /// A button went up.
    case release
    /// The mouse moved with a button down.
    case drag
    /// The wheel was turned away from the person, or towards.
    case wheelUp, wheelDown
  }

  /// What was done.
  let action: Action
  /// The button: 0 left, 1 middle, 2 right; 0 for the wheel.
  let button: Int
  /// The row of the terminal's screen, from 0.
  let row: Int
  /// The column, from 0.
  let column: Int

  /// Creates an event.
  init(action: Action, button: Int = 0, row: Int, column: Int) {
    self.action = action
    self.button = button
    self.row = row
    self.column = column
  }
}

extension MouseEvent {
  /// Reads a report of xterm's mode 1006; nil for one that means nothing here, such as movement
  /// without a button.
  init?(report parameters: [Int], isRelease: Bool) {
    guard parameters.count == 3, parameters[1] > 0, parameters[2] > 0 else { return nil }
    let code = parameters[0]
    let button = code & 3
    let isDrag = code & 32 != 0
    let action: Action
    switch code & ~(4 | 8 | 16 | 32) {
    case 0...2: action = isDrag ? .drag : isRelease ? .release : .press
    case 64 where !isRelease: action = .wheelUp
    case 65 where !isRelease: action = .wheelDown
    default: return nil
    }
    self.init(
      action: action, button: code & 64 != 0 ? 0 : button, row: parameters[2] - 1,
      column: parameters[1] - 1)
  }
}
