public import Foundation

extension Stage {
  /// Whether the screen may get another size: whether its orientation is supported.
  ///
  /// The controller that is asked is the root, or the topmost one presented over the whole screen.
  /// A size in the present orientation is always allowed.
  public func canRotate(to size: CGSize) -> Bool {
    let wanted = UIInterfaceOrientation(screen: size)
    return wanted == orientation || supportedOrientations.allows(wanted)
  }

  /// The orientation that the host should rotate the screen to; nil if it need not.
  ///
  /// There is one if the controller that covers the screen does not support the present
  /// orientation, or was just presented and prefers another. Only portrait and landscape are told
  /// apart.
  public var wantedOrientation: UIInterfaceOrientation? {
    supportedOrientations.wanted(shown: orientation, preferred: covering?.preferredOrientation)
  }

  /// The screen changed: preferences for a first orientation no longer count.
  func forgetPreferredOrientations() {
    for presentation in presentations { presentation.preferredOrientation = nil }
  }

  private var orientation: UIInterfaceOrientation { windowScene.interfaceOrientation }

  private var presentations: [Presentation] { window.rootViewController?.presentationsAbove ?? [] }

  private var covering: Presentation? {
    presentations.last { $0.isShown && $0.isWanted && $0.coversScreen }
  }

  private var supportedOrientations: UIInterfaceOrientationMask {
    let controller = covering?.presented ?? window.rootViewController
    guard let controller else { return .all }
    return controller.shouldAutorotate
      ? controller.supportedInterfaceOrientations : UIInterfaceOrientationMask(orientation)
  }
}

extension Presentation {
  /// Whether the presented controller decides the screen's orientation.
  var coversScreen: Bool {
    switch controller.presentationStyle {
    case .fullScreen, .overFullScreen: true
    case .custom: removesPresenterView
    default: false
    }
  }
}

extension UIInterfaceOrientation {
  /// The orientation of a screen of a size; in landscape the device's bottom is at the right.
  init(screen size: CGSize) { self = size.width > size.height ? .landscapeRight : .portrait }
}

extension UIInterfaceOrientationMask {
  /// Whether an orientation, or the one upside down to it, is in the mask.
  func allows(_ orientation: UIInterfaceOrientation) -> Bool {
    !isDisjoint(with: orientation.isLandscape ? .landscape : [.portrait, .portraitUpsideDown])
  }

  /// The orientation to rotate to from the one shown; nil to stay.
  ///
  /// A preferred orientation counts if it is in the mask.
  func wanted(
    shown: UIInterfaceOrientation, preferred: UIInterfaceOrientation?
  ) -> UIInterfaceOrientation? {
    if let preferred, allows(preferred) {
      return preferred.isLandscape == shown.isLandscape ? nil : preferred
    }
    let other: UIInterfaceOrientation = shown.isLandscape ? .portrait : .landscapeRight
    return !allows(shown) && allows(other) ? other : nil
  }
}
