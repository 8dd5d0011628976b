import Foundation
import NavigationKit

nonisolated extension Device {
  /// A window without edges of its own, in the size most phones have.
  static let window = Device(name: "window", size: CGSize(width: 390, height: 844), scale: 2)

  /// The devices that have a name, the window first, then from small to large.
  ///
  /// Sizes, scales and status bars as Apple's design guidelines list them, corners as public lists of
  /// devices have them. On its side a phone has no status bar; one with a cut-out keeps clear of it on
  /// both sides, and of a lower home indicator.
  static let all: [Device] = [
    window,
    withButton("iphone-se-1", 320, 568, 2),
    withButton("iphone-se", 375, 667, 2),
    withButton("iphone-8", 375, 667, 2),
    withButton("iphone-8-plus", 414, 736, 3),
    phone("iphone-x", 375, 812, top: 44, .notch, cornerRadius: 39),
    phone("iphone-12-mini", 375, 812, top: 50, .notch, cornerRadius: 44),
    phone("iphone-12", 390, 844, top: 47, .notch, cornerRadius: 47),
    phone("iphone-12-pro-max", 428, 926, top: 47, .notch, cornerRadius: 53),
    phone("iphone-15", 393, 852, top: 59, .island, cornerRadius: 55),
    phone("iphone-15-pro-max", 430, 932, top: 59, .island, cornerRadius: 55),
    pad("ipad-mini", 744, 1133, cornerRadius: 21),
    withButton("ipad-9.7", 768, 1024, 2, sideways: UIEdgeInsets(top: buttonBar)),
    pad("ipad-10", 820, 1180, cornerRadius: 25),
    pad("ipad-12.9", 1024, 1366, cornerRadius: 18),
  ]

  /// The height of a status bar above a home button.
  private static let buttonBar: CGFloat = 20

  /// A device with a home button; a pad has its status bar on its side too.
  private static func withButton(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat,
    sideways sidewaysInsets: UIEdgeInsets = .zero
  ) -> Device {
    Device(
      name: name, size: CGSize(width: width, height: height), scale: scale,
      safeAreaInsets: UIEdgeInsets(top: buttonBar), sidewaysInsets: sidewaysInsets,
      chrome: ScreenChrome(statusBar: StatusBar()))
  }

  /// A phone whose camera lies in the screen.
  private static func phone(
    _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat,
    _ cutOut: ScreenChrome.CutOut, cornerRadius: CGFloat
  ) -> Device {
    Device(
      name: name, size: CGSize(width: width, height: height), scale: 3,
      safeAreaInsets: UIEdgeInsets(top: top, bottom: 34),
      sidewaysInsets: UIEdgeInsets(left: top, bottom: 21, right: top),
      chrome: ScreenChrome(
        statusBar: StatusBar(), hasHomeIndicator: true, cutOut: cutOut, cornerRadius: cornerRadius))
  }

  /// A pad without a home button.
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
