public import Foundation

/// Follows how hard a finger presses a view, for a preview of the app's own.
///
/// The screen does not feel that, so it never begins, as on devices without 3D Touch.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
  /// Makes an interaction for presses of a view.
  public init(view: UIView) {
    self.view = view
    super.init()
  }

  /// The view.
  open private(set) weak var view: UIView?
  /// Hears how hard the finger presses.
  open weak var delegate: (any UIPreviewInteractionDelegate)?

  /// Where the finger is; the origin, as no press has begun.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }

  /// Ends the press that is followed: none is.
  open func cancel() {}
}

/// Hears how hard a finger presses a view.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  /// The finger presses harder or less, 0…1, towards the preview.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
  /// The finger left before the end, or the app cancelled.
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
  /// Whether a press is followed; yes by default.
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  /// The finger presses harder or less, 0…1, from the preview towards its opening.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
}

extension UIPreviewInteractionDelegate {
  /// Yes.
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool {
    true
  }
  /// Does nothing.
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
  ) {}
}
