import Foundation

extension UIViewController {
  /// What lets views join the transition that is about to start or runs; nil if there is none.
  ///
  /// It exists right after the call that asks for an animated change.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    activeCoordinator ?? presentation?.coordinator ?? ownPresentation?.coordinator
      ?? parent?.transitionCoordinator
  }

  /// Changes views together with the transition that is about to start, or at once if none is.
  func animateAlongsideTransition(_ animations: @escaping () -> Void) {
    guard let coordinator = transitionCoordinator else { return animations() }
    coordinator.animate(alongsideTransition: { _ in animations() }, completion: nil)
  }
}
