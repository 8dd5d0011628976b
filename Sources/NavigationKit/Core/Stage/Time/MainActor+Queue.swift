import Foundation

extension MainActor {
  /// Whether code runs on the main actor: on the main thread, or on the main queue, which any thread
  /// works off in a program whose main thread only waits.
  package nonisolated static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) != nil
  }

  /// Whether a queue is the main one; each `DispatchQueue.main` is another object.
  nonisolated static func isServed(by queue: DispatchQueue) -> Bool {
    queue.getSpecific(key: mainQueue) != nil
  }

  private nonisolated static let mainQueue: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
