public import SectionedPicker

/// Items that go on coming while a person already picks.
public struct ItemFeed<Element> {
  /// What is waited for.
  let descriptor: Int32
  /// Reads what has come; returns whether there is more to come.
  let read: () -> Bool
  /// The items so far, and the place in them of each position of the items before.
  let items: () -> (items: PickerItems<Element>, place: (Int) -> Int?)

  /// Creates a feed.
  public init(
    descriptor: Int32, read: @escaping () -> Bool,
    items: @escaping () -> (items: PickerItems<Element>, place: (Int) -> Int?)
  ) {
    self.descriptor = descriptor
    self.read = read
    self.items = items
  }
}
