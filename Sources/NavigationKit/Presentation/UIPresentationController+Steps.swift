import Foundation

extension UIPresentationController {
  /// Makes a change alongside the starting transition, or at once if there is none.
  func alongsideTransition(_ change: @escaping () -> Void) {
    guard let coordinator = presentedViewController.ownPresentation?.runner.coordinator else {
      return change()
    }
    coordinator.animate(alongsideTransition: { _ in change() }, completion: nil)
  }

  /// Dismisses for the user, if the delegate allows it; returns true.
  func closeForUser() -> Bool {
    presentedViewController.ownPresentation?.dismissForUser()
    return true
  }
}
