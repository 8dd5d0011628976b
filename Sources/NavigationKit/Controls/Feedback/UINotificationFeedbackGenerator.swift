public import Foundation

/// Lets a person feel how a task ended.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How a task ended.
  public nonisolated enum FeedbackType: Int, Hashable, Sendable {
    /// It succeeded.
    case success = 0
    /// It wants attention.
    case warning = 1
    /// It failed.
    case error = 2
  }

  /// A task ended.
  open func notificationOccurred(_ notificationType: FeedbackType) {}

  /// A task ended, at a point of the view.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
