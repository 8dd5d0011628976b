import Foundation

extension UIViewController {
  /// Shows a controller as a preview after a long press on a view, as UIKit does on screens that do
  /// not feel how hard a finger presses; a tap on the preview opens it.
  ///
  /// The view holds what is returned; it needs to be kept only to end it.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    let context = PreviewingContext(delegate, sourceView)
    sourceView.addInteraction(context.interaction)
    return context
  }

  /// Shows no more previews of a view.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    guard let context = previewing as? PreviewingContext else { return }
    context.end()
  }
}
