public import Foundation

/// Where a bar is, which decides what its background covers and where its line is.
public nonisolated enum UIBarPosition: Int, Hashable, Sendable {
  /// Not said.
  case any
  /// At the bottom of its container: the line is at its top edge.
  case bottom
  /// At the top of its container: the line is at its bottom edge.
  case top
  /// At the top of the screen: the background goes on under the status bar.
  case topAttached
}

/// A bar that knows where it is.
@MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// Where the bar is.
  var barPosition: UIBarPosition { get }
}
