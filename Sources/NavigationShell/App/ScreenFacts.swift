import Foundation
import NavigationKit

/// A device as an app sees it: size, insets, bars and size classes, measured on a stage.
struct ScreenFacts: Encodable, Hashable {
  /// The device's name, and the one for people.
  let name, title: String
  /// The size in points, and pixels per point.
  let width, height, scale: Double
  /// The insets in points, with the keys top, left, bottom, right.
  let safeAreaInsets: [String: Double]
  /// The heights of bars in points.
  let navigationBarHeight, toolbarHeight: Double
  /// `compact` or `regular`.
  let horizontalSizeClass, verticalSizeClass: String

  /// Measures a navigation controller on a stage of the device.
  init(of device: Device) {
    let stage = Stage(
      size: device.size, scale: device.scale, safeAreaInsets: device.safeAreaInsets)
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    let insets = device.safeAreaInsets
    (name, title) = (device.name, device.shownName)
    (width, height) = (device.size.width, device.size.height)
    scale = device.scale
    safeAreaInsets = [
      "top": insets.top, "left": insets.left, "bottom": insets.bottom, "right": insets.right,
    ]
    navigationBarHeight = navigation.navigationBar.sizeThatFits(device.size).height
    toolbarHeight = navigation.toolbar.sizeThatFits(device.size).height
    horizontalSizeClass = Self.word(stage.traits.horizontalSizeClass)
    verticalSizeClass = Self.word(stage.traits.verticalSizeClass)
  }

  private static func word(_ sizeClass: UIUserInterfaceSizeClass) -> String {
    switch sizeClass {
    case .compact: "compact"
    case .regular: "regular"
    case .unspecified: "unspecified"
    }
  }

  /// The same in one line, for `list`.
  var text: String {
    let edges = ["top", "left", "bottom", "right"]
      .map { String(format: "%g", safeAreaInsets[$0] ?? 0) }.joined(separator: " ")
    return "\(Int(width))×\(Int(height)) @\(Int(scale))".padded(to: 14)
      + "insets \(edges)".padded(to: 20)
      + "bars \(Int(navigationBarHeight)) \(Int(toolbarHeight))".padded(to: 13)
      + "\(horizontalSizeClass) × \(verticalSizeClass)"
  }
}

extension String {
  /// The text padded with spaces to a length in characters.
  func padded(to length: Int) -> String {
    padding(toLength: max(length, count), withPad: " ", startingAt: 0)
  }
}
