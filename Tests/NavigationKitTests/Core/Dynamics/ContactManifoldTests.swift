import Foundation
import Testing

@testable import NavigationKit

/// Outlines of bodies, and where two of them touch.
struct ContactManifoldTests {
  private static let square = BodyShape(size: CGSize(width: 20, height: 20))

  @Test(
    arguments: [
      (BodyShape(size: CGSize(width: 30, height: 40)), 1200, 2500.0 / 12),
      (BodyShape(radius: 10), .pi * 100, 50),
      (BodyShape(around: [[-3, 0], [0, 3], [3, 0], [0, -3], [0, 0], [1, 1]]), 18, 3),
      (BodyShape(around: [[-5, 0], [5, 0]]), 0, 0),
    ] as [(BodyShape, Double, Double)])
  func `an outline has an area and an inertia`(shape: BodyShape, area: Double, inertia: Double) {
    #expect(abs(shape.area - area) < 1e-9 && abs(shape.inertia - inertia) < 1e-9)
  }

  @Test func `a path that is not convex is the convex outline around it`() {
    let shape = BodyShape(around: [[0, 0], [10, 0], [10, 10], [5, 2], [0, 10]])
    #expect(shape.vertices == [[0, 0], [10, 0], [10, 10], [0, 10]])
  }

  @Test func `an ellipse is a circle or a polygon`() {
    #expect(BodyShape(ellipse: CGSize(width: 20, height: 20)) == BodyShape(radius: 10))
    let flat = BodyShape(ellipse: CGSize(width: 40, height: 20))
    #expect(flat.vertices.count > 12 && abs(flat.area / (.pi * 200) - 1) < 0.02)
  }

  @Test(
    arguments: [
      ([19, 0], 0, [1, 0], -1, 2), ([0, -20.5], 0, [0, -1], 0.5, 2),
      ([0, 9 + 10 * 2.0.squareRoot()], .pi / 4, [0, 1], -1, 1),
    ] as [(Vector, Double, Vector, Double, Int)])
  func `two boxes touch along a side or at a corner`(
    place: Vector, angle: Double, normal: Vector, separation: Double, count: Int
  ) throws {
    let manifold = try #require(
      ContactManifold(
        Self.square.placed(at: .zero, angle: 0), Self.square.placed(at: place, angle: angle),
        margin: 2))
    #expect((manifold.normal - normal).length < 1e-9)
    let closest = manifold.points.map(\.separation).min()
    #expect(abs((closest ?? 99) - separation) < 1e-9)
    #expect(manifold.points.filter { $0.separation < separation + 1 }.count == count)
  }

  @Test(
    arguments: [
      ([0, 18], [0, 1], -2), ([0, -19], [0, -1], -1), ([18, 18], [0.7071, 0.7071], 1.3137),
      ([0, 4], [0, 1], -16),
    ] as [(Vector, Vector, Double)])
  func `a ball touches a box`(place: Vector, normal: Vector, separation: Double) throws {
    let (box, ball) = (
      Self.square.placed(at: .zero, angle: 0), BodyShape(radius: 10).placed(at: place, angle: 0)
    )
    let manifold = try #require(ContactManifold(box, ball, margin: 2))
    #expect((manifold.normal - normal).length < 1e-3)
    #expect(abs(manifold.points[0].separation - separation) < 1e-3)
    let mirrored = try #require(ContactManifold(ball, box, margin: 2))
    #expect(mirrored.normal == -manifold.normal)
  }

  @Test func `a line has two sides, and ends`() throws {
    let line = PlacedShape(from: [0, 0], to: [100, 0])
    for (place, normal) in [([50, -9], [0, 1]), ([50, 9], [0, -1])] as [(Vector, Vector)] {
      let box = Self.square.placed(at: place, angle: 0)
      let manifold = try #require(ContactManifold(box, line, margin: 1))
      #expect(manifold.normal == normal && manifold.points.allSatisfy { $0.separation == -1 })
    }
    #expect(ContactManifold(Self.square.placed(at: [112, 0], angle: 0), line, margin: 1) == nil)
    let ball = BodyShape(radius: 10).placed(at: [109, 0], angle: 0)
    #expect(ContactManifold(ball, line, margin: 1)?.normal == [-1, 0])
  }

  @Test func `what is apart does not touch`() {
    let near = Self.square.placed(at: [22, 0], angle: 0)
    let far = Self.square.placed(at: [22.5, 22.5], angle: 0)
    let box = Self.square.placed(at: .zero, angle: 0)
    #expect(ContactManifold(box, near, margin: 1) == nil)
    #expect(ContactManifold(box, far, margin: 3) == nil)
    #expect(ContactManifold(box, near, margin: 2.5) != nil)
  }
}
