import Drawing
import Foundation
import Testing

/// Lines and curves.
struct PathTests {
  private func path(_ make: (inout Path) -> Void) -> Path {
    var path = Path()
    make(&path)
    return path
  }

  private func isClose(_ first: CGRect, _ second: CGRect) -> Bool {
    abs(first.minX - second.minX) < 0.05 && abs(first.minY - second.minY) < 0.05
      && abs(first.maxX - second.maxX) < 0.05 && abs(first.maxY - second.maxY) < 0.05
  }

  @Test func `a rectangle has four sides and is closed`() {
    let box = path { $0.addRect(CGRect(x: 1, y: 2, width: 3, height: 4)) }
    #expect(
      box.elements == [
        .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 4, y: 2)), .line(CGPoint(x: 4, y: 6)),
        .line(CGPoint(x: 1, y: 6)), .close,
      ])
    #expect(box.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test func `an ellipse touches its rectangle`() {
    let frame = CGRect(x: 10, y: 20, width: 60, height: 30)
    let oval = path { $0.addEllipse(in: frame) }
    #expect(isClose(oval.tightBoundingBox, frame))
    #expect(oval.contains(CGPoint(x: 40, y: 35), rule: .winding))
    #expect(!oval.contains(CGPoint(x: 12, y: 22), rule: .winding))
  }

  @Test func `only the corners that are asked for are round`() {
    let frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    let card = path {
      $0.addRoundedRect(frame, radii: CGSize(width: 10, height: 10), corners: [.topLeft])
    }
    #expect(!card.contains(CGPoint(x: 1, y: 1), rule: .winding))
    #expect(card.contains(CGPoint(x: 39, y: 1), rule: .winding))
    #expect(card.contains(CGPoint(x: 1, y: 39), rule: .winding))
    #expect(card.boundingBox == frame)
  }

  @Test(arguments: [
    // From, to, clockwise on screen, and the box of a circle of radius 10 around (0, 0).
    (0, CGFloat.pi / 2, true, CGRect(x: 0, y: 0, width: 10, height: 10)),
    (0, CGFloat.pi / 2, false, CGRect(x: -10, y: -10, width: 20, height: 20)),
    (-CGFloat.pi / 2, 0, true, CGRect(x: 0, y: -10, width: 10, height: 10)),
    (0, 2 * CGFloat.pi, true, CGRect(x: -10, y: -10, width: 20, height: 20)),
    (CGFloat.pi, 0, false, CGRect(x: -10, y: 0, width: 20, height: 10)),
  ])
  func `an arc goes the way that it is asked to`(
    start: CGFloat, end: CGFloat, isClockwise: Bool, box: CGRect
  ) {
    let arc = path {
      $0.addArc(
        center: .zero, radius: 10, startAngle: start, endAngle: end, isIncreasing: isClockwise)
    }
    #expect(isClose(arc.tightBoundingBox, box), "\(arc.tightBoundingBox)")
  }

  @Test func `an arc between two lines touches both`() {
    let corner = path {
      $0.move(to: CGPoint(x: 0, y: 0))
      $0.addArc(
        tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
    }
    #expect(corner.elements.contains(.line(CGPoint(x: 15, y: 0))), "\(corner.elements)")
    let end = corner.currentPoint ?? .zero
    #expect(abs(end.x - 20) < 1e-6 && abs(end.y - 5) < 1e-6)
    #expect(isClose(corner.tightBoundingBox, CGRect(x: 0, y: 0, width: 20, height: 5)))
  }

  @Test func `a hole is outside by the even-odd rule`() {
    let rings = path {
      $0.addEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
      $0.addEllipse(in: CGRect(x: 10, y: 10, width: 20, height: 20))
    }
    let middle = CGPoint(x: 20, y: 20)
    #expect(rings.contains(middle, rule: .winding) && !rings.contains(middle, rule: .evenOdd))
  }

  @Test func `control points count for the box of all points alone`() {
    let hill = path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 30, y: 0), control: CGPoint(x: 15, y: -30))
    }
    #expect(abs(hill.boundingBox.minY + 20) < 1e-9)
    #expect(abs(hill.tightBoundingBox.minY + 15) < 0.1)
    #expect(Path().boundingBox.isNull && Path().tightBoundingBox.isNull)
  }

  @Test func `a step after a closed part begins where that part did`() {
    let path = path {
      $0.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
      $0.addLine(to: CGPoint(x: 0, y: 0))
    }
    #expect(path.elements.suffix(2) == [.move(CGPoint(x: 5, y: 5)), .line(.zero)])
  }

  @Test func `a path is transformed as a whole`() {
    let box = path { $0.addRect(CGRect(x: 1, y: 1, width: 2, height: 2)) }
    let moved = box.applying(CGAffineTransform(scaleX: 10, y: 1))
    #expect(moved.boundingBox == CGRect(x: 10, y: 1, width: 20, height: 2))
    #expect(moved.currentPoint == CGPoint(x: 10, y: 1))
  }

  @Test func `Core Graphics' paths hold the same`() {
    let path = CGMutablePath()
    var shift = CGAffineTransform(translationX: 5, y: 0)
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0), transform: shift)
    path.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 20, y: 5))
    path.closeSubpath()
    #expect(!path.isEmpty && path.currentPoint == .zero)
    #expect(path.contains(CGPoint(x: 12, y: 4)) && !path.contains(CGPoint(x: 4, y: 8)))
    #expect(path.copy() == path && path.copy(using: &shift) != path)
    let copy = path.mutableCopy()
    copy?.addRect(CGRect(x: 100, y: 0, width: 1, height: 1))
    #expect(copy?.boundingBox.maxX == 101 && path.boundingBoxOfPath.maxX < 20)
    let ring = CGMutablePath()
    ring.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: .pi)
    #expect(isClose(ring.boundingBox, CGRect(x: -10, y: 0, width: 20, height: 10)))
    ring.addArc(
      center: .zero, radius: 10, startAngle: .pi, endAngle: 0, clockwise: true)
    #expect(isClose(ring.boundingBoxOfPath, CGRect(x: -10, y: 0, width: 20, height: 10)))
    let card = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), cornerWidth: 5, cornerHeight: 5,
      transform: nil)
    #expect(!card.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(CGPath(rect: .zero, transform: nil) != CGPath(ellipseIn: .zero, transform: nil))
  }

  @Test func `impossible numbers do no harm`() {
    let path = path {
      $0.addLine(to: CGPoint(x: CGFloat.nan, y: .infinity))
      $0.addArc(
        center: .zero, radius: .infinity, startAngle: 0, endAngle: .nan, isIncreasing: true)
    }
    #expect(path.boundingBox.minX == 0 && path.boundingBox.maxY.isFinite)
  }
}
