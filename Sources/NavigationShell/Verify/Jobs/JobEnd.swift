import Foundation
import Scenario
import Snapshot

/// How a job ended.
nonisolated enum JobEnd<Result> {
  case done(Result)
  /// The worker ended before, in a step; nil before the first.
  case died(in: SourcePosition?)
  /// A run took longer than so many seconds by the clock, and its worker was killed.
  case hung(in: SourcePosition?, seconds: Double)
}

/// What a worker finds out by a job.
nonisolated protocol JobResult: Codable, Sendable {
  /// The result of a job that did not end, with a sentence that says why and in which step.
  static func unfinished(_ job: VerifyJob, _ sentence: String, seconds: Double?) -> Self
}

nonisolated extension JobResult {
  /// The result of a job whose worker died, with its last words.
  static func died(_ job: VerifyJob, in step: SourcePosition?, lastWords: String) -> Self {
    let sentence = "the app stopped: \(lastWords)"
    return unfinished(job, step?.diagnostic(sentence, in: job.file) ?? sentence, seconds: nil)
  }

  /// The result of a job whose worker was killed after so many seconds.
  static func hung(_ job: VerifyJob, in step: SourcePosition?, seconds: Double) -> Self {
    let sentence =
      "broken off after \(String(format: "%g", seconds)) s by the clock: the app hangs "
      + (step == nil ? "at its start" : "here") + ", or needs a longer --timeout"
    return unfinished(
      job, step?.diagnostic(sentence, in: job.file) ?? "\(job.file): \(sentence)", seconds: seconds)
  }
}

nonisolated extension ScenarioResult: JobResult {
  static func unfinished(_ job: VerifyJob, _ sentence: String, seconds: Double?) -> ScenarioResult {
    var result = ScenarioResult.broken(job, sentence, verdict: seconds == nil ? .broken : .hung)
    if let seconds { result.seconds = seconds }
    return result
  }
}
