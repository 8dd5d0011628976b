import Drawing
import Foundation

/// Where two pictures of one size differ: boxes around what differs, each apart from the others.
nonisolated enum DifferentPlaces {
  /// The side of the squares that are compared, in pixels.
  private static let side = 16

  /// The boxes in pixels, from top to bottom; pictures of different sizes have one, all of it.
  static func boxes(_ first: Bitmap, _ second: Bitmap) -> [CGRect] {
    guard first.width == second.width, first.height == second.height else {
      return [CGRect(x: 0, y: 0, width: second.width, height: second.height)]
    }
    var boxes: [CGRect] = []
    for top in stride(from: 0, to: first.height, by: side) {
      for left in stride(from: 0, to: first.width, by: side) {
        let square = CGRect(
          x: left, y: top, width: min(side, first.width - left),
          height: min(side, first.height - top))
        if differ(first, second, in: square) { boxes = adding(square, to: boxes) }
      }
    }
    return boxes.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
  }

  /// A box that touches others becomes one with them.
  private static func adding(_ square: CGRect, to boxes: [CGRect]) -> [CGRect] {
    let near = boxes.filter { $0.insetBy(dx: -1, dy: -1).intersects(square) }
    guard !near.isEmpty else { return boxes + [square] }
    let union = near.reduce(square) { $0.union($1) }
    return adding(union, to: boxes.filter { !near.contains($0) })
  }

  private static func differ(_ first: Bitmap, _ second: Bitmap, in square: CGRect) -> Bool {
    let rowLength = first.width * 4
    return first.pixels.withUnsafeBytes { one in
      second.pixels.withUnsafeBytes { other in
        guard let start = one.baseAddress, let otherStart = other.baseAddress else { return false }
        return (Int(square.minY)..<Int(square.maxY)).contains { row in
          let offset = row * rowLength + Int(square.minX) * 4
          return memcmp(start + offset, otherStart + offset, Int(square.width) * 4) != 0
        }
      }
    }
  }
}
