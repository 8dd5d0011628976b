import Drawing
import Foundation

/// The curve at a corner in pixels, x and y counted from the corner.
nonisolated struct CornerEdge {
  private let radius: Double
  /// How far below the upper edge a continuous curve is, at the middles of a pixel's parts; none for
  /// a circle.
  private let depths: [Double]

  /// The parts of a pixel that are measured.
  private static let parts = 8
  /// The pieces of each third of a curve: less than a fiftieth of a pixel off for the largest radius.
  private static let pieces = 32

  /// A curve that begins at most as far from the corner as there is room; a circle if that is no more
  /// than the radius.
  init(radius: Double, room: Double) {
    self.radius = radius
    depths = radius > 0 && room > radius ? Self.depths(radius: radius, room: room) : []
  }

  /// How much of a pixel is inside, 0…1.
  func coverage(x: Int32, y: Int32) -> Double {
    guard radius > 0 else { return 1 }
    guard depths.isEmpty else {
      // Above the diagonal the curve is flatter than it, so that few parts measure it well.
      return measured(x: Int(max(x, y)), y: Double(min(x, y)))
    }
    let dx = max(0, radius - Double(x) - 0.5)
    let dy = max(0, radius - Double(y) - 0.5)
    let distance = (dx * dx + dy * dy).squareRoot()
    return min(max(radius - distance + 0.5, 0), 1)
  }

  private func measured(x: Int, y: Double) -> Double {
    let first = x * Self.parts
    guard first + Self.parts <= depths.count else { return 1 }
    let covered = depths[first..<first + Self.parts].map { min(max(y + 1 - $0, 0), 1) }
    return covered.reduce(0, +) / Double(Self.parts)
  }

  private static func depths(radius: Double, room: Double) -> [Double] {
    let corner = ContinuousCorner(radius: radius, room: room)
    let points = Array(corner.points(pieces: pieces).reversed())
    var next = 1
    return (0..<Int(corner.reach.rounded(.up)) * parts).map { part in
      let x = (Double(part) + 0.5) / Double(parts)
      guard x < corner.reach else { return 0 }
      while next < points.count - 1, points[next].x <= x { next += 1 }
      let (from, to) = (points[next - 1], points[next])
      return from.y + (to.y - from.y) * (x - from.x) / max(to.x - from.x, .ulpOfOne)
    }
  }
}
