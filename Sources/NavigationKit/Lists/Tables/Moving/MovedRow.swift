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
  /// Whether it is a gap: what is seen of the row is carried by a drag.
  var isCarried = false

  /// The change from the data to what is shown.
  var change: ListChange { ListChange([.move(from: origin, to: place)]) }
}
