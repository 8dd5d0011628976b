public import Foundation

extension Stage {
  /// Whether what covers the screen can be shown at another size: upright, or on its side.
  ///
  /// Asked of the root controller, or of the topmost one presented over the whole screen. A size that
  /// is as much upright as the present one always can.
  public func canRotate(to size: CGSize) -> Bool {
    let wanted = UIInterfaceOrientation(screen: size)
    return wanted == orientation || supportedOrientations.allows(wanted)
  }

  /// The way up the host is to turn the screen to; nil while it is fine as it is.
  ///
  /// Where what covers the screen cannot be shown as the screen is, or was just presented and would
  /// rather be shown otherwise. Only upright and on its side are told apart.
  public var wantedOrientation: UIInterfaceOrientation? {
    supportedOrientations.wanted(shown: orientation, preferred: covering?.preferredOrientation)
  }

  /// The screen is another way up, or another one: what was preferred at first counts no more.
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
    return controller?.supportedInterfaceOrientations ?? .all
  }
}

extension Presentation {
  /// Whether what is presented decides which way up the screen is.
  var coversScreen: Bool {
    switch controller.presentationStyle {
    case .fullScreen, .overFullScreen: true
    case .custom: takesPresenter
    default: false
    }
  }
}

extension UIInterfaceOrientation {
  /// The way up of a screen of a size; on its side means that the device's bottom is at the right.
  init(screen size: CGSize) { self = size.width > size.height ? .landscapeRight : .portrait }
}

extension UIInterfaceOrientationMask {
  /// Whether a way up is in it, whichever end is at the top.
  func allows(_ orientation: UIInterfaceOrientation) -> Bool {
    !isDisjoint(with: orientation.isLandscape ? .landscape : [.portrait, .portraitUpsideDown])
  }

  /// The way up to turn to from the one shown; nil to stay.
  ///
  /// What is preferred counts if it is in the mask.
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
