public import Foundation

/// A place in a view to which a preview moves, or from which it comes.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// Makes a place around a point of a view, as the preview is.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  /// Makes a place around a point of a view, where the preview has a transform.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }

  /// The view.
  public let container: UIView
  /// Where the preview's middle is, in the view's coordinates.
  public let center: CGPoint
  /// The preview's transform there.
  public let transform: CGAffineTransform
}
