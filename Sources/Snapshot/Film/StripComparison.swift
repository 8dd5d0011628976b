public import Drawing

/// The cells of a strip that was kept, compared row by row with those of a film: neither is ever in memory
/// as a whole.
public struct StripComparison {
  /// What came out of a cell.
  public struct Cell: Hashable, Sendable {
    /// The fingerprint of the pixels that were kept.
    public var kept: Fingerprint
    /// How the film's cell differs from it; nil if it does not, or was not asked for.
    public var difference: BitmapDifference?
  }

  /// The cells of the strip, in order.
  public private(set) var cells: [Cell] = []

  /// Compares.
  ///
  /// - Parameter strip: Of the planned size.
  /// - Parameter actual: The film's cell of an index; nil if nothing is to be compared.
  /// - Throws: What reading one of the pictures throws.
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
          try open[column].take(UnsafeRawBufferPointer(plan.part(column, of: row.bytes)))
        }
      }
      cells += open.map(\.result)
    }
  }
}

/// A cell of which some rows are compared.
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

  mutating func take(_ expected: UnsafeRawBufferPointer) throws {
    fingerprint.take(expected)
    let row = row.bytes
    guard try actual?.read(into: row) != nil, let first = row.baseAddress,
      let second = expected.baseAddress
    else { return }
    pixels.take(first, second)
  }

  var result: StripComparison.Cell {
    StripComparison.Cell(
      kept: fingerprint.fingerprint.ofPicture(width: width, height: height),
      difference: sizes ?? BitmapDifference(pixels))
  }
}
