/// Where the list comes from that is picked from: an input, or a command.
@MainActor
protocol ItemModel: AnyObject {
  /// The list as it is now.
  var list: ItemList { get }
}
