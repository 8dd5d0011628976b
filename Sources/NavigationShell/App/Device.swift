package import Foundation
package import NavigationKit
import Scenario

/// A device whose screen an app is shown on.
package nonisolated struct Device: Hashable, Sendable {
  /// The name on the command line.
  package var name: String
  /// The name that people know it by, such as `iPhone 15`; nil if it has no other.
  var title: String?
  /// The size in points.
  package var size: CGSize
  /// Pixels per point.
  package var scale: CGFloat
  /// The insets of status bar and home indicator in portrait, in points.
  package var safeAreaInsets: UIEdgeInsets = .zero
  /// The insets in landscape.
  var sidewaysInsets: UIEdgeInsets = .zero
  /// The parts that the device draws over an app: status bar, home indicator, corners.
  var chrome = ScreenChrome()
  /// How many points an inch of the device has; nil for a screen that is no device's.
  var pointsPerInch: CGFloat?
  /// How Xcode shows it.
  var canvas = Canvas()

  /// A device on Xcode's canvas, where files are drawn.
  struct Canvas: Hashable, Sendable {
    /// The names, in files, of devices of its size; empty if Xcode has none.
    var names: [String] = []
    /// The height of the status bar that frames in files leave room for; nil if none do.
    var statusBar: CGFloat?
  }
}

nonisolated extension Device {
  /// The insets in a window of a size, whose longer side decides the orientation.
  func safeAreaInsets(in size: CGSize) -> UIEdgeInsets {
    (size.width > size.height) == (self.size.width > self.size.height)
      ? safeAreaInsets : sidewaysInsets
  }

  /// The device with another status bar, if it has one; nil leaves its own.
  func showing(_ statusBar: StatusBar?) -> Device {
    var device = self
    if let statusBar, chrome.statusBar != nil { device.chrome.statusBar = statusBar }
    return device
  }

  /// The device in landscape.
  package var onItsSide: Device {
    var device = self
    device.name += Device.sideways
    device.size = CGSize(width: size.height, height: size.width)
    (device.safeAreaInsets, device.sidewaysInsets) = (sidewaysInsets, safeAreaInsets)
    return device
  }

  /// The device's name without orientation.
  var uprightName: String {
    name.hasSuffix(Device.sideways) ? String(name.dropLast(Device.sideways.count)) : name
  }

  /// The suffix of a device's name for landscape.
  static let sideways = "-landscape"

  /// The name for people, without orientation.
  var shownName: String { title ?? uprightName }

  /// The name in lists of devices to choose from.
  var menuTitle: String { self == .window ? "As Large as the Window" : shownName }

  /// The size of the upright screen for people, in points.
  var measures: String { "\(Int(size.width)) × \(Int(size.height))" }

  /// The device with that name, on the command line or for people, or of a size such as
  /// `WIDTHxHEIGHT@SCALE`; nil if the name is neither.
  package init?(named name: String) {
    let named =
      Device.inEveryOrientation.first { $0.name == name } ?? Device.all.first { $0.title == name }
    guard let device = named ?? Device(measures: name) else { return nil }
    self = device
  }

  /// Every device in portrait and landscape.
  static var inEveryOrientation: [Device] { all.flatMap { [$0, $0.onItsSide] } }

  /// The valid scales.
  private static let scales: ClosedRange<Double> = 0.5...4

  private init?(measures text: String) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    let lengths = parts[0].split(separator: "x", omittingEmptySubsequences: false)
      .compactMap { Double($0) }
    let scale = parts.count == 1 ? 2 : Double(parts[1])
    guard parts.count <= 2, lengths.count == 2,
      lengths.allSatisfy(ScenarioStep.screenLengths.contains),
      let scale, Self.scales.contains(scale)
    else { return nil }
    self.init(name: text, size: CGSize(width: lengths[0], height: lengths[1]), scale: scale)
  }
}

// MARK: Mistakes

nonisolated extension Device {
  /// The error message for a name that is not a device's, with a suggestion.
  ///
  /// - Parameter list: The command that lists them.
  static func complaint(about name: String, list: String = "list") -> String {
    if name.first?.isNumber == true {
      return "there is no screen \"\(name)\": width and height go from 100 to 4096 points and the "
        + "scale from 0.5 to 4, as in 500x500@1.5"
    }
    return "there is no device \"\(name)\": "
      + NearestName.cure(
        for: name, among: inEveryOrientation.map(\.name), listing: "\(list) names them all",
        else: "\(list) names them, and 500x500@1.5 makes one")
  }
}
