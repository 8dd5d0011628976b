import Foundation
import NavigationKit
import Testing

/// Areas around a point.
@MainActor
struct RegionTests {
  private let circle = UIRegion(radius: 50)
  private let square = UIRegion(size: CGSize(width: 80, height: 80))

  /// Whether the middle, a point on the right edge of the square, its corner, and a point above the
  /// square are inside.
  private func inside(_ region: UIRegion) -> [Bool] {
    [CGPoint.zero, CGPoint(x: 40, y: 0), CGPoint(x: 39, y: 39), CGPoint(x: 0, y: -45)]
      .map(region.contains)
  }

  @Test func `circles and rectangles are around their middle`() {
    #expect(inside(circle) == [true, true, false, true])
    #expect(inside(square) == [true, true, true, false])
    #expect(inside(.infinite) == [true, true, true, true])
  }

  @Test func `regions are combined`() {
    #expect(inside(circle.byUnion(with: square)) == [true, true, true, true])
    #expect(inside(circle.byIntersection(with: square)) == [true, true, false, false])
    #expect(inside(circle.byDifference(from: square)) == [false, false, false, true])
    #expect(inside(circle.inverse()) == [false, false, true, false])
    #expect(inside(UIRegion.infinite.inverse()) == [false, false, false, false])
    #expect(circle.copy() as? UIRegion === circle)
  }
}
