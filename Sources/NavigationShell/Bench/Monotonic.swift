import Dispatch
import Foundation

/// The monotonic clock for measuring, which is the same for all processes.
nonisolated enum Monotonic {
  /// Milliseconds since the machine started.
  static var milliseconds: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e6 }

  /// How often `body` can run per second, measured for a second.
  static func rate(of body: () throws -> Void) rethrows -> Double {
    let start = milliseconds
    var count = 0.0
    while milliseconds - start < 1000 {
      try body()
      count += 1
    }
    return count * 1000 / (milliseconds - start)
  }
}
