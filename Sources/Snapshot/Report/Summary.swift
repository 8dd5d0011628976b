import Foundation

/// A run as lines of text, for a terminal or a CI log: one per scenario, one per finding under it,
/// and a last one with counts.
public struct Summary: Hashable, Sendable, CustomStringConvertible {
  /// The lines, without line ends.
  public var lines: [String]

  /// Summarises a run; `colours` adds escape sequences, for a terminal that supports them.
  public init(_ run: RunResult, colours: Bool = false) {
    lines = run.scenarios.flatMap { Self.lines(for: $0, colours: colours) }
    lines += Self.end(of: run)
  }

  /// The lines, each with a line ending.
  public var description: String { lines.map { $0 + "\n" }.joined() }

  /// The lines of one scenario: verdict, name and time, then the findings; printed as soon as it
  /// ends.
  public static func lines(for scenario: ScenarioResult, colours: Bool = false) -> [String] {
    let verdict = scenario.verdict.word.padding(
      toLength: Verdict.longestWord, withPad: " ", startingAt: 0)
    let head = "\(scenario.name)  \(seconds(scenario.seconds))".onOneLine
    let word = colours ? "\(scenario.verdict.colour)\(verdict)\u{1B}[0m" : verdict
    return ["\(word)  \(head)"]
      + (scenario.remarks + scenario.notes).cutShort.map { "    \($0.onOneLine)" }
  }

  /// The last lines: files that no scenario refers to, and the counts.
  public static func end(of run: RunResult) -> [String] {
    run.orphans.map { "no scenario refers to \($0)".onOneLine }.cutShort + [count(of: run)]
  }

  /// The counts, such as `3 scenarios in 0.42 s: 1 same, 2 different`.
  public static func count(of run: RunResult) -> String {
    guard !run.scenarios.isEmpty else {
      return run.part.map { "no scenario is in part \($0.index) of \($0.count)" }
        ?? "nothing was checked"
    }
    let ends = Verdict.allCases.compactMap { verdict in
      let count = run.scenarios.count { $0.verdict == verdict }
      return count == 0 ? nil : "\(count) \(verdict.word)"
    }
    let files =
      run.orphans.isEmpty ? "" : "; \(counted(run.orphans.count, "file")) no scenario refers to"
    return counted(run.scenarios.count, "scenario") + " in \(seconds(run.seconds)): "
      + ends.joined(separator: ", ") + files
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }

  private static func seconds(_ seconds: Double) -> String { String(format: "%.2f s", seconds) }
}

extension Verdict {
  fileprivate static let longestWord = allCases.map(\.word.count).max() ?? 0

  /// The escape sequence that starts its colour: green, red, or yellow where nothing was compared.
  fileprivate var colour: String {
    switch self {
    case .same: "\u{1B}[32m"
    case .different, .failed, .unstable, .hung, .broken: "\u{1B}[31m"
    case .missing, .unreadable, .invalid, .madeOtherwise: "\u{1B}[33m"
    }
  }
}
