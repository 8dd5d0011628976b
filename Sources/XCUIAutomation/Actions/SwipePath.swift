import Foundation
import NavigationKit

/// The way of a finger that swipes on an element.
struct SwipePath: Hashable {
  let start: CGPoint
  let end: CGPoint

  /// How far it goes, as shares of the width and the height: sideways not so far that a row would
  /// carry out its first action.
  private static let share = (width: CGFloat(0.36), height: CGFloat(0.6))

  /// Makes the way along a direction through the middle of a room.
  init(_ direction: CGVector, in room: CGRect) {
    let (x, y) = (
      direction.dx * room.width * Self.share.width / 2,
      direction.dy * room.height * Self.share.height / 2
    )
    start = CGPoint(x: room.midX - x, y: room.midY - y)
    end = CGPoint(x: room.midX + x, y: room.midY + y)
  }
}
