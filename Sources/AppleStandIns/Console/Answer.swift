import Dispatch

/// Gives answers as frameworks do: not within the call that asked, but after it, on the main queue.
enum Answer {
  /// Calls a handler later.
  static func later(_ answer: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated(answer) }
  }

  /// Calls a handler that does not say where it has to run.
  static func later(calling handler: @escaping () -> Void) {
    // It is used once, on the main queue.
    nonisolated(unsafe) let handler = handler
    DispatchQueue.main.async { handler() }
  }
}
