#if !os(Linux)
  extension UIViewController {
    /// Runs `work` in the background and passes its result to `then`.
    func load<Result: Sendable>(
      _ work: @escaping @Sendable () -> Result, then: @escaping (Result) -> Void
    ) {
      Task { then(await Task.detached(operation: work).value) }
    }
  }
#endif
