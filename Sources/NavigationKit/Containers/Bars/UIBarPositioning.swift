public import Foundation

/// A bar's position, which decides how far its background extends and where its line is.
public nonisolated enum UIBarPosition: Int, Hashable, Sendable {
  /// Not specified.
  case any
  /// At the bottom of its container; the line is at its top edge.
  case bottom
  /// At the top of its container; the line is at its bottom edge.
  case top
  /// At the top of the screen; the background extends under the status bar.
  case topAttached
}

/// A bar that has a position.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// The bar's position.
  var barPosition: UIBarPosition { get }
}
