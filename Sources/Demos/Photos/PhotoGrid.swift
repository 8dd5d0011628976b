/// A grid of square thumbnails that fills a width.
nonisolated struct PhotoGrid: Hashable {
  let columns: Int
  /// The side of one thumbnail, in points.
  let side: CGFloat

  /// The space between thumbnails, in points.
  static let gap: CGFloat = 2

  /// Makes a grid with three columns on a phone and more on wider screens.
  init(width: CGFloat) {
    columns = max(3, Int(width / Self.comfortableSide))
    side = max(1, (width - CGFloat(columns - 1) * Self.gap) / CGFloat(columns))
  }

  /// The distance between rows, in points.
  var rowHeight: CGFloat { side + Self.gap }

  /// The number of rows for `count` thumbnails.
  func rows(for count: Int) -> Int { (count + columns - 1) / columns }

  /// The thumbnails of a row among `count`.
  func indices(ofRow row: Int, count: Int) -> Range<Int> {
    row * columns..<min((row + 1) * columns, count)
  }

  /// The frame of a thumbnail in its row.
  func frame(ofColumn column: Int) -> CGRect {
    CGRect(x: CGFloat(column) * (side + Self.gap), y: 0, width: side, height: side)
  }

  /// The largest side for three columns, in points.
  private static let comfortableSide: CGFloat = 110
}
