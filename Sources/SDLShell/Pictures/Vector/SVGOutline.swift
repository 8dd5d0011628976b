import Foundation

/// Measures lines, in pixels, without storing them: length, extent and number of points.
nonisolated struct SVGOutline {
  /// Points after curves are flattened to lines, and those where the outline may turn sharply.
  private(set) var points = 0.0
  private(set) var corners = 0.0
  /// The number of subpaths.
  private(set) var parts = 0.0
  private(set) var length = 0.0
  /// The sums of horizontal distances, and of vertical distances inside the picture.
  private(set) var across = 0.0
  private(set) var down = 0.0
  private(set) var low = CGPoint(x: Double.infinity, y: .infinity)
  private(set) var high = CGPoint(x: -Double.infinity, y: -.infinity)

  private let matrix: AffineTransform
  private let rows: Double
  /// The current point and the start of the subpath, in the file's units.
  private(set) var pen = CGPoint.zero
  private var start = CGPoint.zero

  /// Measures for a picture with this many rows; the matrix maps the file's units to pixels.
  init(matrix: AffineTransform, rows: Double) {
    self.matrix = matrix
    self.rows = rows
  }

  mutating func move(to point: CGPoint) {
    // Filling closes subpaths.
    close()
    (pen, start) = (point, point)
    parts += 1
    include(matrix.transform(point))
  }

  mutating func line(to point: CGPoint) {
    let (from, to) = (matrix.transform(pen), matrix.transform(point))
    let (top, bottom) = (min(from.y, to.y), max(from.y, to.y))
    down += max(0, min(bottom, rows) - max(top, 0))
    points += 1
    go(from, [to])
    pen = point
  }

  mutating func curve(_ first: CGPoint, _ second: CGPoint, to point: CGPoint) {
    let polyline = [first, second, point].map(matrix.transform)
    let (before, heightBefore) = (length, down)
    go(matrix.transform(pen), polyline)
    let legs = zip([matrix.transform(pen)] + polyline, polyline)
    // A cubic curve changes its vertical direction at most twice.
    down = heightBefore + min(legs.reduce(0) { $0 + abs($1.1.y - $1.0.y) }, 3 * rows)
    // The library halves a curve until it is flat within half a pixel, ten times at most. Each
    // halving leaves a quarter of the deviation.
    points += min(1024, 2 + 2 * (length - before).squareRoot())
    pen = point
  }

  mutating func close() {
    if parts > 0, pen != start { line(to: start) }
  }

  private mutating func go(_ from: CGPoint, _ polyline: [CGPoint]) {
    var last = from
    for point in polyline {
      length += hypot(point.x - last.x, point.y - last.y)
      across += abs(point.x - last.x)
      include(point)
      last = point
    }
    corners += 1
  }

  private mutating func include(_ point: CGPoint) {
    low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
    high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
  }
}
