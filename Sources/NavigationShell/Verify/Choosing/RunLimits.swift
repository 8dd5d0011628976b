import ArgumentParser
import Foundation
import Snapshot
import Synchronization

/// When a run stops before all scenarios have run, and when one of them does.
struct RunLimits: ParsableArguments {
  @Option(
    defaultAsFlag: 1,
    help: ArgumentHelp(
      "Stop after the first run that is not the same, or after so many.", valueName: "n"))
  var failFast: Int?
  @Option(
    name: .customLong("time"),
    help: ArgumentHelp(
      "Start no more runs after that time, as in 60s or 2m; what is left is told.",
      valueName: "time"),
    transform: { try seconds($0, of: "--time") })
  var time: Double?
  @Option(
    help: ArgumentHelp(
      "Break off a run that takes longer, as its app hangs: 60s unless said.", valueName: "time"),
    transform: { try seconds($0, of: "--timeout") })
  var timeout = Self.defaultTimeout

  /// The most seconds of a run by the clock: a hundred times what a long one takes.
  private static let defaultTimeout = 60.0

  func validate() throws {
    guard failFast.map({ $0 >= 1 }) ?? true else {
      throw ValidationError(.badFailFast(failFast ?? 0))
    }
  }
}

/// Watches the limits of a run.
nonisolated final class RunBudget: Sendable {
  private let mostFailures: Int
  private let end: Double?
  private let failures = Mutex(0)

  /// Makes the budget of a run that begins now.
  init(_ limits: RunLimits) {
    mostFailures = limits.failFast ?? .max
    end = limits.time.map { Monotonic.milliseconds + $0 * 1000 }
  }

  /// Counts a result.
  func count(_ result: ScenarioResult) {
    if result.verdict != .same { failures.withLock { $0 += 1 } }
  }

  /// Whether another run may begin.
  var goesOn: Bool { !hasFailed && !isOver }

  /// Whether so many runs were not the same that it stops.
  var hasFailed: Bool { failures.withLock { $0 >= mostFailures } }

  /// Whether its time is over.
  var isOver: Bool { end.map { Monotonic.milliseconds >= $0 } ?? false }
}

private nonisolated func seconds(_ text: String, of option: String) throws -> Double {
  let unit: (ending: String, seconds: Double) =
    text.hasSuffix("m") ? ("m", 60) : text.hasSuffix("s") ? ("s", 1) : ("", 1)
  guard let number = Double(text.dropLast(unit.ending.count)), number.isFinite, number > 0 else {
    throw ValidationError(.badDuration(text, option: option))
  }
  return number * unit.seconds
}
