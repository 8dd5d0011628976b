import Foundation

nonisolated extension SVGWork {
  /// The library draws a shape row by row: edges that begin are sorted in, those that cross the row are
  /// gone through five times, then its pixels are painted.
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
      // A round end has the more edges the wider it is: each is a quarter of a pixel off.
      let edgesOfCorner = style.hasRoundEnds ? 2 + 2 * width.squareRoot() : 2
      edges = 4 * outline.points + 2 * dashes + corners * edgesOfCorner
      across = 2 * across + 2 * corners * width
      down = 2 * down + 2 * corners * width
      isEndless = style.dashLength.map { $0 < reach * Self.precision } ?? false
    }

    /// How far from the middle of everything it goes; a dash that is lost in the last digit of such a
    /// number, which has 24 bits, is never at its end.
    private var reach: Double { max(-low.x, -low.y, high.x, high.y) }
    private static let precision = 1.0 / Double(1 << 21)

    func steps(on canvas: SVGCanvas) -> Double {
      guard !isEndless else { return .infinity }
      let rows = max(1, min(high.y, canvas.height) - max(low.y, 0))
      let columns = max(1, min(high.x, canvas.width) - max(low.x, 0))
      let down = min(down, edges * rows)
      let crossing = down / rows
      // Edges that go far to the side between two rows change places with many.
      let disorder = 1 + Self.furthest * across / max(down, 1) * crossing / max(high.x - low.x, 1)
      return canvas.height * Self.row + edges * (SVGWork.memory / 10 + crossing / 2)
        + down * Self.crossing * disorder + rows * columns * Self.pixel
    }

    // In nanoseconds, measured: a row with nothing on it, an edge that is gone through five times in a
    // row, a pixel that is painted.
    private static let row = 10.0
    private static let crossing = 15.0
    private static let pixel = 8.0
    /// How much further than the average the furthest of many edges goes to the side, measured; a fifth
    /// of it is between two of the five times.
    private static let furthest = 20.0
  }
}
