import Foundation
import NavigationKit

nonisolated extension Device {
  /// A window without edges of its own, in the size most phones have.
  static let window = Device("window", 390, 844, 2)

  /// The devices that have a name, smallest first after the window.
  ///
  /// Sizes, scales and status bars as Apple's design guidelines list them. On its side a phone has no
  /// status bar; one with a notch keeps clear of it on both sides, and of a lower home indicator.
  static let all: [Device] = [
    window,
    Device("iphone-se-1", 320, 568, 2, top: 20),
    Device("iphone-8", 375, 667, 2, top: 20),
    Device("iphone-8-plus", 414, 736, 3, top: 20),
    Device("iphone-12-mini", 375, 812, 3, top: 50, bottom: 34, sideways: .notch(50)),
    Device("iphone-12", 390, 844, 3, top: 47, bottom: 34, sideways: .notch(47)),
    Device("iphone-12-pro-max", 428, 926, 3, top: 47, bottom: 34, sideways: .notch(47)),
    Device("iphone-15", 393, 852, 3, top: 59, bottom: 34, sideways: .notch(59)),
    Device("iphone-15-pro-max", 430, 932, 3, top: 59, bottom: 34, sideways: .notch(59)),
    Device(
      "ipad-mini", 744, 1133, 2, top: 24, bottom: 20, sideways: UIEdgeInsets(top: 24, bottom: 20)),
    Device(
      "ipad-10", 820, 1180, 2, top: 24, bottom: 20, sideways: UIEdgeInsets(top: 24, bottom: 20)),
  ]

  private init(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, top: CGFloat = 0,
    bottom: CGFloat = 0, sideways: UIEdgeInsets = .zero
  ) {
    self.init(
      name: name, size: CGSize(width: width, height: height), scale: scale,
      safeAreaInsets: UIEdgeInsets(top: top, bottom: bottom), sidewaysInsets: sideways)
  }
}

nonisolated extension UIEdgeInsets {
  /// What covers the edges of a phone on its side whose notch is so deep.
  fileprivate static func notch(_ depth: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(left: depth, bottom: 21, right: depth)
  }
}
