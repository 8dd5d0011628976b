import Drawing
import Foundation

/// The outlines of what a window shows, in its pixels: convex shapes that may overlap.
nonisolated struct WindowOutline: Hashable {
  /// The corners of each shape, in the order of its edge.
  private(set) var shapes: [[CGPoint]] = []

  /// The pieces that each curve at a corner is made of: less than half a pixel off for the largest
  /// radius.
  private static let pieces = 16

  /// Adds a rectangle with round corners, transformed.
  mutating func add(
    _ rect: CGRect, radius: CGFloat = 0, curve: CornerCurve = .circular,
    _ transform: CGAffineTransform = .identity
  ) {
    let room = min(rect.width, rect.height) / 2
    let turn = Self.turn(radius: min(radius, room), room: room, curve)
    let corners =
      turn.map { CGPoint(x: rect.maxX - $0.y, y: rect.maxY - $0.x) }
      + turn.map { CGPoint(x: rect.minX + $0.x, y: rect.maxY - $0.y) }
      + turn.map { CGPoint(x: rect.minX + $0.y, y: rect.minY + $0.x) }
      + turn.map { CGPoint(x: rect.maxX - $0.x, y: rect.minY + $0.y) }
    shapes.append(corners.map { $0.applying(transform) })
  }

  /// The way around a corner: distances from it, along the edge that leads to it and away from that.
  private static func turn(radius: CGFloat, room: CGFloat, _ curve: CornerCurve) -> [CGPoint] {
    guard curve == .circular || radius <= 0 else {
      return ContinuousCorner(radius: radius, room: room).points(pieces: pieces)
    }
    return (0...pieces).map { piece in
      let angle = CGFloat(piece) / CGFloat(pieces) * .pi / 2
      return CGPoint(x: radius * (1 - sin(angle)), y: radius * (1 - cos(angle)))
    }
  }

  /// The pixels whose middle is in a shape, as rectangles as high as possible.
  var areas: [PixelRect] { shapes.flatMap(Self.areas) }

  /// The pixels of a rectangle at the left and the right of the shapes, a row each.
  func gaps(in rect: PixelRect) -> [PixelRect] {
    let areas = areas
    return (rect.minY..<max(rect.minY, rect.maxY)).flatMap { y -> [PixelRect] in
      let row = areas.filter { $0.minY <= y && y < $0.maxY }
      let left = max(rect.minX, min(row.map(\.minX).min() ?? rect.maxX, rect.maxX))
      let right = max(row.map(\.maxX).max() ?? rect.maxX, left)
      return [(rect.minX, left), (right, rect.maxX)].filter { $0 < $1 }
        .map { PixelRect(x: $0, y: y, width: $1 - $0, height: 1) }
    }
  }

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
    var (minimum, maximum) = (CGFloat.infinity, -CGFloat.infinity)
    for (index, first) in corners.enumerated() {
      let second = corners[(index + 1) % corners.count]
      guard (first.y <= y) != (second.y <= y) else { continue }
      let x = first.x + (second.x - first.x) * (y - first.y) / (second.y - first.y)
      (minimum, maximum) = (min(minimum, x), max(maximum, x))
    }
    guard minimum < maximum else { return nil }
    let (start, end) = ((minimum - 0.5).rounded(.up), (maximum - 0.5).rounded(.up))
    return start < end ? (Int32(start), Int32(end)) : nil
  }
}
