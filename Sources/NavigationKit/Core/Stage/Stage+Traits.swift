public import Foundation

/// The stage at another size, or with other traits.
extension Stage {
  /// Resizes the stage at once, as when a window is dragged by its corner.
  ///
  /// Controllers are notified with a coordinator that is not animated; its animations run at once.
  /// A running rotation ends if anything changes.
  public func resize(to size: CGSize, safeAreaInsets: UIEdgeInsets) {
    perform {
      let isOther = size != screen.bounds.size || safeAreaInsets != self.safeAreaInsets
      if isOther { endRotations() }
      change(to: size, safeAreaInsets: safeAreaInsets, by: nil)
    }
  }

  /// Changes traits: light or dark, larger text, right to left.
  ///
  /// Traits that are not given stay as they are. Views on screen are laid out again in place, and
  /// views and controllers are notified; those off screen are notified once they come back.
  ///
  /// - Parameter animated: Whether the earlier screen fades out, as where iOS turns dark.
  public func change(traits: UITraitCollection, animated: Bool = false) {
    let picture = animated ? displayList(isMasked: false) : nil
    perform {
      endRotations()
      explicitTraits = UITraitCollection(traitsFrom: [explicitTraits, traits])
      change(to: screen.bounds.size, safeAreaInsets: safeAreaInsets, by: nil)
      picture.map(fade)
    }
  }

  /// Changes the size, and updates controllers and views: at once, or by a rotation.
  ///
  /// - Parameter turned: The orientation after it; nil leaves the present one where the size fits it.
  func change(
    to size: CGSize, safeAreaInsets: UIEdgeInsets, by rotation: Rotation?,
    turned: UIInterfaceOrientation? = nil
  ) {
    forgetPreferredOrientations()
    endFade()
    for service in services { service.screenWillChange() }
    needsChromeUpdate = true
    let (old, oldOrientation) = (traits, orientation)
    let new = UITraitCollection(
      traitsFrom: [UITraitCollection(screen: size, scale: screen.scale), explicitTraits])
    let coordinator = TransitionCoordinator(window: window, rotation: rotation)
    rotation?.coordinator = coordinator
    window.announceChange(to: size, new, with: coordinator)
    let nextOrientation = (turned ?? orientation).fitting(size)
    if nextOrientation != orientation {
      application.post(UIApplication.willChangeStatusBarOrientationNotification, nextOrientation)
    }
    AnimationContext.run(rotation.map(AnimationContext.init(rotation:))) {
      screen.bounds.size = size
      orientation = nextOrientation
      self.safeAreaInsets = safeAreaInsets
      traits = new
      window.frame = screen.bounds
      window.setScreenInsets(screenInsets)
      window.reportTraitChange(from: old)
      postTextSize(insteadOf: old)
      postAccessibility(insteadOf: old)
      fitKeyboard(by: rotation)
      UIView.performWithoutAnimation { window.rootViewController?.adaptPresentations() }
      coordinator.start(in: window, by: rotation)
    }
    if orientation != oldOrientation {
      device.orientationDidChange()
      application.post(UIApplication.didChangeStatusBarOrientationNotification, oldOrientation)
    }
    guard let rotation else { return coordinator.end() }
    rotation.whenOver { _ in coordinator.end() }
  }
}
