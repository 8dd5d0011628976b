import Scenario

/// What a worker tells, each on a line of JSON, while it does a job.
nonisolated enum WorkerNote<Result: Codable & Sendable>: Codable, Sendable {
  /// A run of the scenario begins; a job that compares several has one after the other.
  case run
  /// A step of it begins.
  case step(SourcePosition)
  /// The job is done.
  case result(Result)
}
