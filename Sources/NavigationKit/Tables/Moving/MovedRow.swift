import Foundation

/// A row that a finger drags to another place.
struct MovedRow {
  let cell: UITableViewCell
  /// Where it is in the data.
  let origin: IndexPath
  /// Where it is shown.
  var place: IndexPath
  /// The finger's distance from the top of the row, in points.
  let grip: CGFloat
  /// Where the finger is, in the table's coordinates.
  var finger: CGFloat
  /// The next step of scrolling; nil while the finger is not at an edge.
  var scrolling: VirtualClock.Token?

  /// The change from the data to what is shown.
  var change: ListChange { ListChange([.move(from: origin, to: place)]) }

  /// The speed of scrolling, in points per second, for a finger between a table's edges.
  nonisolated static func speed(of finger: CGFloat, in edges: ClosedRange<CGFloat>) -> CGFloat {
    let above = edges.lowerBound + RowMoveMetrics.edge - finger
    let below = finger - (edges.upperBound - RowMoveMetrics.edge)
    let share = { (depth: CGFloat) in min(max(depth / RowMoveMetrics.edge, 0), 1) }
    return (share(below) - share(above)) * RowMoveMetrics.speed
  }
}
