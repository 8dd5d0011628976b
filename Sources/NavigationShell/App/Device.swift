import Foundation
import NavigationKit

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

  /// Points and scales beyond which a screen is a mistake, or would not fit in memory.
  private static let lengths: ClosedRange<Double> = 100...4096
  private static let scales: ClosedRange<Double> = 0.5...4

  private init?(measures text: String) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    let lengths = parts[0].split(separator: "x", omittingEmptySubsequences: false)
      .compactMap { Double($0) }
    let scale = parts.count == 1 ? 2 : Double(parts[1])
    guard parts.count <= 2, lengths.count == 2, lengths.allSatisfy(Self.lengths.contains),
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
    guard let nearest = nearest(to: name) else {
      return "there is no device \"\(name)\": list names them, and 500x500@1.5 makes one"
    }
    return "there is no device \"\(name)\": did you mean \(nearest)? list names them all"
  }

  /// The device whose name is written most alike; nil if a third of it would have to be changed.
  private static func nearest(to name: String) -> String? {
    let named = everyWay.map { (name: $0.name, changes: changes(from: name, to: $0.name)) }
    return named.min { $0.changes < $1.changes }.flatMap {
      $0.changes * 3 < $0.name.count ? $0.name : nil
    }
  }

  /// How many letters have to be put in, left out or changed to make one word another.
  private static func changes(from first: String, to second: String) -> Int {
    let letters = Array(second)
    var row = Array(0...letters.count)
    for letter in first.lowercased() {
      var diagonal = row[0]
      row[0] += 1
      for place in letters.indices {
        let kept = diagonal + (letters[place] == letter ? 0 : 1)
        diagonal = row[place + 1]
        row[place + 1] = min(kept, row[place] + 1, diagonal + 1)
      }
    }
    return row[letters.count]
  }
}
