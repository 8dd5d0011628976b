import Foundation
import NavigationKit
import SDLShell

nonisolated extension Device {
  /// A window without safe area insets, in the size of most phones.
  static let window = Device(name: "window", size: CGSize(width: 390, height: 844), scale: 2)

  /// The named devices: the window, then phones and pads, each from the oldest on.
  ///
  /// Sizes, scales and pixels per inch, in that order, are from Apple's design guidelines and
  /// technical specifications, corner radii and the insets below status bars from public lists of
  /// measured values. In landscape a phone has no status bar; one with a cut-out has insets for it
  /// on both sides, and a lower home indicator. Where a device scales what it draws down,
  /// the pixels per inch are of those that it draws.
  static let all: [Device] = families.flatMap(\.devices)

  /// The named devices by what they are.
  static let families: [(title: String, devices: [Device])] = [
    ("Window", [window]), ("iPhone", phones), ("iPad", pads),
  ]

  private static let phones: [Device] = [
    withButton("iphone-4s", "iPhone 4s", 320, 480, 2, 326)
      .drawn(as: "retina3_5", statusBar: buttonBar),
    withButton("iphone-se-1", "iPhone SE", 320, 568, 2, 326)
      .drawn(as: "retina4_0", statusBar: buttonBar),
    withButton("iphone-se", "iPhone SE (3rd generation)", 375, 667, 2, 326),
    withButton("iphone-8", "iPhone 8", 375, 667, 2, 326)
      .drawn(as: "retina4_7", statusBar: buttonBar),
    withButton("iphone-8-plus", "iPhone 8 Plus", 414, 736, 3, 401 * 1242 / 1080)
      .drawn(as: "retina5_5", statusBar: buttonBar),
    phone("iphone-x", "iPhone X", 375, 812, 458, top: 44, .notch, corners: 39)
      .drawn(as: "retina5_9", statusBar: 44),
    phone("iphone-11", "iPhone 11", 414, 896, 326, scale: 2, top: 48, .notch, corners: 41.5)
      .drawn(as: "retina6_1", "retina6_5", statusBar: 44),
    phone(
      "iphone-12-mini", "iPhone 12 mini", 375, 812, 476 * 1125 / 1080, top: 50, .notch, corners: 44),
    phone("iphone-12", "iPhone 12", 390, 844, 460, top: 47, .notch, corners: 47)
      .drawn(as: "retina6_0", statusBar: 47),
    phone("iphone-12-pro-max", "iPhone 12 Pro Max", 428, 926, 458, top: 47, .notch, corners: 53)
      .drawn(as: "retina6_7", statusBar: 47),
    phone(
      "iphone-13-mini", "iPhone 13 mini", 375, 812, 476 * 1125 / 1080, top: 50, .notch, corners: 44),
    phone("iphone-13", "iPhone 13", 390, 844, 460, top: 47, .notch, corners: 47),
    phone("iphone-14", "iPhone 14", 390, 844, 460, top: 47, .notch, corners: 47),
    phone("iphone-14-plus", "iPhone 14 Plus", 428, 926, 458, top: 47, .notch, corners: 53),
    phone("iphone-14-pro", "iPhone 14 Pro", 393, 852, 460, top: 59, .island, corners: 55),
    phone("iphone-14-pro-max", "iPhone 14 Pro Max", 430, 932, 460, top: 59, .island, corners: 55),
    phone("iphone-15", "iPhone 15", 393, 852, 460, top: 59, .island, corners: 55)
      .drawn(as: "retina6_12", statusBar: 59),
    phone("iphone-15-plus", "iPhone 15 Plus", 430, 932, 460, top: 59, .island, corners: 55),
    phone("iphone-15-pro", "iPhone 15 Pro", 393, 852, 460, top: 59, .island, corners: 55),
    phone("iphone-15-pro-max", "iPhone 15 Pro Max", 430, 932, 460, top: 59, .island, corners: 55)
      .drawn(as: "retina6_72", statusBar: 59),
    phone("iphone-16", "iPhone 16", 393, 852, 460, top: 59, .island, corners: 55),
    phone("iphone-16-plus", "iPhone 16 Plus", 430, 932, 460, top: 59, .island, corners: 55),
    phone("iphone-16-pro", "iPhone 16 Pro", 402, 874, 460, top: 62, .island, corners: 62)
      .drawn(as: "retina6_3", statusBar: 62),
    phone("iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, 460, top: 62, .island, corners: 62)
      .drawn(as: "retina6_9", statusBar: 62),
    phone("iphone-16e", "iPhone 16e", 390, 844, 460, top: 47, .notch, corners: 47),
    phone("iphone-17", "iPhone 17", 402, 874, 460, top: 62, .island, corners: 62),
    phone("iphone-17-pro", "iPhone 17 Pro", 402, 874, 460, top: 62, .island, corners: 62),
    phone("iphone-17-pro-max", "iPhone 17 Pro Max", 440, 956, 460, top: 62, .island, corners: 62),
    phone("iphone-air", "iPhone Air", 420, 912, 460, top: 68, .island, corners: 62),
  ]

  private static let pads: [Device] = [
    pad("ipad-mini", "iPad mini", 744, 1133, 326, corners: 21)
      .drawn(as: "ipad8_3rounded"),
    withButton("ipad-9.7", "iPad 9.7″", 768, 1024, 2, 264, sideways: UIEdgeInsets(top: buttonBar))
      .drawn(as: "ipad7_9", "ipad9_7", statusBar: buttonBar),
    withButton("ipad-10.2", "iPad 10.2″", 810, 1080, 2, 264, sideways: UIEdgeInsets(top: buttonBar))
      .drawn(as: "ipad10_2"),
    withButton("ipad-10.5", "iPad 10.5″", 834, 1112, 2, 264, sideways: UIEdgeInsets(top: buttonBar))
      .drawn(as: "ipad10_5"),
    pad("ipad-10", "iPad (10th generation)", 820, 1180, 264, corners: 25)
      .drawn(as: "ipad10_9rounded"),
    pad("ipad-11", "iPad Pro 11″ (2018)", 834, 1194, 264, corners: 18)
      .drawn(as: "ipad11_0rounded"),
    pad("ipad-12.9", "iPad Pro 12.9″ (2018)", 1024, 1366, 264, corners: 18)
      .drawn(as: "ipad12_9", "ipad12_9rounded"),
    pad("ipad-air-11", "iPad Air 11″", 820, 1180, 264, corners: 18),
    pad("ipad-air-13", "iPad Air 13″", 1024, 1366, 264, corners: 18),
    pad("ipad-pro-11", "iPad Pro 11″", 834, 1210, 264, corners: 30),
    pad("ipad-pro-13", "iPad Pro 13″", 1032, 1376, 264, corners: 30),
  ]

  /// The device around its screen; nil for a screen that is no device's.
  var bezel: Bezel? {
    guard chrome.statusBar != nil else { return nil }
    let size = CGSize(width: min(size.width, size.height), height: max(size.width, size.height))
    let hasHomeButton = chrome.cornerRadius == 0
    let kind: Bezel.Kind =
      size.width >= Self.minimumPadWidth
      ? (hasHomeButton ? .padWithHomeButton : .pad)
      : (hasHomeButton ? .phoneWithHomeButton : .phone)
    return Bezel(kind, around: size, cornerRadius: chrome.cornerRadius)
  }

  /// The width of the narrowest iPad, in points.
  static let minimumPadWidth: CGFloat = 744

  /// Whether it has a phone's screen.
  var isPhone: Bool { min(size.width, size.height) < Self.minimumPadWidth }

  /// The height of the status bar of a device with a home button.
  static let buttonBar: CGFloat = 20

  /// A device with a home button; an iPad has a status bar in landscape too.
  private static func withButton(
    _ name: String, _ title: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat,
    _ pixelsPerInch: CGFloat, sideways sidewaysInsets: UIEdgeInsets = .zero
  ) -> Device {
    Device(
      name: name, title: title, size: CGSize(width: width, height: height), scale: scale,
      safeAreaInsets: UIEdgeInsets(top: buttonBar), sidewaysInsets: sidewaysInsets,
      chrome: ScreenChrome(statusBar: StatusBar()), pointsPerInch: pixelsPerInch / scale)
  }

  /// A phone with a cut-out for the camera.
  private static func phone(
    _ name: String, _ title: String, _ width: CGFloat, _ height: CGFloat, _ pixelsPerInch: CGFloat,
    scale: CGFloat = 3, top: CGFloat, _ cutOut: ScreenChrome.CutOut, corners: CGFloat
  ) -> Device {
    Device(
      name: name, title: title, size: CGSize(width: width, height: height), scale: scale,
      safeAreaInsets: UIEdgeInsets(top: top, bottom: 34),
      sidewaysInsets: UIEdgeInsets(left: top, bottom: 21, right: top),
      chrome: ScreenChrome(
        statusBar: StatusBar(), hasHomeIndicator: true, cutOut: cutOut, cornerRadius: corners),
      pointsPerInch: pixelsPerInch / scale)
  }

  /// An iPad without a home button.
  private static func pad(
    _ name: String, _ title: String, _ width: CGFloat, _ height: CGFloat,
    _ pixelsPerInch: CGFloat, corners: CGFloat
  ) -> Device {
    let insets = UIEdgeInsets(top: 24, bottom: 20)
    return Device(
      name: name, title: title, size: CGSize(width: width, height: height), scale: 2,
      safeAreaInsets: insets, sidewaysInsets: insets,
      chrome: ScreenChrome(
        statusBar: StatusBar(), hasHomeIndicator: true, cornerRadius: corners),
      pointsPerInch: pixelsPerInch / 2)
  }

  /// The device with what Xcode calls those of its size, and how high the status bar is on its canvas.
  private func drawn(as names: String..., statusBar: CGFloat? = nil) -> Device {
    var device = self
    device.canvas = Canvas(names: names, statusBar: statusBar)
    return device
  }
}
