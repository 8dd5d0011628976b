import Foundation
import Input

/// Work that runs in the background, and what is to be done with its results.
final class BackgroundWork {
  private unowned let stage: Stage
  private let worker: any Worker
  private var waiting: [Int: () -> Void] = [:]
  private var started = 0

  init(stage: Stage, worker: any Worker) {
    self.stage = stage
    self.worker = worker
  }

  /// Runs `work` on the host's worker, then `then` with its result, in an update of the stage.
  func start<Result: Sendable>(
    _ work: @escaping @Sendable () -> Result, then: @escaping (Result) -> Void
  ) {
    started += 1
    let box = ResultBox<Result>()
    let id = started
    waiting[id] = { if let result = box.take() { then(result) } }
    if worker.start(id: id, { box.put(work()) }) { finish(id) }
  }

  /// Some work is done: hands its result on; `id` is nil for the painter's own work.
  func finish(_ id: Int?) {
    guard let id, let done = waiting.removeValue(forKey: id) else { return }
    done()
  }
}
