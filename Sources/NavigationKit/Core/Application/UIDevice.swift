public import Foundation

/// The device of the stage that is being launched or handles an event.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device; outside of a stage, a phone.
  public static var current: UIDevice { Stage.current?.device ?? outside }
  private static let outside = UIDevice()

  private var traits: UITraitCollection { .current }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    traits.userInterfaceIdiom == .pad ? .pad : .phone
  }
  /// iPhone or iPad.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The same as ``model``.
  open var localizedModel: String { model }
  /// The device's name, which is its model.
  open var name: String { model }
  /// The system whose behaviour this library has: iOS or iPadOS.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The latest version whose behaviour this library has.
  open var systemVersion: String { "18.0" }
  /// The device's identifier for the app's vendor: the same everywhere, as captures are.
  open var identifierForVendor: UUID? {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1))
  }

  /// How the device is held.
  open var orientation: UIDeviceOrientation {
    guard let stage = Stage.current else { return .unknown }
    return UIDeviceOrientation(showing: stage.windowScene.interfaceOrientation)
  }

  /// The number of listeners to turns of the device; the system is one of them.
  private var listeners = 1
  /// Whether a notification is posted when the device turns; true at first, as the system listens.
  open var isGeneratingDeviceOrientationNotifications: Bool { listeners > 0 }
  /// Begins to post a notification when the device turns.
  open func beginGeneratingDeviceOrientationNotifications() { listeners += 1 }
  /// Ends these notifications; to be called as often as they were begun.
  open func endGeneratingDeviceOrientationNotifications() { listeners = max(0, listeners - 1) }

  /// Posted once the device was turned, with the device as object.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  func orientationDidChange() {
    guard isGeneratingDeviceOrientationNotifications else { return }
    NotificationCenter.default.post(
      name: UIDevice.orientationDidChangeNotification, object: self)
  }
}

/// How a device is held.
public nonisolated enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its side, its bottom at the right.
  case landscapeLeft = 3
  /// On its side, its bottom at the left.
  case landscapeRight = 4
  /// Lying with the screen up.
  case faceUp = 5
  /// Lying with the screen down.
  case faceDown = 6

  /// The orientation of a device that shows an interface: turned to one side, it shows the
  /// interface turned to the other.
  init(showing interface: UIInterfaceOrientation) {
    self = UIDeviceOrientation(rawValue: interface.rawValue) ?? .unknown
  }

  /// Whether it is one of the upright ones.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is one of those on their side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether it is any orientation of an interface.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
