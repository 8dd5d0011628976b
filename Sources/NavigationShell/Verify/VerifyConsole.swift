import Snapshot
import Synchronization

/// Says how a run goes on: each scenario as soon as it ended and, on a terminal, how many did.
nonisolated final class VerifyConsole: Sendable {
  private let count: Int
  private let isTerminal, hasColours: Bool
  private let write: @Sendable (String) -> Void
  private let told = Mutex(0)

  /// For a run of so many scenarios; `write` gets what is to be written at once.
  init(
    count: Int, isTerminal: Bool, hasColours: Bool, write: @escaping @Sendable (String) -> Void
  ) {
    self.count = count
    self.isTerminal = isTerminal
    self.hasColours = hasColours
    self.write = write
  }

  /// Says that the run began.
  func begin() { write(progress(0)) }

  /// Says how a scenario ended.
  func tell(_ result: ScenarioResult) {
    told.withLock { told in
      told += 1
      let lines = Summary.lines(for: result, colours: hasColours)
      write(erased + Self.text(lines) + progress(told))
    }
  }

  /// Says how all of it ended.
  func end(_ run: RunResult) { write(erased + Self.text(Summary.end(of: run))) }

  /// Takes the progress back where the run breaks off.
  func breakOff() { write(erased) }

  private static func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  private func progress(_ told: Int) -> String {
    isTerminal && told < count ? "\(told) of \(count) …" : ""
  }

  private var erased: String { isTerminal ? "\r\u{1B}[K" : "" }
}
