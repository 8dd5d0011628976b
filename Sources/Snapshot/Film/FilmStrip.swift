/// The layout of a film's strip, in pixels: cells with labels above them.
///
/// A row has at most ``cellsPerRow`` cells, so that a short film is one row and a long one does not
/// become too wide.
public struct FilmStrip: Hashable, Sendable {
  /// The most cells in a row.
  public static let cellsPerRow = 8
  /// The pixels between two cells, and between a row and the labels of the next.
  public static let gutter = 2
  /// Light grey, so that white and black cells stand out.
  static let background: (red: UInt8, green: UInt8, blue: UInt8) = (224, 224, 224)

  /// The size of a cell.
  public let cellWidth, cellHeight: Int
  /// The height of the label above each cell.
  public let labelHeight: Int
  /// The number of cells; at least one.
  public let count: Int

  /// Plans a strip.
  public init(cellWidth: Int, cellHeight: Int, labelHeight: Int, count: Int) {
    precondition(
      cellWidth > 0 && cellHeight > 0 && labelHeight >= 0 && count > 0,
      "A strip needs at least one cell, with at least one pixel.")
    self.cellWidth = cellWidth
    self.cellHeight = cellHeight
    self.labelHeight = labelHeight
    self.count = count
  }

  /// Cells in a full row.
  public var columns: Int { min(count, Self.cellsPerRow) }
  /// Rows of cells.
  public var rows: Int { (count + columns - 1) / columns }
  /// The strip's width.
  public var width: Int { columns * (cellWidth + Self.gutter) - Self.gutter }
  /// The strip's height.
  public var height: Int { rows * (labelHeight + cellHeight + Self.gutter) - Self.gutter }

  /// The area of a cell.
  public func area(ofCell index: Int) -> BitmapDifference.Area {
    BitmapDifference.Area(
      x: index % columns * (cellWidth + Self.gutter),
      y: index / columns * (labelHeight + cellHeight + Self.gutter) + labelHeight,
      width: cellWidth, height: cellHeight)
  }

  /// The area of a cell's label, right above the cell.
  public func area(ofLabel index: Int) -> BitmapDifference.Area {
    let cell = area(ofCell: index)
    return BitmapDifference.Area(
      x: cell.x, y: cell.y - labelHeight, width: cellWidth, height: labelHeight)
  }
}
