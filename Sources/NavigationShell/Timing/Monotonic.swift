import Dispatch

/// The monotonic clock for measuring how long something took, which is the same for all processes.
nonisolated enum Monotonic {
  /// Milliseconds since the machine started.
  static var milliseconds: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e6 }
}
