public import Foundation
public import NavigationKit
import NavigationShell

/// The device that the app under test is on.
@preconcurrency @MainActor
open class XCUIDevice: NSObject {
  /// A button of the device.
  public nonisolated enum Button: Int, Sendable {
    /// The home button.
    case home = 1
    /// The button that makes it louder.
    case volumeUp
    /// The button that makes it quieter.
    case volumeDown
  }

  /// The appearance of the system.
  public nonisolated enum Appearance: Int, Sendable {
    /// None of its own.
    case unspecified
    /// Light.
    case light
    /// Dark.
    case dark
  }

  /// The device.
  public static let shared = XCUIDevice()

  private override init() { super.init() }

  // A `deinit` on the main actor would allow none in subclasses.
  nonisolated deinit {}

  /// The name of the model, one of those that `navshell list` has.
  ///
  /// It is that of the variable `TEST_DEVICE` unless set, else `iphone-15`, and counts from the next
  /// launch on.
  public var model = AutomatedApp.defaultDevice

  /// The traits that an app is launched with.
  var traits: UITraitCollection { UITraitCollection(userInterfaceStyle: style) }

  private var style = UIUserInterfaceStyle.light

  /// The appearance of the system; light unless set.
  open var appearance: Appearance {
    get { style == .dark ? .dark : .light }
    set {
      style = newValue == .dark ? .dark : .light
      RunningApp.stage?.change(traits: traits)
      RunningApp.becomeIdle()
    }
  }

  /// How the device is turned; the app turns with it if it supports that, and so does one that is launched
  /// later.
  open var orientation = UIDeviceOrientation.portrait { didSet { turnApp() } }

  /// Turns the app as the device is turned.
  func turnApp() {
    guard let orientation = orientation.interfaceOrientation,
      orientation != RunningApp.stage?.orientation
    else { return }
    RunningApp.app?.rotate(to: orientation)
    RunningApp.becomeIdle()
  }

  /// Presses a button: home puts the app into the background.
  open func press(_ button: Button) {
    guard button == .home, let stage = RunningApp.stage else { return }
    stage.resignActive()
    stage.enterBackground()
  }
}

nonisolated extension UIDeviceOrientation {
  /// The orientation of the interface, which is turned the other way; nil for a device that lies.
  fileprivate var interfaceOrientation: UIInterfaceOrientation? {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    default: nil
    }
  }
}
