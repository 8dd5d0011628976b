import Drawing
import Foundation
import Testing

/// Transforms of the plane that show it in perspective.
struct ProjectiveTransformTests {
  /// Twice as far away at its right end, 100 points away.
  private let turned = ProjectiveTransform(
    CGAffineTransform(a: 1, b: 0, c: 0, d: 2, tx: 10, ty: 20),
    perspective: CGVector(dx: 0.01, dy: 0))

  @Test func `what is farther away is smaller`() {
    #expect(turned.projected(.zero) == CGPoint(x: 10, y: 20))
    #expect(turned.projected(CGPoint(x: 100, y: 0)) == CGPoint(x: 55, y: 10))
    #expect(turned.projected(CGPoint(x: 100, y: 100)) == CGPoint(x: 55, y: 110))
    #expect(turned.box(of: CGRect(x: 0, y: 0, width: 100, height: 100)).maxY == 220)
  }

  @Test func `the inverse goes back`() throws {
    let back = try #require(turned.inverse)
    for point in [CGPoint(x: 0, y: 0), CGPoint(x: 70, y: -3), CGPoint(x: 12, y: 400)] {
      let there = try #require(turned.projected(point))
      let found = try #require(back.projected(there))
      #expect(abs(found.x - point.x) < 1e-9 && abs(found.y - point.y) < 1e-9)
    }
    #expect(ProjectiveTransform(CGAffineTransform(scaleX: 0, y: 1)).inverse == nil)
  }

  @Test func `one after the other is both`() throws {
    let both = turned.concatenating(
      ProjectiveTransform(CGAffineTransform(translationX: 5, y: 0)))
    #expect(both.projected(CGPoint(x: 100, y: 0)) == CGPoint(x: 60, y: 10))
  }

  @Test func `behind the eye nothing is seen`() {
    let near = ProjectiveTransform(.identity, perspective: CGVector(dx: -0.01, dy: 0))
    #expect(near.projected(CGPoint(x: 101, y: 0)) == nil)
    let box = near.box(of: CGRect(x: 50, y: 0, width: 100, height: 10))
    #expect(box.minX == 100 && box.maxX > 1000 && box.maxX.isFinite)
    #expect(near.box(of: CGRect(x: 200, y: 0, width: 10, height: 10)).isNull)
  }

  @Test func `around a point it is about flat`() throws {
    let point = CGPoint(x: 40, y: 30)
    let flat = turned.flattened(at: point)
    let beside = CGPoint(x: 40.01, y: 30.01)
    let (projected, drawn) = (try #require(turned.projected(beside)), beside.applying(flat))
    #expect(abs(projected.x - drawn.x) < 1e-5 && abs(projected.y - drawn.y) < 1e-5)
  }
}
