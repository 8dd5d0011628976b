import Foundation

nonisolated extension ScenarioStep.ElementRelation.Kind {
  /// How far frames that touch may overlap, in points: less than a pixel on any screen.
  private static let slack: CGFloat = 0.5

  /// Whether a frame is there, as seen from another one.
  func holds(_ frame: CGRect, from other: CGRect, isRightToLeft: Bool) -> Bool {
    switch self {
    case .inside: other.contains(CGPoint(x: frame.midX, y: frame.midY))
    case .below: frame.minY >= other.maxY - Self.slack
    case .above: frame.maxY <= other.minY + Self.slack
    case .before where isRightToLeft, .after where !isRightToLeft:
      frame.minX >= other.maxX - Self.slack && frame.isBeside(other)
    case .before, .after: frame.maxX <= other.minX + Self.slack && frame.isBeside(other)
    }
  }

  /// How far away a frame is that is there; nil for a relation without distance.
  ///
  /// What is straight in that direction is nearer than all that is aside.
  func distance(of frame: CGRect, from other: CGRect) -> (isAside: Bool, points: CGFloat)? {
    let isAside = frame.maxX <= other.minX || frame.minX >= other.maxX
    switch self {
    case .inside: return nil
    case .below: return (isAside, frame.minY - other.maxY)
    case .above: return (isAside, other.minY - frame.maxY)
    case .before, .after:
      return (false, max(frame.minX - other.maxX, other.minX - frame.maxX))
    }
  }
}

nonisolated extension CGRect {
  /// Whether it shares a height with another frame.
  fileprivate func isBeside(_ other: CGRect) -> Bool { minY < other.maxY && other.minY < maxY }
}
