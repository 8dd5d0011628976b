import Dispatch
import Foundation
import Synchronization

/// Parallel workers, each of which takes the next job when it is done.
nonisolated struct WorkerPool<Result: JobResult>: Sendable {
  /// The number of workers.
  let size: Int
  /// The arguments of each worker.
  let arguments: [String]
  /// The folder for what they say as they die.
  let folder: RunFolder
  /// The most seconds of a run by the clock.
  let timeout: Double
  /// Whether each job has a process of its own, as an app's static properties go from one to the next.
  let startsAnew: Bool

  /// The next job and the results so far.
  private struct State {
    var next = 0
    var results: [Result?]
    var reported = 0
  }

  /// Runs all jobs and returns the results in their order.
  ///
  /// `report` is called with each result in that order, as soon as it and all before it are there.
  ///
  /// - Parameter goesOn: Whether another job is to begin.
  func perform(
    _ jobs: [VerifyJob], while goesOn: @Sendable () -> Bool = { true },
    report: @Sendable (Result) -> Void
  ) throws(ShellError) -> [Result] {
    let state = Mutex(State(results: jobs.map { _ in nil }))
    let failure = Mutex<ShellError?>(nil)
    DispatchQueue.concurrentPerform(iterations: min(size, jobs.count)) { _ in
      do throws(ShellError) {
        try work(on: jobs, state, while: goesOn, report: report)
      } catch {
        failure.withLock { $0 = $0 ?? error }
      }
    }
    if let error = failure.withLock({ $0 }) { throw error }
    return state.withLock { $0.results.compactMap(\.self) }
  }

  private func work(
    on jobs: [VerifyJob], _ state: borrowing Mutex<State>, while goesOn: () -> Bool,
    report: (Result) -> Void
  ) throws(ShellError) {
    var worker = try worker(for: nil)
    var isNew = true
    defer { worker.finish() }
    while goesOn(), let index = Self.claimIndex(state, count: jobs.count) {
      defer { isNew = false }
      let job = jobs[index]
      if job.language != worker.language || (startsAnew && !isNew) {
        worker.finish()
        worker = try self.worker(for: job.language)
      }
      let end: JobEnd<Result> = worker.perform(job, within: timeout)
      Self.put(try result(of: job, end, in: worker), at: index, state, report: report)
      if case .done = end { continue }
      worker = try self.worker(for: job.language)
    }
  }

  /// - Throws: ShellError if it ended by a failure of the worker's own.
  private func result(
    of job: VerifyJob, _ end: JobEnd<Result>, in worker: WorkerProcess
  ) throws(ShellError) -> Result {
    switch end {
    case .done(let result): return result
    case .hung(let step, let seconds): return .hung(job, in: step, seconds: seconds)
    case .died(let step):
      let words = worker.lastWords()
      if let failure = worker.ownFailure(words) { throw failure }
      return .died(job, in: step, lastWords: words)
    }
  }

  private func worker(for language: String?) throws(ShellError) -> WorkerProcess {
    try WorkerProcess(arguments: arguments, language: language, folder: folder)
  }

  private static func claimIndex(_ state: borrowing Mutex<State>, count: Int) -> Int? {
    state.withLock { state in
      guard state.next < count else { return nil }
      state.next += 1
      return state.next - 1
    }
  }

  private static func put(
    _ result: Result, at index: Int, _ state: borrowing Mutex<State>,
    report: (Result) -> Void
  ) {
    state.withLock { state in
      state.results[index] = result
      while state.reported < state.results.count, let next = state.results[state.reported] {
        report(next)
        state.reported += 1
      }
    }
  }
}
