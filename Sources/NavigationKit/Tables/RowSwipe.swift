import Foundation

/// Which row of a table is swiped aside to show its delete button.
enum RowSwipe: Hashable {
  /// No row.
  case closed
  /// The user is dragging the row, which was shifted by `from` points at the start.
  case pulling(IndexPath, from: CGFloat)
  /// The row shows its button.
  case open(IndexPath)

  /// The row that is shifted.
  var path: IndexPath? {
    switch self {
    case .closed: nil
    case .pulling(let path, _), .open(let path): path
    }
  }

  /// What happens to a row when the finger is lifted.
  nonisolated enum Release: Hashable, Sendable {
    /// The row slides back.
    case closes
    /// The row stays shifted by the button's width.
    case opens
    /// The row is deleted.
    case deletes
  }

  /// Decides what happens to a row when the finger is lifted.
  ///
  /// - Parameters:
  ///   - distance: How far the row is shifted, in points.
  ///   - velocity: The velocity, in points per second; negative when the row moves back.
  ///   - buttonWidth: The width of the delete button, in points.
  ///   - width: The width of the row, in points.
  nonisolated static func release(
    distance: CGFloat, velocity: CGFloat, buttonWidth: CGFloat, width: CGFloat
  ) -> Release {
    if velocity <= -TableMetrics.flickSpeed { return .closes }
    if distance >= width * TableMetrics.fullSwipe { return .deletes }
    if velocity >= TableMetrics.flickSpeed { return .opens }
    return distance >= buttonWidth / 2 ? .opens : .closes
  }
}
