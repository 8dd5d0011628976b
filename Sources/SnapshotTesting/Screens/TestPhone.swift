import Foundation
import NavigationKit
import NavigationShell

/// A phone of the tests: a device of the shell's table, or one that differs from it a little.
struct TestPhone {
  private var device: Device
  /// The inset of the cut-out, if it is another than the table's.
  private var cutOut: CGFloat?
  /// The inset at the bottom on its side, if it is another than the table's.
  private var sidewaysBottom: CGFloat?

  private init(
    _ name: String, scale: CGFloat? = nil, cutOut: CGFloat? = nil, sidewaysBottom: CGFloat? = nil
  ) {
    guard let device = Device(named: name) else { preconditionFailure("There is no \(name).") }
    self.device = device
    self.cutOut = cutOut
    self.sidewaysBottom = sidewaysBottom
    if let scale { self.device.scale = scale }
  }

  /// Its screen.
  func config(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    let held = orientation == .portrait ? device : device.onItsSide
    var safeArea = held.safeAreaInsets
    if let cutOut {
      if safeArea.top > 0 { safeArea.top = cutOut }
      if safeArea.left > 0 { (safeArea.left, safeArea.right) = (cutOut, cutOut) }
    }
    if orientation == .landscape, let sidewaysBottom { safeArea.bottom = sidewaysBottom }
    let isWide = orientation == .landscape && held.size.height >= Self.largeSide
    return ViewImageConfig(
      safeArea: safeArea, size: held.size,
      traits: UITraitCollection(
        device: .phone, horizontal: isWide ? .regular : .compact,
        vertical: orientation == .portrait ? .regular : .compact, scale: held.scale))
  }

  /// The shorter side of the smallest of the phones that are wide in landscape, in points.
  private static let largeSide: CGFloat = 414
}

extension TestPhone {
  static let iPhoneSe = TestPhone("iphone-se-1")
  static let iPhone8 = TestPhone("iphone-8")
  static let iPhone8Plus = TestPhone("iphone-8-plus")
  static let iPhoneX = TestPhone("iphone-x", sidewaysBottom: 24)
  static let iPhoneXsMax = TestPhone("iphone-11", scale: 3, cutOut: 44)
  static let iPhoneXr = TestPhone("iphone-11", cutOut: 44)
  static let iPhone12 = TestPhone("iphone-12")
  static let iPhone12Pro = TestPhone("iphone-12")
  static let iPhone12ProMax = TestPhone("iphone-12-pro-max")
  static let iPhone13Mini = TestPhone("iphone-13-mini")
  static let iPhone13 = TestPhone("iphone-13")
  static let iPhone13Pro = TestPhone("iphone-13")
  static let iPhone13ProMax = TestPhone("iphone-12-pro-max")
}

extension UITraitCollection {
  /// The traits of a device as the library has them, with medium text.
  convenience init(
    device: UIUserInterfaceIdiom, horizontal: UIUserInterfaceSizeClass,
    vertical: UIUserInterfaceSizeClass, scale: CGFloat
  ) {
    self.init(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: device),
      UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(preferredContentSizeCategory: .medium),
      UITraitCollection(horizontalSizeClass: horizontal),
      UITraitCollection(verticalSizeClass: vertical), UITraitCollection(displayScale: scale),
    ])
  }
}
