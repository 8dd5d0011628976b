import Snapshot
import Synchronization

/// Prints each scenario's result as soon as it ends and, on a terminal, the progress.
nonisolated final class VerifyConsole: Sendable {
  private let count: Int
  private let isTerminal, hasColours: Bool
  private let write: @Sendable (String) -> Void
  private let reported = Mutex(0)

  /// Makes the console of a run of `count` results; `write` has to write without buffering.
  init(
    count: Int, isTerminal: Bool, hasColours: Bool, write: @escaping @Sendable (String) -> Void
  ) {
    self.count = count
    self.isTerminal = isTerminal
    self.hasColours = hasColours
    self.write = write
  }

  /// Prints the first progress.
  func begin() { write(progress(0)) }

  /// Prints a scenario's result.
  func printResult(_ result: ScenarioResult) {
    reported.withLock { reported in
      reported += 1
      let lines = Summary.lines(for: result, colours: hasColours)
      write(erased + Self.text(lines) + progress(reported))
    }
  }

  /// Prints the summary, and what did not run.
  ///
  /// - Parameters:
  ///   - leftOut: How many runs the options `filters` left out.
  ///   - left: The jobs that were not begun when the run stopped.
  func end(
    _ run: RunResult, leftOut: Int = 0, by filters: String = "", left: [VerifyJob] = []
  ) {
    let stopped = left.map { "not run: \($0.file) (\($0.variantName))" }.cutShort
    let filtered =
      leftOut == 0 ? [] : ["left out by \(filters): \(leftOut) \(leftOut == 1 ? "run" : "runs")"]
    write(erased + Self.text(stopped + filtered + Summary.end(of: run)))
  }

  /// Erases the progress if the run fails.
  func breakOff() { write(erased) }

  private static func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  private func progress(_ reported: Int) -> String {
    isTerminal && reported < count ? "\(reported) of \(count) …" : ""
  }

  private var erased: String { isTerminal ? "\r\u{1B}[K" : "" }
}
