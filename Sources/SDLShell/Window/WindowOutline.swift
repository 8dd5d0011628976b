import Drawing
import Foundation

/// The outlines of what a window shows, in its pixels: convex shapes that may overlap.
nonisolated struct WindowOutline: Hashable {
  /// The corners of each shape, in the order of its edge.
  private(set) var shapes: [[CGPoint]] = []

  /// The pieces that an arc at a corner is made of: less than half a pixel off for the largest radius.
  private static let pieces = 16

  /// Adds a rectangle with round corners, transformed.
  mutating func add(_ rect: CGRect, radius: CGFloat = 0, _ transform: CGAffineTransform = .identity)
  {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    let middles = [
      CGPoint(x: rect.maxX - radius, y: rect.maxY - radius),
      CGPoint(x: rect.minX + radius, y: rect.maxY - radius),
      CGPoint(x: rect.minX + radius, y: rect.minY + radius),
      CGPoint(x: rect.maxX - radius, y: rect.minY + radius),
    ]
    let corners = middles.enumerated().flatMap { quarter, middle in
      (0...Self.pieces).map { piece in
        let angle = (CGFloat(quarter) + CGFloat(piece) / CGFloat(Self.pieces)) * .pi / 2
        return CGPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
          .applying(transform)
      }
    }
    shapes.append(corners)
  }

  /// The pixels whose middle is in a shape, as rectangles as high as possible.
  var areas: [PixelRect] { shapes.flatMap(Self.areas) }

  private static func areas(of corners: [CGPoint]) -> [PixelRect] {
    guard let top = corners.map(\.y).min(), let bottom = corners.map(\.y).max(), top < bottom else {
      return []
    }
    var areas: [PixelRect] = []
    for row in Int32(top.rounded(.down))..<Int32(bottom.rounded(.up)) {
      guard let span = span(of: corners, at: CGFloat(row) + 0.5) else { continue }
      if let last = areas.last, last.minX == span.start, last.maxX == span.end {
        areas[areas.count - 1].maxY += 1
      } else {
        areas.append(
          PixelRect(x: span.start, y: row, width: span.end - span.start, height: 1))
      }
    }
    return areas
  }

  /// The pixels of a row, through whose middles a line at a height runs inside of a shape.
  private static func span(of corners: [CGPoint], at y: CGFloat) -> (start: Int32, end: Int32)? {
    var (least, most) = (CGFloat.infinity, -CGFloat.infinity)
    for (index, first) in corners.enumerated() {
      let second = corners[(index + 1) % corners.count]
      guard (first.y <= y) != (second.y <= y) else { continue }
      let x = first.x + (second.x - first.x) * (y - first.y) / (second.y - first.y)
      (least, most) = (min(least, x), max(most, x))
    }
    guard least < most else { return nil }
    let (start, end) = ((least - 0.5).rounded(.up), (most - 0.5).rounded(.up))
    return start < end ? (Int32(start), Int32(end)) : nil
  }
}
