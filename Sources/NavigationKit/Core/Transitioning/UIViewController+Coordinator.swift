import Foundation

extension UIViewController {
  /// The coordinator of the nearest transition, else that of the latest rotation.
  var nearestCoordinator: (any UIViewControllerTransitionCoordinator)? {
    containerRole.activeCoordinator ?? presentation?.runner.coordinator
      ?? ownPresentation?.runner.coordinator
      ?? parent?.transitionCoordinator ?? viewIfLoaded?.window?.stage?.rotations.last?.coordinator
  }

  /// Changes views alongside the transition that runs or is about to start, or at once if none is.
  func animateAlongsideTransition(_ animations: @escaping () -> Void) {
    guard let coordinator = transitionCoordinator else { return animations() }
    coordinator.animate(alongsideTransition: { _ in animations() }, completion: nil)
  }
}
