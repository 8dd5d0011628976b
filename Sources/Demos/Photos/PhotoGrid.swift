import Foundation

/// How square thumbnails fill a width.
nonisolated struct PhotoGrid: Hashable {
  let columns: Int
  /// The side of one thumbnail, in points.
  let side: CGFloat

  /// Between two thumbnails, in points.
  static let gap: CGFloat = 2

  /// Three columns on a phone, more where there is room.
  init(width: CGFloat) {
    columns = max(3, Int(width / Self.comfortableSide))
    side = max(1, (width - CGFloat(columns - 1) * Self.gap) / CGFloat(columns))
  }

  /// From one row to the next.
  var rowHeight: CGFloat { side + Self.gap }

  /// How many rows `count` thumbnails take.
  func rows(for count: Int) -> Int { (count + columns - 1) / columns }

  /// The thumbnails of a row among `count`.
  func indices(ofRow row: Int, count: Int) -> Range<Int> {
    row * columns..<min((row + 1) * columns, count)
  }

  /// Where a row has its thumbnail in that column.
  func frame(ofColumn column: Int) -> CGRect {
    CGRect(x: CGFloat(column) * (side + Self.gap), y: 0, width: side, height: side)
  }

  /// Above this a fourth column fits better, in points.
  private static let comfortableSide: CGFloat = 110
}
