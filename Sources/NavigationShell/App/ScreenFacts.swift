import Foundation
import NavigationKit

/// What a screen gives an app: room, edges, bars and size classes, as the engine itself has them.
struct ScreenFacts: Encodable, Hashable {
  /// What is typed to choose the screen.
  let name: String
  /// Its size in points, and the pixels in a point.
  let width, height, scale: Double
  /// What its own edges cover, in points: top, left, bottom, right.
  let safeAreaInsets: [String: Double]
  /// How high bars are on it, in points.
  let navigationBarHeight, toolbarHeight: Double
  /// What is written in code behind the dot: compact or regular.
  let horizontalSizeClass, verticalSizeClass: String

  /// Asks a stage of the device's size.
  init(of device: Device) {
    let stage = Stage(
      size: device.size, scale: device.scale, safeAreaInsets: device.safeAreaInsets)
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    let insets = device.safeAreaInsets
    name = device.name
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

  /// The same in one line, for people.
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
  /// The text with blanks behind it, so many characters long.
  func padded(to length: Int) -> String {
    padding(toLength: max(length, count), withPad: " ", startingAt: 0)
  }
}
