import Drawing
import Foundation
import NavigationKit
import Testing

/// How a layer shows its picture and its corners.
struct LayerLookTests {
  private let fixture = LayerPage()
  private var stage: Stage { fixture.stage }
  private var layer: CALayer { fixture.box.layer }

  /// A picture of 20 by 10 pixels.
  private let picture = CGImage(.symbol("star"), width: 20, height: 10)

  /// Where the picture and its visible parts are.
  private var placements: [(frame: CGRect, clip: CGRect)] {
    stage.displayList().commands.compactMap { command in
      guard case .image(let image) = command, image.image == .symbol("star") else { return nil }
      return (image.frame, image.clip)
    }
  }

  @Test(
    arguments: [
      (.topLeft, CGPoint(x: 20, y: 30)), (.top, CGPoint(x: 60, y: 30)),
      (.topRight, CGPoint(x: 100, y: 30)), (.left, CGPoint(x: 20, y: 55)),
      (.center, CGPoint(x: 60, y: 55)), (.right, CGPoint(x: 100, y: 55)),
      (.bottomLeft, CGPoint(x: 20, y: 80)), (.bottom, CGPoint(x: 60, y: 80)),
      (.bottomRight, CGPoint(x: 100, y: 80)),
    ] as [(CALayerContentsGravity, CGPoint)])
  func `a picture lies where its gravity says`(gravity: CALayerContentsGravity, corner: CGPoint) {
    layer.contents = picture
    layer.contentsGravity = gravity
    #expect(
      placements.map(\.frame) == [CGRect(origin: corner, size: CGSize(width: 20, height: 10))])
  }

  @Test func `its pixels per point are the layer's`() {
    layer.contents = picture
    (layer.contentsGravity, layer.contentsScale) = (.topLeft, 2)
    #expect(placements.map(\.frame.size) == [CGSize(width: 10, height: 5)])
  }

  @Test func `only a part of a picture is shown`() {
    layer.contents = picture
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    #expect(placements.map(\.clip) == [fixture.box.frame])
    #expect(placements.map(\.frame) == [CGRect(x: -80, y: 30, width: 200, height: 60)])
    layer.add(
      CABasicAnimation.of(
        "contentsRect", CGRect(x: 0, y: 0, width: 0.5, height: 1),
        CGRect(x: 0.5, y: 0, width: 0.5, height: 1)), forKey: nil)
    stage.advance(by: 0.5)
    #expect(placements.map(\.frame.minX) == [-30])
  }

  @Test func `only the middle of a picture is stretched`() {
    layer.contents = picture
    layer.contentsCenter = CGRect(x: 0.25, y: 0, width: 0.5, height: 1)
    #expect(
      placements.map(\.clip) == [
        CGRect(x: 20, y: 30, width: 5, height: 60), CGRect(x: 25, y: 30, width: 90, height: 60),
        CGRect(x: 115, y: 30, width: 5, height: 60),
      ])
  }

  @Test func `continuous corners begin further from the corner and stay inside`() throws {
    layer.cornerRadius = 10
    layer.cornerCurve = .continuous
    guard case .fill(let fill)? = stage.displayList().commands.last else {
      Issue.record("no shape")
      return
    }
    #expect(fill.frame == fixture.box.frame)
    #expect(fill.cornerRadius == 10 && fill.cornerCurve == .continuous)
    let path = Path {
      $0.addContinuousRect(CGRect(x: 0, y: 0, width: 100, height: 60), cornerRadius: 10)
    }
    // 1.528665 radii from the corner, where a circle would begin at 10; along the diagonal both are
    // 10 from the corner's middle (10, 10): at 10 - 7.07.
    #expect(path.elements.first == .move(CGPoint(x: 15.28665, y: 0)))
    #expect(path.contains(CGPoint(x: 3.2, y: 3.2), rule: .winding))
    #expect(!path.contains(CGPoint(x: 2.7, y: 2.7), rule: .winding))
    #expect(abs(path.tightBoundingBox.width - 100) < 1e-6)
    #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1.528665)
  }

  @Test func `continuous corners cut what is inside, and their border follows them`() throws {
    fixture.box.backgroundColor = nil
    (layer.cornerRadius, layer.cornerCurve, layer.borderWidth) = (10, .continuous, 2)
    guard case .stroke(let border)? = stage.displayList().commands.last else {
      Issue.record("no border")
      return
    }
    #expect(border.width == 2 && border.cornerCurve == .continuous)
    layer.masksToBounds = true
    fixture.box.addSubview(UIView(frame: fixture.box.bounds))
    guard case .layer(let cut)? = stage.displayList().commands.last else {
      Issue.record("nothing is cut")
      return
    }
    #expect(cut.cornerRadius == 10 && cut.cornerCurve == .continuous && cut.mask == nil)
  }

  @Test func `where only some corners are continuous, their curves reach no other`() {
    (layer.cornerRadius, layer.cornerCurve) = (10, .continuous)
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    guard case .layer(let cut)? = stage.displayList().commands.last,
      case .fill(let fill)? = cut.commands.last
    else {
      Issue.record("nothing is cut")
      return
    }
    #expect(fill.frame.minY == cut.clip?.minY)
    #expect(fill.frame.maxY - 15.28 > cut.clip?.maxY ?? .infinity)
  }

  @Test func `a layer is drawn again in another size on demand`() {
    final class Dot: CALayer {
      var count = 0
      override func draw(in ctx: CGContext) { count += 1 }
    }
    let dot = Dot()
    dot.needsDisplayOnBoundsChange = true
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.addSublayer(dot)
    _ = stage.displayList()
    dot.bounds.size.width = 20
    _ = stage.displayList()
    #expect(dot.count == 2 && dot.rasterizationScale == 1)
  }

  @Test func `the colours of a conic gradient lie around its start, from its end on`() {
    let gradient = CAGradientLayer()
    gradient.type = .conic
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0))
    gradient.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    layer.addSublayer(gradient)
    guard case .image(let image)? = stage.displayList().commands.last,
      case .recording(let recording) = image.image,
      case .gradient(let colors)? = recording.operations.first?.content
    else {
      Issue.record("no gradient")
      return
    }
    #expect(colors.geometry == .turn(around: CGPoint(x: 20, y: 10), from: -.pi / 2))
    #expect(gradient.type == .conic)
  }

  @Test func `the colours of a radial gradient lie in ellipses around its start`() throws {
    let gradient = CAGradientLayer()
    gradient.type = .radial
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
    gradient.frame = fixture.box.bounds
    layer.addSublayer(gradient)
    guard case .image(let image)? = stage.displayList().commands.last,
      case .recording(let recording) = image.image, let operation = recording.operations.first,
      case .gradient(let colors) = operation.content
    else {
      Issue.record("no gradient")
      return
    }
    #expect(colors.geometry == .circles(from: .zero, startRadius: 0, to: .zero, endRadius: 1))
    // A circle of radius 1 becomes an ellipse of half the bounds.
    #expect(operation.transform == CGAffineTransform(a: 50, b: 0, c: 0, d: 30, tx: 50, ty: 30))
  }
}
