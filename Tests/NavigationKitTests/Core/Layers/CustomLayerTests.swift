import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// Layers of an app's own class, and what a delegate does for a layer.
struct CustomLayerTests {
  private let fixture = LayerPage()
  private var stage: Stage { fixture.stage }
  private var box: UIView { fixture.box }

  /// A ring that is as full as a value says, which animations change.
  private final class Ring: CALayer {
    var title = ""
    var drawn: [Double] = []

    override init() { super.init() }
    override init(layer: Any) {
      super.init(layer: layer)
      if let other = layer as? Ring { title = other.title }
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    var progress: CGFloat {
      get { value(forKey: "progress") as? CGFloat ?? 0 }
      set { setValue(newValue, forKey: "progress") }
    }

    override class func needsDisplay(forKey key: String) -> Bool {
      key == "progress" || super.needsDisplay(forKey: key)
    }

    override func draw(in ctx: CGContext) {
      ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: 10))
    }
  }

  private func ring() -> Ring {
    let ring = Ring()
    ring.title = "ring"
    ring.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    box.layer.addSublayer(ring)
    stage.advance(by: 1)
    return ring
  }

  /// The width of what the ring's code drew last, as the frame shows it.
  private var shownWidth: CGFloat? {
    for case .image(let image) in stage.displayList().commands {
      if case .recording(let recording) = image.image,
        case .fill(let path, _, _)? = recording.operations.first?.content
      {
        return path.tightBoundingBox.width
      }
    }
    return nil
  }

  @Test func `a value of its own has it drawn again, and moves with an animation`() {
    let ring = ring()
    ring.progress = 0.5
    #expect(shownWidth == 50)
    let animation = CABasicAnimation.of("progress", 0.5, 1)
    ring.add(animation, forKey: "progress")
    stage.advance(by: 0.5)
    #expect(shownWidth == 75 && ring.presentation()?.progress == 0.75 && ring.progress == 0.5)
    stage.settle()
    #expect(shownWidth == 50)
  }

  @Test func `what is on screen is a copy by its own initialiser`() {
    let ring = ring()
    ring.opacity = 0.5
    stage.settle()
    let copy = ring.presentation()
    #expect(copy?.title == "ring" && copy?.opacity == 0.5 && copy !== ring)
    #expect(copy?.model() === ring && ring.model() === ring)
    #expect(Ring().presentation() == nil)
  }

  @Test func `values are set and read by their names`() {
    let layer = box.layer
    layer.setValue(12, forKey: "cornerRadius")
    layer.setValue(2, forKeyPath: "transform.scale")
    layer.setValue(UIColor.green.cgColor, forKey: "borderColor")
    layer.setValue(true, forKey: "hidden")
    layer.setValue("mine", forKey: "note")
    #expect(layer.cornerRadius == 12 && box.transform.a == 2 && box.isHidden)
    #expect(layer.borderColor == UIColor.green.cgColor)
    #expect(layer.value(forKey: "note") as? String == "mine")
    #expect(layer.value(forKeyPath: "cornerRadius") as? CGFloat == 12)
    layer.setValue(nil, forKey: "borderColor")
    #expect(layer.borderColor == nil)
  }

  @Test func `a layer lays out what is inside once it has another size`() {
    final class Filled: CALayer {
      override func layoutSublayers() { sublayers?.first?.frame = bounds }
    }
    let outer = Filled()
    let inner = CALayer()
    outer.addSublayer(inner)
    box.layer.addSublayer(outer)
    outer.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
    #expect(inner.frame.width == 0 && outer.needsLayout())
    stage.advance(by: 0.1)
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 40, height: 30) && !outer.needsLayout())
  }

  @Test func `a view lays out, draws and animates for its layer`() {
    final class Dial: UIView {
      var steps: [String] = []
      override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        steps.append("layout")
      }
      override func layoutSubviews() { steps.append("subviews") }
      override func draw(_ layer: CALayer, in ctx: CGContext) {
        super.draw(layer, in: ctx)
        steps.append("layer")
      }
      override func draw(_ rect: CGRect) { steps.append("draw") }
    }
    let dial = Dial(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(dial.layer.delegate === dial)
    box.addSubview(dial)
    _ = stage.displayList()
    #expect(dial.steps == ["subviews", "layout", "draw", "layer"])
    #expect(dial.action(for: dial.layer, forKey: "opacity") is NSNull)
  }

  @Test func `a delegate draws, lays out and animates for a layer`() {
    final class Helper: NSObject, CALayerDelegate {
      var steps: [String] = []
      func draw(_ layer: CALayer, in ctx: CGContext) { steps.append("draw") }
      func layoutSublayers(of layer: CALayer) { steps.append("layout") }
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        event == "opacity" ? NSNull() : nil
      }
    }
    let helper = Helper()
    let dot = fixture.dot()
    dot.delegate = helper
    dot.setNeedsDisplay()
    dot.setNeedsLayout()
    stage.advance(by: 1)
    _ = stage.displayList()
    #expect(helper.steps == ["layout", "draw"])
    dot.opacity = 0
    #expect(dot.animationKeys() == nil)
    dot.position.x += 10
    #expect(dot.animationKeys() == ["position"])
  }

  @Test func `a layer's actions animate in place of the default ones`() throws {
    let dot = fixture.dot()
    stage.advance(by: 1)
    let slow = CABasicAnimation()
    slow.duration = 2
    dot.actions = ["opacity": slow, "position": NSNull()]
    dot.opacity = 0
    dot.position.x += 10
    #expect(dot.animationKeys() == ["opacity"])
    stage.advance(by: 1)
    #expect(dot.values(at: stage.now).opacity == 0.5)
  }

  @Test func `a layer at a point is the one in front`() {
    let dot = fixture.dot()
    #expect(box.layer.hitTest(CGPoint(x: 25, y: 35)) === dot)
    #expect(box.layer.hitTest(CGPoint(x: 80, y: 80)) === box.layer)
    #expect(box.layer.hitTest(CGPoint(x: 5, y: 5)) == nil)
    dot.isHidden = true
    #expect(box.layer.hitTest(CGPoint(x: 25, y: 35)) === box.layer)
  }

  @Test func `a layer takes the place of another`() {
    let (first, second, other) = (fixture.dot(), fixture.dot(), CALayer())
    box.layer.replaceSublayer(first, with: other)
    #expect(box.layer.sublayers == [other, second] && first.superlayer == nil)
  }
}
