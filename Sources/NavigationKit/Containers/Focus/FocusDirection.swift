import Foundation
import Input

/// Where an arrow key moves the focus.
nonisolated enum FocusDirection: Hashable, CaseIterable {
  case up
  case down
  case left
  case right

  /// The direction of a key; nil for other keys, and if modifiers are held.
  init?(_ key: KeyEvent) {
    guard key.modifiers.isEmpty else { return nil }
    switch key.key {
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    default: return nil
    }
  }

  /// Whether it is up or down.
  var isVertical: Bool { self == .up || self == .down }
  /// 1 for down and right, -1 for up and left.
  var sign: CGFloat { self == .down || self == .right ? 1 : -1 }

  /// The index of the nearest of several frames in this direction from a frame; nil if none is there.
  ///
  /// A frame straight ahead is nearer than one to the side; of two as near, the one closer to the
  /// middle of the first frame.
  func nearest(from start: CGRect, among frames: [CGRect]) -> Int? {
    let distances = frames.map { distance(from: start, to: $0) }
    return frames.indices.filter { distances[$0] != nil }
      .min { (distances[$0] ?? 0) < (distances[$1] ?? 0) }
  }

  /// The distance of a frame; nil if the frame's middle is not in this direction.
  private func distance(from start: CGRect, to frame: CGRect) -> CGFloat? {
    let (from, to) = (along(start), along(frame))
    let ahead = (to.middle - from.middle) * sign
    guard ahead > Self.minimumDistance else { return nil }
    let (sideFrom, sideTo) = (across(start), across(frame))
    let gap = max(0, max(sideTo.low - sideFrom.high, sideFrom.low - sideTo.high))
    let aside = abs(sideTo.middle - sideFrom.middle)
    return ahead + Self.sideWeight * gap + Self.middleWeight * aside
  }

  private func along(_ rect: CGRect) -> Extent { isVertical ? .vertical(rect) : .horizontal(rect) }
  private func across(_ rect: CGRect) -> Extent { isVertical ? .horizontal(rect) : .vertical(rect) }

  /// The side of a frame.
  private struct Extent {
    let low: CGFloat
    let high: CGFloat
    var middle: CGFloat { (low + high) / 2 }
    static func vertical(_ rect: CGRect) -> Extent { Extent(low: rect.minY, high: rect.maxY) }
    static func horizontal(_ rect: CGRect) -> Extent { Extent(low: rect.minX, high: rect.maxX) }
  }

  /// The minimum distance of two middles, in points, for one to be ahead of the other.
  private static let minimumDistance: CGFloat = 1
  /// The weights of a point to the side and of a point off the middle, in points ahead; by trial.
  private static let sideWeight: CGFloat = 3
  private static let middleWeight: CGFloat = 0.01
}
