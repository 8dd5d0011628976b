import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// Paths that code builds, draws and asks about.
struct PathDrawingTests {
  /// The operations that a closure draws into a context of 100 by 100 points.
  private func drawn(_ body: (CGContext) -> Void) -> [GraphicsOperation] {
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
    GraphicsContexts.draw(into: context, traits: UITraitCollection()) { body(context) }
    return context.operations
  }

  private func kind(_ operation: GraphicsOperation) -> String {
    switch operation.content {
    case .fill(_, let rule, _): rule == .evenOdd ? "fill even-odd" : "fill"
    case .stroke: "stroke"
    default: "other"
    }
  }

  @Test(
    arguments: [
      (.fill, ["fill"]), (.eoFill, ["fill even-odd"]), (.stroke, ["stroke"]),
      (.fillStroke, ["fill", "stroke"]), (.eoFillStroke, ["fill even-odd", "stroke"]),
    ] as [(CGPathDrawingMode, [String])])
  func `a path is drawn in the mode that is asked for`(mode: CGPathDrawingMode, kinds: [String]) {
    let operations = drawn { context in
      context.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
      context.drawPath(using: mode)
      #expect(context.isPathEmpty)
    }
    #expect(operations.map(kind) == kinds)
  }

  @Test func `the line of an ellipse goes around its rectangle`() {
    let operations = drawn { context in
      context.setLineWidth(4)
      context.strokeEllipse(in: CGRect(x: 10, y: 20, width: 60, height: 30))
    }
    guard case .stroke(let path, let style, _)? = operations.first?.content else {
      Issue.record("no line")
      return
    }
    let box = path.tightBoundingBox
    #expect(abs(box.minX - 10) < 0.1 && abs(box.maxX - 70) < 0.1 && abs(box.maxY - 50) < 0.1)
    #expect(style.width == 4 && !path.contains(CGPoint(x: 12, y: 22), rule: .winding))
  }

  @Test func `an arc between two tangents rounds their corner`() throws {
    let operations = drawn { context in
      context.move(to: CGPoint(x: 10, y: 10))
      context.addArc(
        tangent1End: CGPoint(x: 60, y: 10), tangent2End: CGPoint(x: 60, y: 60), radius: 20)
      #expect(
        hypot(context.currentPointOfPath.x - 60, context.currentPointOfPath.y - 30) < 1e-6)
      context.addLine(to: CGPoint(x: 60, y: 60))
      context.addLine(to: CGPoint(x: 10, y: 60))
      context.fillPath()
    }
    guard case .fill(let path, _, _)? = operations.first?.content else {
      Issue.record("nothing is filled")
      return
    }
    // The corner is 20 from the arc's middle (40, 30) along the diagonal: at 40 + 14.1.
    #expect(path.contains(CGPoint(x: 53.9, y: 16.1), rule: .winding))
    #expect(!path.contains(CGPoint(x: 54.4, y: 15.6), rule: .winding))
  }

  @Test func `a radial gradient goes from circle to circle`() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor], locations: [0, 1]))
    let operations = drawn { context in
      context.drawRadialGradient(
        gradient, startCenter: CGPoint(x: 40, y: 40), startRadius: 5,
        endCenter: CGPoint(x: 50, y: 50), endRadius: 30, options: [])
    }
    guard case .gradient(let drawn)? = operations.first?.content else {
      Issue.record("no gradient")
      return
    }
    #expect(
      drawn.geometry
        == .circles(
          from: CGPoint(x: 40, y: 40), startRadius: 5, to: CGPoint(x: 50, y: 50), endRadius: 30))
    #expect(drawn.stops.map(\.location) == [0, 1])
  }

  @Test func `only the corners that are asked for are round`() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 60, height: 40),
      byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 10, height: 10))
    let inside =
      [CGPoint(x: 1, y: 1), CGPoint(x: 59, y: 1), CGPoint(x: 1, y: 39)]
      + [CGPoint(x: 59, y: 39)]
    #expect(inside.map(path.contains) == [false, true, true, false])
  }

  @Test func `a path cuts off what is drawn afterwards`() {
    let operations = drawn { _ in
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).addClip()
      UIBezierPath(rect: CGRect(x: 20, y: 0, width: 40, height: 40)).addClip()
      UIRectFill(CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    let clips = operations.first?.clips ?? []
    #expect(clips.map(\.path.tightBoundingBox.maxX).map { $0.rounded() } == [40, 60])
  }

  @Test func `a point is inside by the rule that is asked for`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    let middle = CGPoint(x: 15, y: 15)
    #expect(path.contains(middle) && path.contains(middle, using: .winding))
    #expect(!path.contains(middle, using: .evenOdd))
    #expect(
      !path.contains(middle, using: .winding, transform: CGAffineTransform(translationX: 20, y: 0)))
  }
}
