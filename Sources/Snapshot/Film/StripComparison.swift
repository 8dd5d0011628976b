public import Drawing

/// Compares the cells of a baseline strip with those of a film, row by row, so that neither is ever
/// in memory as a whole.
public struct StripComparison {
  /// The result for one cell.
  public struct Cell: Hashable, Sendable {
    /// The fingerprint of the baseline's pixels.
    public var kept: Fingerprint
    /// How the film's cell differs from it; nil if it is equal or was not compared.
    public var difference: BitmapDifference?
  }

  /// The cells of the strip, in order.
  public private(set) var cells: [Cell] = []

  /// Reads the strip and compares it.
  ///
  /// - Parameter strip: The baseline, of the planned size.
  /// - Parameter actual: The film's cell at an index; nil if it need not be compared.
  /// - Throws: The error of reading one of the pictures.
  public init(
    _ plan: FilmStrip, _ strip: any PixelRows, actual: (Int) throws -> (any PixelRows)?
  ) throws {
    var strip = strip
    let row = RowBuffer(count: plan.width * 4)
    for band in 0..<plan.rows {
      var open = try plan.cells(inBand: band).map { OpenCell(plan, try actual($0)) }
      for line in 0..<plan.bandHeight - (band == plan.rows - 1 ? FilmStrip.gutter : 0) {
        try strip.read(into: row.bytes)
        let isOfCells = plan.labelHeight..<plan.labelHeight + plan.cellHeight ~= line
        for column in open.indices where isOfCells {
          try open[column].compareRow(UnsafeRawBufferPointer(plan.part(column, of: row.bytes)))
        }
      }
      cells += open.map(\.result)
    }
  }
}

/// A cell while its rows are being compared.
private struct OpenCell {
  private let width, height: Int
  private var actual: (any PixelRows)?
  private let row: RowBuffer
  private var pixels: DifferentPixels
  private var fingerprint: Fingerprint.Pieces
  private var sizes: BitmapDifference?

  init(_ plan: FilmStrip, _ actual: (any PixelRows)?) {
    (width, height) = (plan.cellWidth, plan.cellHeight)
    fingerprint = Fingerprint.Pieces(count: width * height * 4)
    pixels = DifferentPixels(width: width)
    row = RowBuffer(count: width * 4)
    guard let actual else { return }
    if actual.width == width, actual.height == height {
      self.actual = actual
    } else {
      sizes = BitmapDifference(size: (actual.width, actual.height), expected: (width, height))
    }
  }

  mutating func compareRow(_ expected: UnsafeRawBufferPointer) throws {
    fingerprint.take(expected)
    let row = row.bytes
    guard try actual?.read(into: row) != nil, let first = row.baseAddress,
      let second = expected.baseAddress
    else { return }
    pixels.compareRow(first, second)
  }

  var result: StripComparison.Cell {
    StripComparison.Cell(
      kept: fingerprint.fingerprint.ofPicture(width: width, height: height),
      difference: sizes ?? BitmapDifference(pixels))
  }
}
