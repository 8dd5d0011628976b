import Drawing
import Foundation
import Testing

/// Outlines of lines along paths, and their dashes.
struct StrokingTests {
  /// A corner: from the left to the middle, then down.
  private var corner: CGMutablePath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 30, y: 10))
    path.addLine(to: CGPoint(x: 30, y: 40))
    return path
  }

  private func outline(
    _ path: CGPath, cap: CGLineCap = .butt, join: CGLineJoin = .bevel, limit: CGFloat = 10
  ) -> CGPath {
    path.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: join, miterLimit: limit)
  }

  private func has(_ path: CGPath, _ x: CGFloat, _ y: CGFloat) -> Bool {
    path.contains(CGPoint(x: x, y: y))
  }

  @Test func `an outline is as wide as the line on both sides`() {
    let bar = outline(corner)
    for (x, y) in [(20, 8.1), (20, 11.9), (28.1, 30), (31.9, 30)] { #expect(has(bar, x, y)) }
    for (x, y) in [(20, 7.9), (20, 12.1), (27.9, 30), (32.1, 30)] { #expect(!has(bar, x, y)) }
    #expect(!has(bar, 9.9, 10) && !has(bar, 30, 40.1))
  }

  @Test func `ends are as their caps`() {
    let (square, round) = (outline(corner, cap: .square), outline(corner, cap: .round))
    #expect(has(square, 8.1, 8.1) && has(square, 31.9, 41.9))
    #expect(!has(round, 8.1, 8.1) && has(round, 8.1, 10) && has(round, 30, 41.9))
    let dot = CGMutablePath()
    dot.move(to: CGPoint(x: 5, y: 5))
    dot.closeSubpath()
    #expect(has(outline(dot, cap: .round), 6.9, 5) && !has(outline(dot), 5, 5))
  }

  @Test func `corners are as their joins`() {
    #expect(has(outline(corner, join: .miter), 31.9, 8.1))
    #expect(!has(outline(corner, join: .bevel), 31.2, 8.8))
    #expect(has(outline(corner, join: .round), 31.2, 8.8))
    #expect(!has(outline(corner, join: .round), 31.9, 8.1))
    #expect(!has(outline(corner, join: .miter, limit: 1.2), 31.9, 8.1))
  }

  @Test func `a closed path has no ends, and a hole`() {
    let ring = outline(
      CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40), transform: nil))
    for angle in stride(from: 0, to: 2 * CGFloat.pi, by: 0.1) {
      func isInside(_ radius: CGFloat) -> Bool {
        has(ring, 20 + cos(angle) * radius, 20 + sin(angle) * radius)
      }
      #expect(isInside(18.2) && isInside(21.8) && !isInside(17.8) && !isInside(22.2))
    }
    let box = outline(CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20)), join: .miter)
    #expect(has(box, -1.9, -1.9) && has(box, 21.9, -1.9) && !has(box, 10, 10))
  }

  @Test func `dashes and gaps follow each other from a phase on`() {
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 20, y: 0))
    func dashes(_ phase: CGFloat, _ lengths: [CGFloat]) -> [[CGFloat]] {
      line.copy(dashingWithPhase: phase, lengths: lengths).path.polygons.map {
        $0.points.map(\.x)
      }
    }
    #expect(dashes(0, [6, 4]) == [[0, 6], [10, 16]])
    #expect(dashes(2, [6, 4]) == [[0, 4], [8, 14], [18, 20]])
    #expect(dashes(-2, [6, 4]) == [[2, 8], [12, 18]])
    #expect(dashes(0, [5]) == [[0, 5], [10, 15]])
    #expect(dashes(0, []) == [[0, 20]] && dashes(0, [0, 0]) == [[0, 20]])
    #expect(dashes(0, [1e-9, 1e-9]) == [[0, 20]])
  }

  @Test func `a transform applies before the line is drawn`() {
    let large = corner.copy(
      strokingWithWidth: 4, lineCap: .butt, lineJoin: .bevel, miterLimit: 10,
      transform: CGAffineTransform(scaleX: 2, y: 2))
    #expect(has(large, 40, 18.1) && !has(large, 40, 17.9))
  }
}
