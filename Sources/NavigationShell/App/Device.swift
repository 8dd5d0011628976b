import Foundation
import NavigationKit
import Scenario

/// A screen to show an app on.
nonisolated struct Device: Hashable, Sendable {
  /// What is typed to choose it.
  var name: String
  /// The size in points.
  var size: CGSize
  /// Pixels in a point.
  var scale: CGFloat
  /// What the screen's own edges cover: status bar and home indicator, in points.
  var safeAreaInsets: UIEdgeInsets = .zero
  /// What they cover once the device lies on its side.
  var sidewaysInsets: UIEdgeInsets = .zero
  /// What the device draws over an app.
  var chrome = ScreenChrome()
}

nonisolated extension Device {
  /// What the screen's edges cover in a window of a size: by its longer side it stands or lies.
  func safeAreaInsets(in size: CGSize) -> UIEdgeInsets {
    (size.width > size.height) == (self.size.width > self.size.height)
      ? safeAreaInsets : sidewaysInsets
  }

  /// The device on its side.
  var onItsSide: Device {
    Device(
      name: name + Device.sideways, size: CGSize(width: size.height, height: size.width),
      scale: scale, safeAreaInsets: sidewaysInsets, sidewaysInsets: safeAreaInsets,
      chrome: chrome)
  }

  /// What is typed behind a device's name to have it lie on its side.
  static let sideways = "-landscape"

  /// The device with that name, or of a size written `WIDTHxHEIGHT@SCALE`; nil if it is neither.
  init?(named name: String) {
    let named = Device.everyWay.first { $0.name == name }
    guard let known = named ?? Device(measures: name) else { return nil }
    self = known
  }

  /// Every device, upright and on its side.
  static var everyWay: [Device] { all.flatMap { [$0, $0.onItsSide] } }

  /// Scales beyond which a screen is a mistake.
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
  /// What is wrong with a name that is no device's, and what to type instead.
  static func complaint(about name: String) -> String {
    if name.first?.isNumber == true {
      return "there is no screen \"\(name)\": width and height go from 100 to 4096 points and the "
        + "scale from 0.5 to 4, as in 500x500@1.5"
    }
    guard let nearest = NearestName.nearest(to: name, among: everyWay.map(\.name)) else {
      return "there is no device \"\(name)\": list names them, and 500x500@1.5 makes one"
    }
    return "there is no device \"\(name)\": did you mean \(nearest)? list names them all"
  }
}
