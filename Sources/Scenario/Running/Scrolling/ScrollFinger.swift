import Foundation

/// The way of a finger that scrolls, and rests before it goes up, so that the content stays.
nonisolated struct ScrollFinger: Hashable {
  /// The share of a list's length that one drag scrolls.
  static let share: CGFloat = 0.75
  /// How far a finger goes before the content follows it, in points; more than any pan needs.
  static let start: CGFloat = 16
  /// The times of that first part, of the rest of the way, and of resting at its end, in seconds.
  static let startTime: TimeInterval = 0.05
  static let time: TimeInterval = 0.25
  static let restTime: TimeInterval = 0.2

  let direction: ScenarioStep.ScrollDirection
  let region: CGRect

  /// The points at which the finger may go down, the best first: near the side from which it comes.
  var starts: [CGPoint] {
    let along: [CGFloat] = [0.92, 0.8, 0.65, 0.5]
    let across: [CGFloat] = [0.5, 0.25, 0.75, 0.06, 0.94]
    return along.flatMap { along in across.map { point(along: along, across: $0) } }
  }

  private func point(along: CGFloat, across: CGFloat) -> CGPoint {
    switch direction {
    case .down: place(across, along)
    case .up: place(across, 1 - along)
    case .right: place(along, across)
    case .left: place(1 - along, across)
    }
  }

  private func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: region.minX + region.width * x, y: region.minY + region.height * y)
  }

  /// Where a finger is that has pulled the content by a change of its offset.
  static func end(from start: CGPoint, pulling change: CGSize) -> CGPoint {
    CGPoint(x: start.x - change.width, y: start.y - change.height)
  }
}
