public import Drawing

/// A film's strip, row by row; only the cells of the current row of cells are in memory.
public struct StripRows: PixelRows {
  private let plan: FilmStrip
  private let label: (Int) throws -> Bitmap
  private let cell: (Int) throws -> any PixelRows
  private var labels: [any PixelRows] = []
  private var cells: [any PixelRows] = []
  private var next = 0

  /// Begins a strip.
  ///
  /// - Parameter label: Makes the label of a cell; it is cropped to the label's height.
  /// - Parameter cell: Opens a cell when its row of cells is reached; all have the planned size.
  public init(
    _ plan: FilmStrip, label: @escaping (Int) throws -> Bitmap,
    cell: @escaping (Int) throws -> any PixelRows
  ) {
    self.plan = plan
    self.label = label
    self.cell = cell
  }

  /// Pixels in a row.
  public var width: Int { plan.width }
  /// Rows.
  public var height: Int { plan.height }

  /// Reads the next row.
  public mutating func read(into row: UnsafeMutableBufferPointer<UInt8>) throws {
    let (band, line) = next.quotientAndRemainder(dividingBy: plan.bandHeight)
    next += 1
    if line == 0 { try open(band) }
    row.fill(with: FilmStrip.background)
    if line < plan.labelHeight {
      for index in labels.indices { try labels[index].read(into: plan.part(index, of: row)) }
    } else if line < plan.labelHeight + plan.cellHeight {
      for index in cells.indices { try cells[index].read(into: plan.part(index, of: row)) }
    }
  }

  private mutating func open(_ band: Int) throws {
    // Frees the memory of the row before first.
    (labels, cells) = ([], [])
    let indices = plan.cells(inBand: band)
    if plan.labelHeight > 0 {
      labels = try indices.map {
        PaddedRows(try label($0).rows, width: plan.cellWidth, height: plan.labelHeight)
      }
    }
    cells = try indices.map(cell)
    for cell in cells {
      precondition(
        cell.width == plan.cellWidth && cell.height == plan.cellHeight,
        "A cell of this strip is \(plan.cellWidth)×\(plan.cellHeight) pixels, "
          + "not \(cell.width)×\(cell.height).")
    }
  }
}

extension FilmStrip {
  /// The height of a row of cells with the labels above and the gutter below.
  var bandHeight: Int { labelHeight + cellHeight + Self.gutter }

  /// The indices of the cells in a row of cells.
  func cells(inBand band: Int) -> Range<Int> { band * columns..<min(count, (band + 1) * columns) }

  /// The part of a row of pixels that belongs to the cell in a column.
  func part(
    _ column: Int, of row: UnsafeMutableBufferPointer<UInt8>
  ) -> UnsafeMutableBufferPointer<UInt8> {
    let start = column * (cellWidth + Self.gutter) * 4
    return UnsafeMutableBufferPointer(rebasing: row[start..<start + cellWidth * 4])
  }
}
