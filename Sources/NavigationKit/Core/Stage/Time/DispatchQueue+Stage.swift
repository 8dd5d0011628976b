public import Foundation

extension DispatchQueue {
  /// Runs a closure after a time.
  ///
  /// On the main queue, while an app is launched or an event is handled, it follows the time of that
  /// stage, as `perform(_:with:afterDelay:)` does; else it follows the wall clock. The compiler prefers
  /// it to the function that it stands for, which has more parameters.
  public nonisolated func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard MainActor.isServed(by: self), MainActor.isCurrent else {
      return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
    }
    let isStaged = MainActor.assumeIsolated {
      Stage.updated?.clock.schedule(after: Self.delay(until: deadline), action: work) != nil
    }
    if !isStaged { asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work) }
  }

  /// The seconds until a deadline, to the millisecond: what has passed since it was written down is
  /// not meant.
  private nonisolated static func delay(until deadline: DispatchTime) -> TimeInterval {
    let now = DispatchTime.now().uptimeNanoseconds
    return ((Double(deadline.uptimeNanoseconds) - Double(now)) / 1e6).rounded() / 1e3
  }
}
