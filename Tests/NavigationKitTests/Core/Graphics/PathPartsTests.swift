import Drawing
import Foundation
import NavigationKit
import Testing

/// The properties of paths and contexts.
struct PathPartsTests {
  private let corner: UIBezierPath = {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(
      to: CGPoint(x: 20, y: 10), controlPoint1: CGPoint(x: 15, y: 0),
      controlPoint2: CGPoint(x: 20, y: 5))
    return path
  }()

  @Test func `the steps of a path are told one by one`() {
    corner.close()
    var types: [CGPathElementType] = []
    var ends: [CGPoint] = []
    corner.cgPath.applyWithBlock { element in
      types.append(element.pointee.type)
      if element.pointee.type == .addCurveToPoint { ends.append(element.pointee.points[2]) }
    }
    #expect(types == [.moveToPoint, .addLineToPoint, .addCurveToPoint, .closeSubpath])
    #expect(ends == [CGPoint(x: 20, y: 10)])
  }

  @Test func `a reversed path goes back over the same way`() {
    let back = corner.reversing()
    #expect(back.currentPoint == .zero)
    #expect(
      back.cgPath.path.elements == [
        .move(CGPoint(x: 20, y: 10)),
        .curve(CGPoint(x: 20, y: 5), CGPoint(x: 15, y: 0), to: CGPoint(x: 10, y: 0)),
        .line(.zero),
      ])
    #expect(back.reversing().cgPath == corner.cgPath)
    let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    ring.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)).reversing())
    #expect(!ring.contains(CGPoint(x: 15, y: 15)) && ring.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func `only upright rectangles are rectangles`() {
    var found = CGRect.zero
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(CGPath(rect: rect, transform: nil).isRect(&found) && found == rect)
    var turn = CGAffineTransform(rotationAngle: 0.5)
    #expect(!CGPath(rect: rect, transform: &turn).isRect(nil))
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
    let bow = CGMutablePath()
    bow.addLines(between: [
      .zero, CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10),
    ])
    #expect(!bow.isRect(nil))
  }

  @Test func `dashes are told as they were set`() {
    corner.setLineDash([4, 2, 1], count: 3, phase: 5)
    var (count, phase) = (0, CGFloat.zero)
    corner.getLineDash(nil, count: &count, phase: &phase)
    var dashes = [CGFloat](repeating: 0, count: count)
    corner.getLineDash(&dashes, count: nil, phase: nil)
    #expect(dashes == [4, 2, 1] && phase == 5)
  }

  @Test func `a context knows its path's inside, forgets its clip and makes a picture`() {
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 50))
    context.translateBy(x: 10, y: 0)
    context.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    context.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    let middle = CGPoint(x: 15, y: 15)
    #expect(context.pathContains(middle, mode: .fill))
    #expect(!context.pathContains(middle, mode: .eoFillStroke))
    #expect(!context.pathContains(middle, mode: .stroke))
    context.clip()
    context.resetClip()
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(context.operations.map(\.clips.count) == [0])
    let picture = context.makeImage()
    context.fill(CGRect(x: 50, y: 0, width: 5, height: 5))
    #expect(picture?.width == 100 && picture?.height == 50)
    guard case .recording(let recording)? = picture?.reference else { return }
    #expect(recording.operations.count == 1)
  }
}
