public import Foundation

/// Says where a bar is that stands by itself.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// The position of the bar, asked for on layout; ``UIBarPosition/any``, the default, leaves it to
  /// the bar.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns ``UIBarPosition/any``.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
