import Drawing
import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// Drawings by code, as operations.
struct GraphicsContextTests {
  private let stage = Stage(size: .smallPhone)

  /// The drawing of a closure in a context of 100 by 100 points, one line per operation.
  private func drawn(_ body: (CGContext) -> Void) -> [String] {
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.perform {
      GraphicsContexts.draw(into: context, traits: stage.traits) { body(context) }
    }
    let recording = GraphicsRecording(bounds: context.bounds, operations: context.operations)
    let list = DisplayList(
      size: context.bounds.size,
      commands: [
        .image(ImagePlacement(image: .recording(recording), frame: context.bounds))
      ])
    return list.description.split(separator: "\n").dropFirst(2).map {
      String($0).trimmingCharacters(in: .whitespaces)
    }
  }

  @Test func `a renderer runs code without an image, and tells when it has`() throws {
    var order: [String] = []
    try stage.tryToPerform {
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6))
      try renderer.runDrawingActions { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 6))
        order.append("drawn")
      } completionHandler: { context in
        order.append("\(context.currentImage.size.width)")
      }
    }
    #expect(order == ["drawn", "8.0"])
  }

  @Test func `paths are filled and stroked in the colours that are set`() {
    let lines = drawn { _ in
      UIColor.red.set()
      UIRectFill(CGRect(x: 1, y: 2, width: 3, height: 4))
      UIColor.blue.setStroke()
      let path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20))
      path.lineWidth = 3
      path.usesEvenOddFillRule = true
      path.fill()
      path.stroke()
    }
    #expect(
      lines == [
        "fill path (1 2 3 4) of 5 #FF0000", "fill path (10 10 20 20) of 5 #FF0000 even-odd",
        "stroke path (10 10 20 20) of 5 #0000FF width 3",
      ])
  }

  @Test func `a state is kept and restored`() {
    let lines = drawn { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.saveGState()
      context.translateBy(x: 10, y: 20)
      context.setFillColor(gray: 0, alpha: 1)
      context.setAlpha(0.5)
      context.setBlendMode(.multiply)
      context.setShadow(offset: .zero, blur: 4)
      context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    #expect(
      lines == [
        "fill path (0 0 8 8) of 5 #000000 at (10 20) clips (10 20 5 5) opacity 0.5 multiply "
          + "shadow #000000@0.333 blur 4",
        "fill path (0 0 8 8) of 5 #FF0000",
      ])
  }

  @Test func `a path keeps the coordinates that its points were added with`() {
    let lines = drawn { context in
      context.move(to: CGPoint(x: 10, y: 10))
      context.translateBy(x: 50, y: 0)
      context.addLine(to: CGPoint(x: 0, y: 10))
      #expect(context.currentPointOfPath == CGPoint(x: 0, y: 10) && !context.isPathEmpty)
      #expect(context.boundingBoxOfPath == CGRect(x: -40, y: 10, width: 40, height: 0))
      context.strokePath()
      #expect(context.isPathEmpty && context.path == nil)
    }
    #expect(lines == ["stroke path (-40 10 40 0) of 2 #000000 width 1 at (50 0)"])
  }

  @Test func `lines have caps, joins and dashes`() {
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 10, height: 10))
    context.setLineWidth(4)
    context.setLineCap(.round)
    context.setLineJoin(.bevel)
    context.setMiterLimit(3)
    context.setLineDash(phase: 1, lengths: [2, 3])
    context.strokeLineSegments(between: [.zero, CGPoint(x: 5, y: 5)])
    guard case .stroke(_, let style, _)? = context.operations.first?.content else {
      Issue.record("nothing was stroked")
      return
    }
    #expect(style.width == 4 && style.cap == .round && style.join == .bevel)
    #expect(style.miterLimit == 3 && style.dashes == [2, 3] && style.dashPhase == 1)
  }

  @Test func `a group gets its opacity as a whole`() {
    let lines = drawn { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      context.endTransparencyLayer()
      context.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    #expect(
      lines == [
        "group opacity 0.5", "fill path (0 0 8 8) of 5 #000000",
        "fill path (0 0 8 8) of 6 #000000 opacity 0.5",
      ])
  }

  @Test func `text is drawn as lines`() {
    let lines = drawn { _ in
      let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.red,
      ]
      "Hello".draw(at: CGPoint(x: 1, y: 2), withAttributes: attributes)
      ("ab cd" as NSString).draw(
        in: CGRect(x: 0, y: 20, width: 12, height: 60), withAttributes: attributes)
      #expect("Hello".size(withAttributes: attributes) == CGSize(width: 25, height: 12))
      #expect(
        "ab cd".boundingRect(
          with: CGSize(width: 12, height: 100), options: .usesLineFragmentOrigin,
          attributes: attributes, context: nil
        ).size == CGSize(width: 10, height: 24))
    }
    #expect(
      lines == [
        "text \"Hello\" (1 11.5) width 25 10 regular #FF0000",
        "text \"ab\" (0 29.5) width 10 10 regular #FF0000 clips (0 20 12 60)",
        "text \"cd\" (0 41.5) width 10 10 regular #FF0000 clips (0 20 12 60)",
      ])
  }

  @Test func `images are drawn at their size or over a rectangle`() {
    let lines = drawn { context in
      let star = UIImage(systemName: "star")?.withTintColor(.red)
      star?.draw(at: CGPoint(x: 5, y: 5))
      star?.draw(in: CGRect(x: 0, y: 0, width: 50, height: 50), blendMode: .screen, alpha: 0.5)
    }
    #expect(
      lines == [
        "image symbol star (5 5 24 24) #FF0000",
        "image symbol star (0 0 50 50) #FF0000 opacity 0.5 screen",
      ])
  }

  @Test func `a gradient has places, and goes on only where it is asked to`() {
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 10, height: 10))
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
    let gradient = CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0.25, 1])
    guard let gradient else { return #expect(Bool(false)) }
    context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 10, y: 0), options: .drawsAfterEndLocation)
    guard case .gradient(let drawn)? = context.operations.first?.content else {
      Issue.record("no gradient was drawn")
      return
    }
    #expect(
      drawn.stops.map(\.location) == [0.25, 1]
        && drawn.geometry == .line(from: .zero, to: CGPoint(x: 10, y: 0)))
    #expect(!drawn.drawsBeforeStart && drawn.drawsAfterEnd)
    #expect(CGGradient(colorsSpace: nil, colors: ["red"], locations: nil) == nil)
    let grey = CGGradient(
      colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0, 1, 1, 0.5],
      locations: nil, count: 2)
    #expect(
      grey
        == CGGradient(
          colorsSpace: nil, colors: [CGColor.black, CGColor(gray: 1, alpha: 0.5)],
          locations: [0, 1]))
  }

  @Test func `a Bézier path can be copied, joined, transformed and emptied`() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    path.lineWidth = 7
    let copy = path.copy() as? UIBezierPath
    path.apply(CGAffineTransform(translationX: 100, y: 0))
    #expect(copy?.lineWidth == 7 && copy?.bounds.midX == 0 && abs(path.bounds.midX - 100) < 1e-9)
    path.append(UIBezierPath(rect: CGRect(x: 0, y: 50, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 5, y: 55)) && path.bounds.maxY == 60)
    #expect(UIBezierPath(cgPath: path.cgPath).bounds == path.bounds)
    path.removeAllPoints()
    #expect(path.isEmpty && path.currentPoint == .zero && path.bounds.isNull)
    let corner = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: 10, height: 10))
    #expect(!corner.contains(CGPoint(x: 1, y: 1)) && corner.contains(CGPoint(x: 20, y: 20)))
  }
}
