import Dispatch
import Foundation
import Synchronization

/// Waits by the clock, for what runs by the clock.
enum Waiting {
  /// How long a screen is shown in virtual time before it is painted.
  @TaskLocal static var virtualSeconds: TimeInterval = 0

  /// Lets seconds pass; on the main thread the main run loop runs meanwhile.
  static func pass(_ seconds: TimeInterval) {
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end { step(until: end) }
    guard MainThread.isCurrent else { return }
    MainActor.assumeIsolated { TestStage.shared?.advance(by: seconds) }
  }

  /// The value once it is delivered; nil if it takes longer than `seconds`.
  static func value<Value>(of async: Async<Value>, within seconds: TimeInterval) -> Value? {
    let delivery = Delivery<Value>()
    async.run(delivery.take)
    let end = Date(timeIntervalSinceNow: seconds)
    while true {
      if let value = delivery.value { return value }
      guard Date() < end else { return nil }
      step(until: end)
    }
  }

  /// The longest time in which nothing is looked at, in seconds.
  private static let step = 0.005

  private static func step(until end: Date) {
    let next = min(end, Date(timeIntervalSinceNow: step))
    // Without work, the run loop returns at once.
    if !Thread.isMainThread || !RunLoop.main.run(mode: .default, before: next) {
      Thread.sleep(until: next)
    }
  }
}

/// Where a value arrives, from whichever thread.
private final class Delivery<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var delivered: Value?

  var value: Value? { lock.withLock { delivered } }

  func take(_ value: Value) { lock.withLock { delivered = value } }
}
