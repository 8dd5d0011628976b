import Drawing
import Foundation

/// Where the pixels of a rectangle are in a picture that is turned, scaled or seen in perspective.
///
/// A position in the picture is relative to the centre of its first pixel, in 65,536ths of a pixel.
nonisolated struct Sampling: Hashable, Sendable {
  /// Fraction bits.
  static let bits = 16
  /// A position where there is no picture.
  static let nowhere = SIMD2(repeating: -(4 << bits))

  /// From pixels of the rectangle to those of the picture.
  private let transform: ProjectiveTransform

  init(_ transform: ProjectiveTransform) { self.transform = transform }

  /// How many pixels of the picture are between two of the rectangle, in each direction of the
  /// picture, in the rectangle's middle.
  func steps(columns: Int, rows: Int) -> (x: Double, y: Double) {
    let middle = CGPoint(x: CGFloat(columns) / 2, y: CGFloat(rows) / 2)
    let flat = transform.flattened(at: middle)
    return (Double(hypot(flat.a, flat.c)), Double(hypot(flat.b, flat.d)))
  }

  /// The same in the picture at half its width or height.
  func inHalf(across: Bool) -> Sampling {
    // The middle of two pixels is a quarter of the new one's side before its middle.
    let half = CGAffineTransform(
      a: across ? 0.5 : 1, b: 0, c: 0, d: across ? 1 : 0.5, tx: across ? -0.25 : 0,
      ty: across ? 0 : -0.25)
    return Sampling(transform.concatenating(ProjectiveTransform(half)))
  }

  /// Whether steps in the picture are equal everywhere.
  private var isEven: Bool { transform.divisor.x == 0 && transform.divisor.y == 0 }

  /// Calls back with each pixel of a rectangle, row by row, and its position in the picture.
  @inline(__always)
  func visit(columns: Int, rows: Int, _ body: (_ index: Int, _ x: Int, _ y: Int) -> Void) {
    if isEven { visitEvenly(columns, rows, body) } else { visitInDepth(columns, rows, body) }
  }

  @inline(__always)
  private func visitEvenly(_ columns: Int, _ rows: Int, _ body: (Int, Int, Int) -> Void) {
    let scale = 1 / transform.divisor.z
    let (across, along) = (transform.x * scale, transform.y * scale)
    let right = (x: Self.fixed(across.x), y: Self.fixed(along.x))
    let down = (x: Self.fixed(across.y), y: Self.fixed(along.y))
    let start = (x: Self.fixed(across.z), y: Self.fixed(along.z))
    for row in 0..<rows {
      var (x, y) = (start.x &+ down.x &* row, start.y &+ down.y &* row)
      for column in 0..<columns {
        body(row * columns + column, x, y)
        x &+= right.x
        y &+= right.y
      }
    }
  }

  @inline(__always)
  private func visitInDepth(_ columns: Int, _ rows: Int, _ body: (Int, Int, Int) -> Void) {
    let (across, along, depth) = (transform.x, transform.y, transform.divisor)
    for row in 0..<rows {
      var x = across.y * Double(row) + across.z
      var y = along.y * Double(row) + along.z
      var z = depth.y * Double(row) + depth.z
      for column in 0..<columns {
        let index = row * columns + column
        if z > 0 {
          body(index, Self.fixed(x / z), Self.fixed(y / z))
        } else {
          body(index, Self.nowhere.x, Self.nowhere.y)
        }
        x += across.x
        y += along.x
        z += depth.x
      }
    }
  }

  @inline(__always)
  private static func fixed(_ position: Double) -> Int {
    // Farther out there is no picture either.
    let farthest = 1e9
    guard !position.isNaN else { return nowhere.x }
    return Int((min(max(position, -farthest), farthest) * Double(1 << bits)).rounded())
  }
}
