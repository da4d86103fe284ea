import PickerOptions
import PickerProgram
import PickerTerminal
import SectionedPicker

/// The list that a person picks from, which grows for as long as the input does.
@MainActor
final class LiveItems: ItemModel {
  /// The list as it was made last.
  private(set) var list: ItemList
  private let source: ItemSource
  private let options: PickerOptions

  /// How long the first screen waits for the whole of the input, in milliseconds.
  ///
  /// Most lists are there by then, and are shown at once as they stay.
  private static let patience = 50

  /// Reads what there is soon, where not everything is there already.
  init(_ source: ItemSource, _ options: PickerOptions) throws(ProgramError) {
    try source.read(within: Self.patience)
    if source.isComplete { source.tellProblems() }
    try source.check(options)
    self.source = source
    self.options = options
    list = try ItemList(source.table, options).restricted(by: options)
  }

  /// What is still to come; nil where all of the input has been read.
  var feed: ItemFeed<UInt32>? {
    if source.isComplete { return nil }
    return ItemFeed(
      descriptor: source.descriptor,
      read: { [source, options] in
        // What cannot be read ends the list; the problem is told when the screen is gone.
        do throws(ProgramError) {
          try source.read(within: 0)
          try source.check(options)
        } catch {
          source.end(with: error)
        }
        return !source.isComplete
      },
      items: { [self] in
        let old = list.items.list.elements
        list = ItemList(source.table, options)
        let new = list
        return (new.items, { old.indices.contains($0) ? new.position(of: old[$0]) : nil })
      })
  }
}

extension PickerOptions {
  /// Whether something is asked for that only the whole list can tell.
  var needsWholeInput: Bool {
    guard case .pick(let words) = mode, words.isEmpty, !plain else { return true }
    if selectOnly || exitIfNone { return true }
    let keys = only + exclude + prefer + [selected].compactMap { $0 }
    if case .key = initial { return true }
    return !keys.isEmpty
  }
}
