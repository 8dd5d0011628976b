public import Foundation

/// Says what is shown large at a point, and hears where the finger was lifted.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: AnyObject {
  /// The item at a point of the interaction's view; nil for none. By default the view under the
  /// finger, or the nearest around it, that shows itself large.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  /// Called as the finger is lifted, with the item under it, if any, and the point in the
  /// interaction's view.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint)
}

extension UILargeContentViewerInteractionDelegate {
  /// The view under the finger, or the nearest around it, that shows itself large.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { interaction.defaultItem(at: point) }

  /// Does nothing.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) {}
}
