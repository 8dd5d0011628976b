import Foundation

extension UIViewController {
  func passOn(size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let inner = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: inner, with: coordinator)
    }
  }

  func passOn(
    traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      child.willTransition(to: child.applyingTraitOverrides(to: traits), with: coordinator)
    }
  }

  /// Tells the parent and the presentation controller of the preferred size.
  func reportPreferredSize() {
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    ownPresentation?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  /// The orientations that are supported unless overridden.
  var defaultOrientations: UIInterfaceOrientationMask { idiom == .pad ? .all : .allButUpsideDown }

  /// The screen's orientation; portrait if there is no screen.
  var presentOrientation: UIInterfaceOrientation {
    let stage = viewIfLoaded?.window?.stage ?? Stage.current
    return stage?.windowScene.interfaceOrientation ?? .portrait
  }

  var idiom: UIUserInterfaceIdiom {
    (viewIfLoaded?.window?.stage ?? Stage.current)?.traits.userInterfaceIdiom ?? .phone
  }
}

extension UIWindow {
  /// Tells the controllers on screen that size or traits are about to change.
  func announceChange(
    to size: CGSize, _ traits: UITraitCollection, with coordinator: TransitionCoordinator
  ) {
    guard isShown, let rootViewController, let old = stage?.traits else { return }
    let over = rootViewController.presentationsAbove.filter(\.isShown).map(\.controller)
    let containers: [any UIContentContainer] = [rootViewController] + over
    if traits.differs(from: old) {
      for container in containers { container.willTransition(to: traits, with: coordinator) }
    }
    guard size != bounds.size else { return }
    for container in containers { container.viewWillTransition(to: size, with: coordinator) }
  }
}

extension TransitionCoordinator {
  /// Runs the animations that wait for a window's change of size.
  func start(in window: UIWindow, by rotation: Rotation?) {
    start(
      TransitionContext(
        container: window, from: nil, to: nil, isAnimated: isAnimated, isInteractive: false,
        progress: rotation?.progress ?? TransitionProgress(isPop: false, source: .held(1)),
        duration: transitionDuration, animator: nil))
  }
}

extension UITraitCollection {
  /// Whether controllers are told of the change before it happens.
  nonisolated fileprivate func differs(from other: UITraitCollection) -> Bool {
    horizontalSizeClass != other.horizontalSizeClass
      || verticalSizeClass != other.verticalSizeClass
      || userInterfaceStyle != other.userInterfaceStyle
      || userInterfaceIdiom != other.userInterfaceIdiom
  }
}
