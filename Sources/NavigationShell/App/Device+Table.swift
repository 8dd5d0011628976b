import Foundation
import NavigationKit
import SDLShell

nonisolated extension Device {
  /// A window without safe area insets, in the size of most phones.
  static let window = Device(name: "window", size: CGSize(width: 390, height: 844), scale: 2)

  /// The named devices: the window, then from small to large.
  ///
  /// Sizes, scales and status bars are from Apple's design guidelines, corner radii from public
  /// lists of devices. In landscape a phone has no status bar; one with a cut-out has insets for it
  /// on both sides, and a lower home indicator.
  static let all: [Device] = [
    window,
    withButton("iphone-4s", 320, 480, 2),
    withButton("iphone-se-1", 320, 568, 2),
    withButton("iphone-se", 375, 667, 2),
    withButton("iphone-8", 375, 667, 2),
    withButton("iphone-8-plus", 414, 736, 3),
    phone("iphone-x", 375, 812, top: 44, .notch, cornerRadius: 39),
    phone("iphone-11", 414, 896, 2, top: 48, .notch, cornerRadius: 41.5),
    phone("iphone-12-mini", 375, 812, top: 50, .notch, cornerRadius: 44),
    phone("iphone-12", 390, 844, top: 47, .notch, cornerRadius: 47),
    phone("iphone-12-pro-max", 428, 926, top: 47, .notch, cornerRadius: 53),
    phone("iphone-15", 393, 852, top: 59, .island, cornerRadius: 55),
    phone("iphone-15-pro-max", 430, 932, top: 59, .island, cornerRadius: 55),
    phone("iphone-16-pro", 402, 874, top: 62, .island, cornerRadius: 62),
    phone("iphone-16-pro-max", 440, 956, top: 62, .island, cornerRadius: 62),
    pad("ipad-mini", 744, 1133, cornerRadius: 21),
    withButton("ipad-9.7", 768, 1024, 2, sideways: UIEdgeInsets(top: buttonBar)),
    withButton("ipad-10.2", 810, 1080, 2, sideways: UIEdgeInsets(top: buttonBar)),
    withButton("ipad-10.5", 834, 1112, 2, sideways: UIEdgeInsets(top: buttonBar)),
    pad("ipad-10", 820, 1180, cornerRadius: 25),
    pad("ipad-11", 834, 1194, cornerRadius: 18),
    pad("ipad-12.9", 1024, 1366, cornerRadius: 18),
  ]

  /// The device around its screen; nil for a screen that is no device's.
  var bezel: Bezel? {
    guard chrome.statusBar != nil else { return nil }
    let size = CGSize(width: min(size.width, size.height), height: max(size.width, size.height))
    let hasHomeButton = chrome.cornerRadius == 0
    let kind: Bezel.Kind =
      size.width >= Self.leastPad
      ? (hasHomeButton ? .padWithHomeButton : .pad)
      : (hasHomeButton ? .phoneWithHomeButton : .phone)
    return Bezel(kind, around: size, cornerRadius: chrome.cornerRadius)
  }

  /// The width of the narrowest iPad, in points.
  static let leastPad: CGFloat = 744

  /// How many points an inch of the device has; nil for a screen that is no device's.
  var pointsPerInch: CGFloat? { Self.densities[uprightName] }

  /// Apple's pixels per inch by the pixels per point; of devices that show fewer pixels than they
  /// draw, by those that they show.
  private static let densities: [String: CGFloat] = [
    "iphone-4s": 326 / 2, "iphone-se-1": 326 / 2, "iphone-se": 326 / 2, "iphone-8": 326 / 2,
    "iphone-8-plus": 401 * 414 / 1080, "iphone-x": 458 / 3, "iphone-11": 326 / 2,
    "iphone-12-mini": 476 * 375 / 1080, "iphone-12": 460 / 3, "iphone-12-pro-max": 458 / 3,
    "iphone-15": 460 / 3, "iphone-15-pro-max": 460 / 3, "iphone-16-pro": 460 / 3,
    "iphone-16-pro-max": 460 / 3, "ipad-mini": 326 / 2, "ipad-9.7": 264 / 2,
    "ipad-10.2": 264 / 2, "ipad-10.5": 264 / 2, "ipad-10": 264 / 2, "ipad-11": 264 / 2,
    "ipad-12.9": 264 / 2,
  ]

  /// The height of the status bar of a device with a home button.
  static let buttonBar: CGFloat = 20

  /// A device with a home button; an iPad has a status bar in landscape too.
  private static func withButton(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat,
    sideways sidewaysInsets: UIEdgeInsets = .zero
  ) -> Device {
    Device(
      name: name, size: CGSize(width: width, height: height), scale: scale,
      safeAreaInsets: UIEdgeInsets(top: buttonBar), sidewaysInsets: sidewaysInsets,
      chrome: ScreenChrome(statusBar: StatusBar()))
  }

  /// A phone with a cut-out for the camera.
  private static func phone(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat = 3, top: CGFloat,
    _ cutOut: ScreenChrome.CutOut, cornerRadius: CGFloat
  ) -> Device {
    Device(
      name: name, size: CGSize(width: width, height: height), scale: scale,
      safeAreaInsets: UIEdgeInsets(top: top, bottom: 34),
      sidewaysInsets: UIEdgeInsets(left: top, bottom: 21, right: top),
      chrome: ScreenChrome(
        statusBar: StatusBar(), hasHomeIndicator: true, cutOut: cutOut, cornerRadius: cornerRadius))
  }

  /// An iPad without a home button.
  private static func pad(
    _ name: String, _ width: CGFloat, _ height: CGFloat, cornerRadius: CGFloat
  ) -> Device {
    let insets = UIEdgeInsets(top: 24, bottom: 20)
    return Device(
      name: name, size: CGSize(width: width, height: height), scale: 2, safeAreaInsets: insets,
      sidewaysInsets: insets,
      chrome: ScreenChrome(
        statusBar: StatusBar(), hasHomeIndicator: true, cornerRadius: cornerRadius))
  }
}
