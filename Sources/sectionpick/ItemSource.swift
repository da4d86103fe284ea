import ItemInput
import PickerOptions
import PickerProgram
import PickerTerminal

/// The input of the program, which is read as it comes.
final class ItemSource {
  private var reader: ItemReader
  private let blocks: InputBlocks
  private var toldProblems = 0
  private var toldLimit = false
  private var failure: ProgramError?
  /// The most items that are read where nobody says how many.
  private let usualLimit: Int?

  /// More items than a screen answers at once to; who needs them can filter them before.
  private static let screenLimit = 10_000_000

  /// Opens the input.
  init(_ options: PickerOptions) throws(ProgramError) {
    if case .pick = options.mode, options.maxItems == nil {
      usualLimit = Self.screenLimit
    } else {
      usualLimit = nil
    }
    let format =
      InputFormat.asked(for: options)
      ?? options.itemsPath.flatMap(InputFormat.init(fileName:))
    reader = ItemReader(
      format: format, keepsEmpty: options.keepEmpty,
      defersLines: options.searchesLabelsAlone,
      limits: ItemReader.Limits(items: options.maxItems ?? usualLimit))
    do throws(ProcessStreams.Failure) {
      blocks = try InputBlocks(options.itemsPath ?? "-")
    } catch {
      throw .stream(error)
    }
    // A file that grows meanwhile still fits.
    if let size = blocks.size { reader.reserveCapacity(size + 1) }
  }

  /// The items so far.
  var table: ItemTable { reader.items }

  /// The format of the input; nil while it is not certain.
  var format: InputFormat? { reader.format }

  /// Whether the input is lines that are yet to be told apart.
  var linesAreDeferred: Bool { reader.linesAreDeferred }

  /// Makes items of the lines in which a search finds something, if lines were deferred.
  func takeLines(with first: ItemTable.PlaceFinder) { reader.takeLines(with: first) }

  /// Makes items of all lines, if lines were deferred.
  func takeAllLines() { reader.takeAllLines() }

  /// Whether all of the input has been read.
  var isComplete: Bool { reader.isFinished }

  /// What is polled to learn whether more has come.
  var descriptor: Int32 { blocks.descriptor }

  /// Gives up the input, which cannot be read.
  func end(with error: ProgramError) {
    failure = error
    reader.finish()
  }

  /// Reads to the end, and tells what is wrong with the input.
  ///
  /// - Parameter milliseconds: When to give up; nil for never.
  /// - Returns: Whether the end has come in that time.
  /// - Throws: Why the input cannot be read.
  func readAll(within milliseconds: Int?) throws(ProgramError) -> Bool {
    if let milliseconds {
      try read(within: milliseconds)
    } else {
      while !isComplete { try readBlock() }
    }
    tellProblems()
    return isComplete
  }

  /// Reads what comes within a time; the end may be part of it.
  func read(within milliseconds: Int) throws(ProgramError) {
    let start = ProcessStreams.milliseconds
    while !isComplete {
      let rest = milliseconds - (ProcessStreams.milliseconds - start)
      guard rest >= 0, blocks.isReadable(within: rest) else { return }
      try readBlock()
    }
  }

  /// Refuses fields that no item can have, as soon as their names are known.
  func check(_ options: PickerOptions) throws(ProgramError) {
    let check = FieldCheck(table: table, format: format, isComplete: isComplete)
    guard table.count > 0, let refusal = check.refusal(of: options) else { return }
    throw .refused(refusal, status: .failure)
  }

  /// Tells what is wrong with the input so far, each problem once.
  func tellProblems() {
    Sectionpick.console.warn(of: reader.problems[toldProblems...], in: blocks.name)
    toldProblems = reader.problems.count
    if let usualLimit, !toldLimit, table.count >= usualLimit {
      toldLimit = true
      Sectionpick.console.warn("only the first \(usualLimit) items were read; see --max-items")
    }
    if let failure {
      ProcessStreams.writeError(failure.message(for: Sectionpick.console.program) + "\n")
    }
    failure = nil
  }

  private func readBlock() throws(ProgramError) {
    do throws(ProcessStreams.Failure) {
      if try !blocks.next({ reader.feed($0) }) { reader.finish() }
    } catch {
      throw .stream(error)
    }
  }
}
