import Foundation

extension UIViewController {
  /// What lets views join the transition nearest to the controller, else the latest rotation.
  var nearestCoordinator: (any UIViewControllerTransitionCoordinator)? {
    containerRole.activeCoordinator ?? presentation?.runner.coordinator
      ?? ownPresentation?.runner.coordinator
      ?? parent?.transitionCoordinator ?? viewIfLoaded?.window?.stage?.rotations.last?.coordinator
  }

  /// Changes views together with the transition that is about to start, or at once if none is.
  func animateAlongsideTransition(_ animations: @escaping () -> Void) {
    guard let coordinator = transitionCoordinator else { return animations() }
    coordinator.animate(alongsideTransition: { _ in animations() }, completion: nil)
  }
}
