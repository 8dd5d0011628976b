import Foundation

extension UIPresentationController {
  /// Makes a change alongside the starting transition, or at once if there is none.
  func alongsideTransition(_ change: @escaping () -> Void) {
    guard let coordinator = presentedViewController.ownPresentation?.runner.coordinator else {
      return change()
    }
    coordinator.animate(alongsideTransition: { _ in change() }, completion: nil)
  }

  /// Adds a view behind all others of the container that covers it at every size.
  func cover(_ container: UIView, with view: UIView) {
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(view, at: 0)
  }

  /// Dismisses for the user, if the delegate allows it; returns true.
  func closeForUser() -> Bool {
    presentedViewController.ownPresentation?.dismissForUser()
    return true
  }
}
