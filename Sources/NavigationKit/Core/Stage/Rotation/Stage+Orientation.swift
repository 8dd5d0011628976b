import Drawing
public import Foundation
public import Input

extension Stage {
  /// Whether the screen may get another size: whether its orientation is supported.
  ///
  /// The controller that is asked is the root, or the topmost one presented over the whole screen.
  /// A size in the present orientation is always allowed.
  public func canRotate(to size: CGSize) -> Bool {
    orientationAfterRotation(to: size, wanted: nil) != nil
  }

  /// The orientation that a person gets by turning the device; nil if the screen stays as it is.
  ///
  /// An orientation that the screen does not support is skipped, as upside down on phones.
  public func orientation(after direction: RotationDirection) -> UIInterfaceOrientation? {
    supportedOrientations.next(after: orientation, turning: direction)
  }

  /// The screen's size in an orientation, in points.
  public func screenSize(in orientation: UIInterfaceOrientation) -> CGSize {
    let size = screen.bounds.size
    return orientation.fits(size) ? size : CGSize(width: size.height, height: size.width)
  }

  /// The orientation after a rotation to a size; nil if it is not supported.
  func orientationAfterRotation(
    to size: CGSize, wanted: UIInterfaceOrientation?
  ) -> UIInterfaceOrientation? {
    if let wanted, wanted.fits(size) {
      return wanted == orientation || supportedOrientations.contains(.init(wanted)) ? wanted : nil
    }
    return orientation.fits(size)
      ? orientation : supportedOrientations.first(for: { $0.fits(size) })
  }

  /// The orientation that the host should rotate the screen to; nil if it need not.
  ///
  /// There is one if the controller that covers the screen does not support the present
  /// orientation, or was just presented and prefers another.
  public var wantedOrientation: UIInterfaceOrientation? {
    supportedOrientations.wanted(shown: orientation, preferred: covering?.preferredOrientation)
  }

  /// The screen changed: preferences for a first orientation no longer count.
  func forgetPreferredOrientations() {
    for presentation in presentations { presentation.preferredOrientation = nil }
  }

  private var presentations: [Presentation] { window.rootViewController?.presentationsAbove ?? [] }

  private var covering: Presentation? { presentations.last(where: \.isCovering) }

  /// The controllers presented over the whole screen, the topmost first, and the root.
  var coveringControllers: [UIViewController] {
    presentations.reversed().filter(\.isCovering).map(\.presented)
      + [window.rootViewController].compactMap(\.self)
  }

  private var supportedOrientations: UIInterfaceOrientationMask {
    let controller = covering?.presented ?? window.rootViewController
    let ofApp =
      application.delegate?.application(application, supportedInterfaceOrientationsFor: window)
      ?? .all
    guard let controller else { return ofApp }
    guard controller.shouldAutorotate else { return UIInterfaceOrientationMask(orientation) }
    return controller.supportedInterfaceOrientations.intersection(ofApp)
  }
}

extension Presentation {
  fileprivate var isCovering: Bool { isShown && isWanted && coversScreen }

  /// Whether the presented controller decides the screen's orientation.
  var coversScreen: Bool {
    switch controller.presentationStyle {
    case .fullScreen, .overFullScreen: true
    case .custom: removesPresenterView
    default: false
    }
  }
}

nonisolated extension UIInterfaceOrientation {
  /// The default orientation for a screen size; in landscape the device's bottom is at the right.
  init(screen size: CGSize) { self = size.width > size.height ? .landscapeRight : .portrait }

  /// All orientations, those first that are preferred among several.
  fileprivate static let all: [UIInterfaceOrientation] = [
    .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
  ]

  /// Makes the orientation of an interface on a device that is turned: the interface is turned the
  /// other way.
  public init(turned turn: QuarterTurn) {
    switch turn {
    case .upright: self = .portrait
    case .right: self = .landscapeLeft
    case .upsideDown: self = .portraitUpsideDown
    case .left: self = .landscapeRight
    }
  }

  /// How the device is turned.
  public var turn: QuarterTurn {
    QuarterTurn.allCases.first { UIInterfaceOrientation(turned: $0) == self } ?? .upright
  }

  /// Whether a screen of a size can have the orientation.
  func fits(_ size: CGSize) -> Bool { isLandscape == (size.width > size.height) }

  /// The orientation itself, or the default one where a screen of a size cannot have it.
  func fitting(_ size: CGSize) -> UIInterfaceOrientation {
    fits(size) ? self : UIInterfaceOrientation(screen: size)
  }
}

nonisolated extension UIInterfaceOrientationMask {
  /// The first orientation in the mask that is suitable.
  func first(for isSuitable: (UIInterfaceOrientation) -> Bool) -> UIInterfaceOrientation? {
    UIInterfaceOrientation.all.first { contains(UIInterfaceOrientationMask($0)) && isSuitable($0) }
  }

  /// The next orientation in the mask as the device is turned; nil if there is no other.
  func next(
    after shown: UIInterfaceOrientation, turning direction: RotationDirection
  ) -> UIInterfaceOrientation? {
    (1..<QuarterTurn.allCases.count).lazy
      .map { UIInterfaceOrientation(turned: shown.turn.after($0 * direction.quarters)) }
      .first { contains(UIInterfaceOrientationMask($0)) }
  }

  /// The orientation to rotate to from the one shown; nil to stay.
  ///
  /// A preferred orientation counts if it is in the mask.
  func wanted(
    shown: UIInterfaceOrientation, preferred: UIInterfaceOrientation?
  ) -> UIInterfaceOrientation? {
    if let preferred, contains(UIInterfaceOrientationMask(preferred)) {
      return preferred == shown ? nil : preferred
    }
    return contains(UIInterfaceOrientationMask(shown)) ? nil : first { _ in true }
  }
}
