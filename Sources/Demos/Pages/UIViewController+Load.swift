#if canImport(UIKit)
  import UIKit

  extension UIViewController {
    /// Runs `work` away from the frame and hands what it made to `then`.
    func load<Result: Sendable>(
      _ work: @escaping @Sendable () -> Result, then: @escaping (Result) -> Void
    ) {
      Task { then(await Task.detached(operation: work).value) }
    }
  }
#endif
