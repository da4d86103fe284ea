import PickerOptions
import PickerProgram
import SectionedPicker

extension PickerItems<UInt32> {
  /// The position of the one item that a key of the command line names.
  func position(of key: String, option: String) throws(ProgramError) -> Int {
    switch searcher.resolve(key: key) {
    case .one(let position): return position
    case .several(let positions):
      throw .refused("\(option): “\(key)” names \(positions.count) items", status: .failure)
    case .none:
      throw .refused(
        "\(option): no item is called “\(key)”", status: option == "--select" ? .noMatch : .failure)
    }
  }

  /// The positions of what keys of the command line name, each once, in the order of the keys.
  func positions(of keys: [String], option: String) throws(ProgramError) -> [Int] {
    var positions: [Int] = []
    for key in keys {
      let position = try position(of: key, option: option)
      if !positions.contains(position) { positions.append(position) }
    }
    return positions
  }
}

extension ItemList {
  /// The list with what `--only` and `--exclude` leave of it.
  func restricted(by options: PickerOptions) throws(ProgramError) -> ItemList {
    if options.only.isEmpty && options.exclude.isEmpty { return self }
    let kept = Set(try items.positions(of: options.only, option: "--only"))
    let dropped = Set(try items.positions(of: options.exclude, option: "--exclude"))
    let positions = items.list.elements.indices.filter { position in
      (options.only.isEmpty || kept.contains(position)) && !dropped.contains(position)
    }
    return ItemList(table, options, only: positions.map { items.list.elements[$0] }.sorted())
  }
}
