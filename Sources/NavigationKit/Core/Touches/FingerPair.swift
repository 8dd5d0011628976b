import Foundation

/// Two fingers' distance and direction, for pinches and rotations.
nonisolated struct FingerPair: Hashable, Sendable {
  /// How far apart they are, in points; at least 1.
  let distance: CGFloat
  /// The direction from the first to the second, in radians, clockwise from the right.
  let angle: CGFloat

  /// Measures two points.
  init(_ first: CGPoint, _ second: CGPoint) {
    distance = max(hypot(second.x - first.x, second.y - first.y), 1)
    angle = atan2(second.y - first.y, second.x - first.x)
  }

  /// The rotation from this pair to another, in radians between -π and π.
  func angle(to other: FingerPair) -> CGFloat {
    remainder(other.angle - angle, 2 * .pi)
  }

  /// How far a finger must move against the other for a gesture to begin, in points, as for a pan.
  static let slop: CGFloat = 10
}

extension UIGestureRecognizer {
  /// The first two touches; nil if there are fewer.
  var pair: FingerPair? {
    touches.count < 2 ? nil : FingerPair(touches[0].position, touches[1].position)
  }

  /// A finger of two was lifted: the gesture ends with the last.
  func endWithLastFinger() {
    guard numberOfTouches == 1 else { return }
    state = state == .possible ? .failed : .ended
  }
}
