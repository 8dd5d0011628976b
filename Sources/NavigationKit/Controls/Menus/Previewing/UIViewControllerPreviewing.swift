public import Foundation

/// A view whose long press shows a controller as a preview, which a tap opens.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// Recognises the press; others can be made to wait for it to fail.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// Chooses the controller, and opens it.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that is pressed.
  var sourceView: UIView { get }
  /// The part of it that the preview belongs to, in its coordinates; all of it, until the delegate
  /// says otherwise as it chooses a controller.
  ///
  /// A view inside that is just there is pressed in, and the preview grows from it.
  var sourceRect: CGRect { get set }
}

/// Chooses controllers for previews, and opens them.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// The controller for a press at a point of the source view; nil for none.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// The preview was tapped and fills the window: show its controller in your way.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}
