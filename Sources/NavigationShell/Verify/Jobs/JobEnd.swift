import Foundation
import Scenario
import Snapshot

/// How a job ended.
nonisolated enum JobEnd {
  case done(ScenarioResult)
  /// The worker ended before, in a step; nil before the first.
  case died(in: SourcePosition?)
  /// A run took longer than so many seconds by the clock, and its worker was killed.
  case hung(in: SourcePosition?, seconds: Double)
}

nonisolated extension ScenarioResult {
  /// The result of a job whose worker died, with its last words.
  static func died(
    _ job: VerifyJob, in step: SourcePosition?, lastWords: String
  ) -> ScenarioResult {
    let sentence = "the app stopped: \(lastWords)"
    return .broken(job, step?.diagnostic(sentence, in: job.file) ?? sentence)
  }

  /// The result of a job whose worker was killed after so many seconds.
  static func hung(
    _ job: VerifyJob, in step: SourcePosition?, seconds: Double
  ) -> ScenarioResult {
    let sentence =
      "broken off after \(String(format: "%g", seconds)) s by the clock: the app hangs "
      + (step == nil ? "at its start" : "here") + ", or needs a longer --timeout"
    var result = ScenarioResult.broken(
      job, step?.diagnostic(sentence, in: job.file) ?? "\(job.file): \(sentence)", verdict: .hung)
    result.seconds = seconds
    return result
  }
}
