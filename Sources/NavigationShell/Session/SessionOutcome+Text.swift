import Foundation
import Scenario

extension SessionOutcome {
  /// The steps with their times and failures, a line each, and why they ended.
  var stepLines: [String] {
    let lines = steps.flatMap { step in
      [String(format: "%.3f s  ", step.time) + step.words]
        + step.failures.map { "  failed: \($0)" }
    }
    let rest = isRestless ? ["something still moves: wait for a time instead"] : []
    return lines + rest + (interruption.map { [$0.description] } ?? [])
  }

  /// What changed, a line each.
  var changeLines: [String] {
    changes.isEmpty && isRedrawn ? ["no element changed, only how the screen looks"] : changes.lines
  }

  /// The steps as JSON.
  var stepsJSON: JSONValue {
    .array(
      steps.map { step in
        var entries: [String: JSONValue] = [
          "time": .number(step.time), "step": .string(step.words),
        ]
        if !step.failures.isEmpty {
          entries["failures"] = .array(step.failures.map { .string($0) })
        }
        return .object(entries)
      })
  }

  /// What was done and what changed, as JSON.
  var json: JSONValue {
    var entries = changes.json
    entries["steps"] = stepsJSON
    entries["time"] = .number(mark.time)
    entries["mark"] = .string(mark.name)
    entries["failed"] = .bool(hasFailed)
    if let interruption { entries["interruption"] = .string(interruption.description) }
    return .object(entries)
  }
}
