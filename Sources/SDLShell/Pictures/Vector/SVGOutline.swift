import Foundation

/// How long, how large and how winding lines are, in pixels, without keeping any.
nonisolated struct SVGOutline {
  /// Points once curves have become lines, and those among them where it may turn sharply.
  private(set) var points = 0.0
  private(set) var corners = 0.0
  /// How often it begins anew.
  private(set) var parts = 0.0
  private(set) var length = 0.0
  /// The sums of all ways to the side, and of all ways up and down within the picture.
  private(set) var across = 0.0
  private(set) var down = 0.0
  private(set) var low = CGPoint(x: Double.infinity, y: .infinity)
  private(set) var high = CGPoint(x: -Double.infinity, y: -.infinity)

  private let matrix: AffineTransform
  private let rows: Double
  /// Where the pen is and where its part began, in the file's own units.
  private(set) var pen = CGPoint.zero
  private var start = CGPoint.zero

  /// A picture has so many rows; a matrix turns the file's units into its pixels.
  init(matrix: AffineTransform, rows: Double) {
    self.matrix = matrix
    self.rows = rows
  }

  mutating func move(to point: CGPoint) {
    // What is filled is closed.
    close()
    (pen, start) = (point, point)
    parts += 1
    note(matrix.transform(point))
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
    let way = [first, second, point].map(matrix.transform)
    let (before, heightBefore) = (length, down)
    go(matrix.transform(pen), way)
    let legs = zip([matrix.transform(pen)] + way, way)
    // It goes up and down three times at most.
    down = heightBefore + min(legs.reduce(0) { $0 + abs($1.1.y - $1.0.y) }, 3 * rows)
    // Halved until it is flat to half a pixel, ten times at most: each time it is flat to a quarter.
    points += min(1024, 2 + 2 * (length - before).squareRoot())
    pen = point
  }

  mutating func close() {
    if parts > 0, pen != start { line(to: start) }
  }

  private mutating func go(_ from: CGPoint, _ way: [CGPoint]) {
    var last = from
    for point in way {
      length += hypot(point.x - last.x, point.y - last.y)
      across += abs(point.x - last.x)
      note(point)
      last = point
    }
    corners += 1
  }

  private mutating func note(_ point: CGPoint) {
    low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
    high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
  }
}
