import Foundation

/// The row of a list that is swiped to show its actions.
enum RowSwipe: Hashable {
  /// No row.
  case closed
  /// The user is dragging the row, which was shifted by `from` points at the start.
  case pulling(IndexPath, from: CGFloat)
  /// The row shows its actions.
  case open(IndexPath)

  /// The row that is shifted.
  var path: IndexPath? {
    switch self {
    case .closed: nil
    case .pulling(let path, _), .open(let path): path
    }
  }

  /// The effect on a row of lifting the finger.
  nonisolated enum Release: Hashable, Sendable {
    /// The row slides back.
    case closes
    /// The row stays shifted by the actions' width.
    case opens
    /// The first action is performed.
    case performs
  }

  /// Decides the effect on a row of lifting the finger.
  ///
  /// - Parameters:
  ///   - distance: How far the row is shifted, in points.
  ///   - velocity: The velocity, in points per second; negative when the row moves back.
  nonisolated static func release(
    distance: CGFloat, velocity: CGFloat, in layout: RowActionsLayout
  ) -> Release {
    if velocity <= -TableMetrics.flickSpeed { return .closes }
    if layout.performsFirst, distance >= layout.fullDistance { return .performs }
    if velocity >= TableMetrics.flickSpeed { return .opens }
    return distance >= layout.width / 2 ? .opens : .closes
  }

  /// The end at which a swipe, in left-to-right layout, shows actions; nil if the movement is not
  /// horizontal.
  nonisolated static func end(revealedBy movement: CGPoint) -> RowEnd? {
    guard abs(movement.x) > abs(movement.y) else { return nil }
    return movement.x < 0 ? .trailing : .leading
  }
}
