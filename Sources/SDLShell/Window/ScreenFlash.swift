import Drawing
import Foundation

/// The white flash of a screenshot, which fades.
nonisolated struct ScreenFlash {
  /// How long it lasts, in seconds.
  static let duration: TimeInterval = 0.25
  /// The opacity it begins with.
  private static let opacity = 0.8

  private var start: TimeInterval?
  private var alpha = 0.0

  /// Whether it is still seen.
  var isOn: Bool { start != nil }

  /// Begins at a time, in seconds.
  mutating func begin(at time: TimeInterval) { (start, alpha) = (time, Self.opacity) }

  /// Fades to what it is at a time; returns whether it has changed.
  mutating func fade(at time: TimeInterval) -> Bool {
    guard let start else { return false }
    let left = 1 - (time - start) / Self.duration
    alpha = max(0, left) * Self.opacity
    if left <= 0 { self.start = nil }
    return true
  }

  /// The frame with the flash over it.
  func drawn(over list: DisplayList) -> DisplayList {
    guard alpha > 0 else { return list }
    let bounds = CGRect(origin: .zero, size: list.size)
    return list + [.fill(Fill(frame: bounds, color: Color(255, 255, 255, alpha: alpha)))]
  }
}
