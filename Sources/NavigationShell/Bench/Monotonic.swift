import Dispatch
import Foundation

/// The machine's clock for measuring: the same for all processes, and it never jumps.
nonisolated enum Monotonic {
  /// Milliseconds since the machine started.
  static var milliseconds: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e6 }

  /// How often something can be done in a second, tried for a second.
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
