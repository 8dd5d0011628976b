import Foundation

extension UIPresentationController {
  /// Makes a change that is seen with the transition that starts, or at once where none is seen.
  func alongsideTransition(_ change: @escaping () -> Void) {
    guard let coordinator = presentedViewController.ownPresentation?.runner.coordinator else {
      return change()
    }
    coordinator.animate(alongsideTransition: { _ in change() }, completion: nil)
  }

  /// Goes because a person wants it to; its delegate is asked.
  func closeForPerson() -> Bool {
    presentedViewController.ownPresentation?.dismissForUser()
    return true
  }
}
