import Foundation
import NavigationKit

/// A transition that is over, as it was shortly before its end.
struct EndedTransition {
  var report: TransitionReport
  /// Whether what was shown before it is shown again.
  var isCancelled: Bool
  /// When it ended, in the app's virtual seconds.
  var time: TimeInterval
}
