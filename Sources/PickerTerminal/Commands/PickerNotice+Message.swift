import SectionedPicker

extension PickerState {
  /// The sentence that tells what the last action led to; nil where it needs no words.
  var noticeText: String? {
    notice.map(text(of:))
  }

  /// The sentence that a notice is told in.
  func text(of notice: PickerNotice) -> String {
    switch notice {
    case .emptySection(let label):
      return "nothing under \(label)" + (query.isEmpty ? "" : " for “\(query.text)”")
    case .unknownSection(let label):
      return "there is no section “\(label)”; “:sections” lists them"
    case .unknownKey(let key, let reason):
      return reason ?? "nothing here is called “\(key)”"
    case .ambiguousKey(let key, let positions):
      return "“\(key)” names \(positions.count): " + names(of: positions)
    case .noSuchRow(let number, 0):
      return "there is no row \(number): no row is shown"
    case .noSuchRow(let number, let count):
      return "there is no row \(number); rows go from 1 to \(count)"
    case .nothingToPick:
      return "there is nothing to pick"
    case .selectionFull(let limit):
      return "no more than \(limit) can be marked"
    case .recentsForgotten(let count):
      return configuration.clearedRecentsText(count: count)
    case .triggeringMode(.searchAsYouType):
      return "filters at every key"
    case .triggeringMode(.searchOnSubmit):
      return "filters on Enter"
    case .searcher(let text), .searchFailed(let text):
      return text
    }
  }

  /// The titles of elements, each with its most telling detail, as `Guernsey (GG)`.
  func names(of positions: [Int]) -> String {
    positions.compactMap { position in
      element(at: position).map { element in
        let content = items.content(element, nil)
        return content.title + (content.details.last.map { " (\($0))" } ?? "")
      }
    }.joined(separator: ", ")
  }
}

extension PickerNotice {
  /// Whether what was asked for was not done.
  var isRefusal: Bool {
    switch self {
    case .emptySection, .unknownSection, .unknownKey, .ambiguousKey, .noSuchRow, .nothingToPick,
      .selectionFull:
      true
    case .recentsForgotten, .triggeringMode, .searcher, .searchFailed: false
    }
  }
}
