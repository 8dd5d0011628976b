import Foundation
import NavigationKit

/// Tells that the app goes to the background, as long as somebody keeps it.
nonisolated final class BackgroundWatch {
  private let token: any NSObjectProtocol

  init(_ handler: @escaping @MainActor @Sendable () -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated(handler) }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
