import Foundation

/// The one row of a table that is pulled aside, from where its red button comes.
enum RowSwipe: Hashable {
  /// None is.
  case closed
  /// A finger pulls the row, which was so far aside when it began.
  case pulling(IndexPath, from: CGFloat)
  /// The row shows its button and waits.
  case open(IndexPath)

  /// The row that is not at its place.
  var path: IndexPath? {
    switch self {
    case .closed: nil
    case .pulling(let path, _), .open(let path): path
    }
  }

  /// What becomes of a row that is let go.
  nonisolated enum Release: Hashable, Sendable {
    /// It goes back.
    case closes
    /// It stays aside by the button's width.
    case opens
    /// It is deleted.
    case deletes
  }

  /// What becomes of a row that is let go.
  ///
  /// - Parameters:
  ///   - distance: How far it was pulled, in points.
  ///   - velocity: How fast it is pulled further, in points a second.
  ///   - buttonWidth: The width of its red button, in points.
  ///   - width: Its own width, in points.
  nonisolated static func release(
    distance: CGFloat, velocity: CGFloat, buttonWidth: CGFloat, width: CGFloat
  ) -> Release {
    if velocity <= -TableMetrics.flickSpeed { return .closes }
    if distance >= width * TableMetrics.fullSwipe { return .deletes }
    if velocity >= TableMetrics.flickSpeed { return .opens }
    return distance >= buttonWidth / 2 ? .opens : .closes
  }
}
