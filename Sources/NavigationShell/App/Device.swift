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
}

nonisolated extension Device {
  /// What the screen's edges cover in a window of a size: by its longer side it stands or lies.
  func safeAreaInsets(in size: CGSize) -> UIEdgeInsets {
    (size.width > size.height) == (self.size.width > self.size.height)
      ? safeAreaInsets : sidewaysInsets
  }

  /// The device with that name, or of a size written `WIDTHxHEIGHT@SCALE`; nil if it is neither.
  init?(named name: String) {
    guard let known = Device.all.first(where: { $0.name == name }) ?? Device(measures: name) else {
      return nil
    }
    self = known
  }

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
