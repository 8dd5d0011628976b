import Foundation

nonisolated extension SVGWork {
  /// The work of drawing one shape.
  ///
  /// The library works row by row: it sorts in edges that begin, goes five times through those that
  /// cross the row, then paints its pixels.
  struct Sweep {
    private var edges: Double
    private var across, down: Double
    private var low, high: CGPoint
    private var isEndless = false

    init(filling outline: SVGOutline) {
      edges = outline.points
      (across, down) = (outline.across, outline.down)
      (low, high) = (outline.low, outline.high)
    }

    init(stroking outline: SVGOutline, _ style: SVGStyle) {
      self.init(filling: outline)
      let width = style.lineWidth
      (low.x, low.y) = (low.x - width, low.y - width)
      (high.x, high.y) = (high.x + width, high.y + width)
      let dashes = style.dashLength.map { outline.length / $0 } ?? 0
      let ends = 2 * (outline.parts + dashes)
      let corners = outline.corners + ends
      // A round end needs more edges the wider it is, as they may be a quarter of a pixel off.
      let edgesOfCorner = style.hasRoundEnds ? 2 + 2 * width.squareRoot() : 2
      edges = 4 * outline.points + 2 * dashes + corners * edgesOfCorner
      across = 2 * across + 2 * corners * width
      down = 2 * down + 2 * corners * width
      isEndless = style.dashLength.map { $0 < reach * Self.precision } ?? false
    }

    /// The largest coordinate.
    ///
    /// The library loses a dash that is smaller than the precision of a 24-bit number there, and
    /// never gets to its end.
    private var reach: Double { max(-low.x, -low.y, high.x, high.y) }
    private static let precision = 1.0 / Double(1 << 21)

    func steps(on canvas: SVGCanvas) -> Double {
      guard !isEndless else { return .infinity }
      let rows = max(1, min(high.y, canvas.height) - max(low.y, 0))
      let columns = max(1, min(high.x, canvas.width) - max(low.x, 0))
      let down = min(down, edges * rows)
      let crossing = down / rows
      // Flat edges change places with many others between two rows, which sorting has to follow.
      let disorder = 1 + Self.furthest * across / max(down, 1) * crossing / max(high.x - low.x, 1)
      return canvas.height * Self.row + edges * (SVGWork.memory / 10 + crossing / 2)
        + down * Self.crossing * disorder + rows * columns * Self.pixel
    }

    // Measured in nanoseconds: an empty row, an edge in one row (five passes), a painted pixel.
    private static let row = 10.0
    private static let crossing = 15.0
    private static let pixel = 8.0
    /// How much farther to the side than the average the flattest of many edges goes, measured; a
    /// fifth of it falls between two of the five passes.
    private static let furthest = 20.0
  }
}
