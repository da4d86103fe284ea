import LineEditing
public import SectionedPicker

/// Searches by a command of the shell, which prints what it finds for a query.
///
///     query ─▶ Debounce ─▶ ShellCommand ─▶ output ─▶ items
///
/// It does its work when ``advance()`` is called, which is worth doing when one of its descriptors
/// can be read and when its delay is over.
@MainActor
public final class CommandSearcher<Element>: @MainActor Searcher {
  /// Makes items of what a command has printed so far.
  ///
  /// - Parameters:
  ///   - output: What it has printed.
  ///   - isComplete: Whether that is all.
  ///   - marked: The elements that have to be among the items whether they are found or not.
  /// - Returns: The items and which of them have been found, or why there are none.
  public typealias Items = (_ output: [UInt8], _ isComplete: Bool, _ marked: [Element]) ->
    PickerAnswer<Element>

  /// Whether what a command has printed so far is all that is wanted of it.
  public typealias Sufficiency = (_ output: [UInt8]) -> Bool

  /// The elements that a person has marked, which are kept whatever is found.
  var marked: () -> [Element] = { [] }

  private let template: CommandTemplate
  private let items: Items
  private let suffices: Sufficiency
  private var waiting = Debounce<Request>(interval: .milliseconds(80))
  private var running: Run?
  private var hasSearched = false
  private let created = CommandSearcher.now
  private let timeout: Duration?
  /// Whether a wait for an answer was given up because the time was over.
  public private(set) var hasTimedOut = false

  private struct Request {
    let query: String
    let deliver: (PickerAnswer<Element>) -> Void
  }

  /// A command that runs for a request.
  private struct Run {
    let command: ShellCommand
    let request: Request
    /// The length of the output that has been delivered.
    var deliveredLength = 0
    /// When output that is not complete is delivered.
    var nextDelivery: Duration
  }

  /// Creates a searcher.
  ///
  /// - Parameters:
  ///   - template: The command, for `sh`. `{q}` stands for the query, which reaches the command as
  ///     one word whatever is in it.
  ///   - timeout: After how many milliseconds from now no answer is waited for; nil for never.
  ///   - suffices: Whether a command may be ended, because it has printed enough.
  ///   - items: Makes items of what the command prints.
  public init(
    template: String, timeout: Int? = nil, suffices: @escaping Sufficiency = { _ in false },
    items: @escaping Items
  ) {
    self.template = CommandTemplate(template)
    self.timeout = timeout.map { .milliseconds($0) }
    self.suffices = suffices
    self.items = items
  }

  /// Begins a search; the first one at once, the others when no newer one comes for a moment.
  public func search(
    for query: String, deliver: @escaping (PickerAnswer<Element>) -> Void
  ) {
    stop()
    waiting.push(Request(query: query, deliver: deliver), at: Self.now)
    if !hasSearched { startNow() }
  }

  /// Gives up the search that runs or waits, if any.
  public func cancel() {
    _ = waiting.flush()
    stop()
  }

  /// Whether more of an answer is still to come.
  var isBusy: Bool { running != nil || waiting.deadline != nil }

  /// What is polled for more output.
  var descriptors: [Int32] { running?.command.descriptors ?? [] }

  /// The milliseconds until there is something to do; nil where nothing waits.
  var delay: Int? {
    var due = waiting.deadline
    if let running, running.command.output.count > running.deliveredLength {
      due = min(due ?? running.nextDelivery, running.nextDelivery)
    }
    return due.map { max(0, Int(($0 - Self.now) / .milliseconds(1)) + 1) }
  }

  /// Takes what has been printed, and starts what has been waited with long enough.
  func advance() {
    if let request = waiting.pop(at: Self.now) { start(request) }
    guard var run = running else { return }
    run.command.advance()
    if let end = run.command.end {
      running = nil
      run.request.deliver(answer(run.command, end))
    } else if run.command.output.count > run.deliveredLength, Self.now >= run.nextDelivery {
      let output = run.command.output
      if suffices(output) {
        stop()
        return run.request.deliver(items(output, true, marked()))
      }
      let start = Self.now
      let answer = items(output, false, marked())
      run.deliveredLength = output.count
      run.nextDelivery = Self.now + max(Self.pause, (Self.now - start) * 4)
      running = run
      run.request.deliver(answer)
    }
  }

  /// Starts at once what waits.
  func startNow() {
    if let request = waiting.flush() { start(request) }
  }

  /// Waits for the whole of an answer that is still to come.
  ///
  /// A signal that asks the process to end ends it, and the command. Where the time is over, there is
  /// no answer.
  func finish() {
    startNow()
    // Without a descriptor for signals they do what they do by default.
    let signals = try? SignalRelay()
    defer { signals?.close() }
    while isBusy {
      ProcessStreams.waitForInput(
        on: descriptors + (signals.map { [$0.descriptor] } ?? []),
        within: [delay, remaining].compactMap { $0 }.min())
      while let signal = signals?.next() {
        if signal == .stop, JobControl.canSuspend { JobControl.suspend() }
        guard signal.endsProcess else { continue }
        cancel()
        signal.endProcess()
      }
      advance()
      if remaining == 0, isBusy {
        hasTimedOut = true
        cancel()
      }
    }
  }

  /// The milliseconds until the time is over; nil where it never is.
  private var remaining: Int? {
    timeout.map { max(0, Int((created - Self.now + $0) / .milliseconds(1))) }
  }

  /// Searches, and waits for the answer.
  public func answer(to query: String) -> PickerAnswer<Element>? {
    var last: PickerAnswer<Element>?
    search(for: query) { last = $0 }
    finish()
    return last
  }

  private func start(_ request: Request) {
    hasSearched = true
    stop()
    do throws(ProcessStreams.Failure) {
      running = Run(
        command: try ShellCommand(template.command, argument: request.query), request: request,
        nextDelivery: Self.now + Self.pause)
    } catch {
      request.deliver(.failure(error.message))
    }
  }

  private func stop() {
    running?.command.stop()
    running = nil
  }

  private func answer(_ command: ShellCommand, _ end: ShellCommand.End) -> PickerAnswer<Element> {
    let failure = CommandFailure(end, errors: command.errors)
    if let failure, !end.isCut || !suffices(command.output) { return .failure(failure.message) }
    return items(command.output, true, marked())
  }

  /// So long at least lie between two deliveries of output that is not complete.
  private static var pause: Duration { .milliseconds(200) }

  private static var now: Duration { .milliseconds(ProcessStreams.milliseconds) }
}
