import Foundation
import Scenario

extension AgentDesk {
  /// Does steps, and tells what changed.
  func performSteps(_ arguments: ToolArguments, _ watch: CallWatch) throws -> ToolResult {
    let session = try session(arguments)
    let outcome: SessionOutcome
    do {
      outcome = try session.perform(
        arguments.steps, interruption: { watch.interruption },
        progress: { watch.progress($0, of: $1) })
    } catch let problems as ScenarioProblems {
      throw ToolFault(lines: problems.problems.map(\.description))
    }
    var lines = outcome.stepLines
    switch arguments.text(.show) ?? "changes" {
    case "screen": lines += ScreenText.lines(outcome.mark.screen)
    case "nothing": break
    default: lines += outcome.changeLines
    }
    var result = ToolResult(
      lines + ["mark \(outcome.mark.name)"], advice: Self.screenAdvice,
      facts: [
        "mark": .string(outcome.mark.name), "time": .number(outcome.mark.time),
        "failed": .bool(outcome.hasFailed),
      ])
    result.isError = outcome.hasFailed
    if tellsSteps { result.meta[Self.doneKey] = .array(session.log.calls.map { .string($0) }) }
    return result
  }

  /// The key, in a result's `_meta`, of the steps that were done so far, as YAML for each call.
  nonisolated static let doneKey = "navshell/done"
}
