import Foundation

/// The places of two fingers that are opposite each other around a point.
nonisolated struct TwoFingers {
  /// The side of the square that stands for a target that is only a point, in points.
  private static let side: CGFloat = 320
  /// The minimum distance of each finger from the middle, in points: half of a narrow fingertip's width.
  private static let minimumReach: CGFloat = 12
  /// The share of a target's shorter side that a finger is from its middle.
  private static let share: CGFloat = 0.25

  let middle: CGPoint
  /// How far each finger is from the middle, first and last.
  var reach: (first: CGFloat, last: CGFloat)
  /// The angle at the end in radians, clockwise from the line at the beginning.
  var angle: CGFloat = 0

  /// Two fingers that move until they are `scale` times as far apart; they stay inside of `frame`, the
  /// part of the target on screen, as a finger that begins at an edge would swipe back.
  init(around middle: CGPoint, in frame: CGRect, scale: CGFloat = 1, degrees: CGFloat = 0) {
    self.middle = middle
    let widest = Self.widest(around: middle, in: frame)
    let first = max(scale > 1 ? widest / scale : widest, Self.minimumReach)
    reach = (first, first * scale)
    angle = degrees * .pi / 180
  }

  private static func widest(around middle: CGPoint, in frame: CGRect) -> CGFloat {
    let sides = [
      middle.x - frame.minX, frame.maxX - middle.x, middle.y - frame.minY, frame.maxY - middle.y,
    ]
    return min(min(frame.width, frame.height) * Self.share, (sides.min() ?? 0) / 2)
  }

  /// The area in which fingers move around a target that is only a point.
  static func area(around point: CGPoint) -> CGRect {
    CGRect(origin: point, size: .zero).insetBy(dx: -side / 2, dy: -side / 2)
  }

  /// Where the fingers are after a share of the way.
  func places(after share: CGFloat) -> [Int: CGPoint] {
    let distance = reach.first + (reach.last - reach.first) * share
    let (x, y) = (distance * cos(angle * share), distance * sin(angle * share))
    return [
      0: CGPoint(x: middle.x - x, y: middle.y - y), 1: CGPoint(x: middle.x + x, y: middle.y + y),
    ]
  }
}
