import Foundation
import NavigationKit
import SDLShell

nonisolated extension Device {
  /// A window without safe area insets, in the size of most phones.
  static let window = Device(name: "window", size: CGSize(width: 390, height: 844), scale: 2)

  /// The named devices: the window, then phones and pads, each from the oldest on.
  ///
  /// Sizes, scales and pixels per inch are from Apple's design guidelines and technical specifications,
  /// corner radii from public lists of what devices say, as are the insets below status bars. In
  /// landscape a phone has no status bar; one with a cut-out has insets for it on both sides, and a
  /// lower home indicator.
  static let all: [Device] = families.flatMap(\.devices)

  /// The named devices by what they are.
  static let families: [(title: String, devices: [Device])] = [
    ("Window", [window]), ("iPhone", phones), ("iPad", pads),
  ]

  private static let phones: [Device] = [
    withButton("iphone-4s", "iPhone 4s", 320, 480, 2),
    withButton("iphone-se-1", "iPhone SE", 320, 568, 2),
    withButton("iphone-se", "iPhone SE (3rd generation)", 375, 667, 2),
    withButton("iphone-8", "iPhone 8", 375, 667, 2),
    withButton("iphone-8-plus", "iPhone 8 Plus", 414, 736, 3),
    phone("iphone-x", "iPhone X", 375, 812, top: 44, .notch, cornerRadius: 39),
    phone("iphone-11", "iPhone 11", 414, 896, 2, top: 48, .notch, cornerRadius: 41.5),
    phone("iphone-12-mini", "iPhone 12 mini", 375, 812, top: 50, .notch, cornerRadius: 44),
    phone("iphone-12", "iPhone 12", 390, 844, top: 47, .notch, cornerRadius: 47),
    phone("iphone-12-pro-max", "iPhone 12 Pro Max", 428, 926, top: 47, .notch, cornerRadius: 53),
    phone("iphone-13-mini", "iPhone 13 mini", 375, 812, top: 50, .notch, cornerRadius: 44),
    phone("iphone-13", "iPhone 13", 390, 844, top: 47, .notch, cornerRadius: 47),
    phone("iphone-14", "iPhone 14", 390, 844, top: 47, .notch, cornerRadius: 47),
    phone("iphone-14-plus", "iPhone 14 Plus", 428, 926, top: 47, .notch, cornerRadius: 53),
    phone("iphone-14-pro", "iPhone 14 Pro", 393, 852, top: 59, .island, cornerRadius: 55),
    phone("iphone-14-pro-max", "iPhone 14 Pro Max", 430, 932, top: 59, .island, cornerRadius: 55),
    phone("iphone-15", "iPhone 15", 393, 852, top: 59, .island, cornerRadius: 55),
    phone("iphone-15-plus", "iPhone 15 Plus", 430, 932, top: 59, .island, cornerRadius: 55),
    phone("iphone-15-pro", "iPhone 15 Pro", 393, 852, top: 59, .island, cornerRadius: 55),
    phone("iphone-15-pro-max", "iPhone 15 Pro Max", 430, 932, top: 59, .island, cornerRadius: 55),
    phone("iphone-16", "iPhone 16", 393, 852, top: 59, .island, cornerRadius: 55),
    phone("iphone-16-plus", "iPhone 16 Plus", 430, 932, top: 59, .island, cornerRadius: 55),
    phone("iphone-16-pro", "iPhone 16 Pro", 402, 874, top: 62, .island, cornerRadius: 62),
    phone("iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, top: 62, .island, cornerRadius: 62),
    phone("iphone-16e", "iPhone 16e", 390, 844, top: 47, .notch, cornerRadius: 47),
    phone("iphone-17", "iPhone 17", 402, 874, top: 62, .island, cornerRadius: 62),
    phone("iphone-17-pro", "iPhone 17 Pro", 402, 874, top: 62, .island, cornerRadius: 62),
    phone("iphone-17-pro-max", "iPhone 17 Pro Max", 440, 956, top: 62, .island, cornerRadius: 62),
    phone("iphone-air", "iPhone Air", 420, 912, top: 68, .island, cornerRadius: 62),
  ]

  private static let pads: [Device] = [
    pad("ipad-mini", "iPad mini", 744, 1133, cornerRadius: 21),
    withButton("ipad-9.7", "iPad 9.7″", 768, 1024, 2, sideways: UIEdgeInsets(top: buttonBar)),
    withButton("ipad-10.2", "iPad 10.2″", 810, 1080, 2, sideways: UIEdgeInsets(top: buttonBar)),
    withButton("ipad-10.5", "iPad 10.5″", 834, 1112, 2, sideways: UIEdgeInsets(top: buttonBar)),
    pad("ipad-10", "iPad (10th generation)", 820, 1180, cornerRadius: 25),
    pad("ipad-11", "iPad Pro 11″ (2018)", 834, 1194, cornerRadius: 18),
    pad("ipad-12.9", "iPad Pro 12.9″ (2018)", 1024, 1366, cornerRadius: 18),
    pad("ipad-air-11", "iPad Air 11″", 820, 1180, cornerRadius: 18),
    pad("ipad-air-13", "iPad Air 13″", 1024, 1366, cornerRadius: 18),
    pad("ipad-pro-11", "iPad Pro 11″", 834, 1210, cornerRadius: 30),
    pad("ipad-pro-13", "iPad Pro 13″", 1032, 1376, cornerRadius: 30),
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
    "iphone-13-mini": 476 * 375 / 1080, "iphone-13": 460 / 3, "iphone-14": 460 / 3,
    "iphone-14-plus": 458 / 3, "iphone-14-pro": 460 / 3, "iphone-14-pro-max": 460 / 3,
    "iphone-15": 460 / 3, "iphone-15-plus": 460 / 3, "iphone-15-pro": 460 / 3,
    "iphone-15-pro-max": 460 / 3, "iphone-16": 460 / 3, "iphone-16-plus": 460 / 3,
    "iphone-16-pro": 460 / 3, "iphone-16-pro-max": 460 / 3, "iphone-16e": 460 / 3,
    "iphone-17": 460 / 3, "iphone-17-pro": 460 / 3, "iphone-17-pro-max": 460 / 3,
    "iphone-air": 460 / 3, "ipad-mini": 326 / 2, "ipad-9.7": 264 / 2, "ipad-10.2": 264 / 2,
    "ipad-10.5": 264 / 2, "ipad-10": 264 / 2, "ipad-11": 264 / 2, "ipad-12.9": 264 / 2,
    "ipad-air-11": 264 / 2, "ipad-air-13": 264 / 2, "ipad-pro-11": 264 / 2,
    "ipad-pro-13": 264 / 2,
  ]

  /// The height of the status bar of a device with a home button.
  static let buttonBar: CGFloat = 20

  /// A device with a home button; an iPad has a status bar in landscape too.
  private static func withButton(
    _ name: String, _ title: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat,
    sideways sidewaysInsets: UIEdgeInsets = .zero
  ) -> Device {
    Device(
      name: name, title: title, size: CGSize(width: width, height: height), scale: scale,
      safeAreaInsets: UIEdgeInsets(top: buttonBar), sidewaysInsets: sidewaysInsets,
      chrome: ScreenChrome(statusBar: StatusBar()))
  }

  /// A phone with a cut-out for the camera.
  private static func phone(
    _ name: String, _ title: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat = 3,
    top: CGFloat,
    _ cutOut: ScreenChrome.CutOut, cornerRadius: CGFloat
  ) -> Device {
    Device(
      name: name, title: title, size: CGSize(width: width, height: height), scale: scale,
      safeAreaInsets: UIEdgeInsets(top: top, bottom: 34),
      sidewaysInsets: UIEdgeInsets(left: top, bottom: 21, right: top),
      chrome: ScreenChrome(
        statusBar: StatusBar(), hasHomeIndicator: true, cutOut: cutOut, cornerRadius: cornerRadius))
  }

  /// An iPad without a home button.
  private static func pad(
    _ name: String, _ title: String, _ width: CGFloat, _ height: CGFloat, cornerRadius: CGFloat
  ) -> Device {
    let insets = UIEdgeInsets(top: 24, bottom: 20)
    return Device(
      name: name, title: title, size: CGSize(width: width, height: height), scale: 2,
      safeAreaInsets: insets,
      sidewaysInsets: insets,
      chrome: ScreenChrome(
        statusBar: StatusBar(), hasHomeIndicator: true, cornerRadius: cornerRadius))
  }
}
