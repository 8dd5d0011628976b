import Drawing
import Foundation
import NavigationKit
import Testing

/// The decisions of subclasses and delegates of layers.
struct LayerSubclassTests {
  /// A ring that is drawn by a property of its own.
  private final class Ring: CALayer {
    var progress: CGFloat = 0
    var layouts = 0

    override init() { super.init() }
    override init(layer: Any) {
      super.init(layer: layer)
      if let ring = layer as? Ring { progress = ring.progress }
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override class func needsDisplay(forKey key: String) -> Bool {
      key == "progress" || super.needsDisplay(forKey: key)
    }
    override func setValue(_ value: Any?, forKey key: String) {
      if key == "progress" { progress = value as? CGFloat ?? 0 }
      super.setValue(value, forKey: key)
    }
    override func layoutSublayers() { layouts += 1 }
    override func draw(in ctx: CGContext) {
      ctx.fill(CGRect(x: 0, y: 0, width: 10 * progress, height: 10))
    }
  }

  private final class Host: UIView {
    override class var layerClass: AnyClass { Ring.self }
    var ring: Ring? { layer as? Ring }
  }

  private final class Delegate: NSObject, CALayerDelegate {
    var laidOut = 0
    var action: (any CAAction)?
    func draw(_ layer: CALayer, in ctx: CGContext) { ctx.fill(layer.bounds) }
    func layoutSublayers(of layer: CALayer) { laidOut += 1 }
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { action }
  }

  private let fixture = LayerPage()
  private var stage: Stage { fixture.stage }

  /// The widths of the rectangles that code drew on the page.
  private var drawnWidths: [CGFloat] {
    func widths(_ commands: [DrawCommand]) -> [CGFloat] {
      commands.flatMap { command -> [CGFloat] in
        switch command {
        case .layer(let layer): return widths(layer.commands)
        case .image(let placement):
          guard case .recording(let recording) = placement.image else { return [] }
          return recording.operations.compactMap { operation in
            guard case .fill(let path, _, _) = operation.content else { return nil }
            return path.boundingBox.width
          }
        default: return []
        }
      }
    }
    return widths(stage.displayList().commands)
  }

  @Test func `what is on screen is a copy made by the class itself`() throws {
    let ring = Ring()
    ring.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    (ring.progress, ring.name) = (0.5, "ring")
    fixture.box.layer.addSublayer(ring)
    ring.add(CABasicAnimation.of("opacity", 0, 1), forKey: nil)
    stage.advance(by: 0.25)
    let shown = try #require(ring.presentation())
    #expect(shown.progress == 0.5 && shown.name == "ring" && shown.opacity == 0.25)
    #expect(shown.model() === ring && ring.model() === ring && shown.frame == ring.frame)
  }

  @Test func `a property that it is drawn by is animated`() throws {
    let ring = Ring()
    ring.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    fixture.box.layer.addSublayer(ring)
    ring.setNeedsDisplay()
    ring.add(CABasicAnimation.of("progress", 0, 2), forKey: nil)
    stage.advance(by: 0.25)
    #expect(drawnWidths == [5])
    stage.advance(by: 0.5)
    #expect(drawnWidths == [15] && ring.progress == 0)
    stage.settle()
    ring.setValue(CGFloat(1), forKey: "progress")
    #expect(drawnWidths == [10])
  }

  @Test func `a view's layer lays out and draws in place of the view`() throws {
    let host = Host(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let ring = try #require(host.ring)
    ring.progress = 1
    fixture.page.view.addSubview(host)
    stage.advance(by: 0.1)
    let before = ring.layouts
    #expect(before > 0 && drawnWidths == [10])
    host.frame.size.width = 30
    stage.advance(by: 0.1)
    #expect(ring.layouts > before)
  }

  @Test func `a delegate draws and lays out`() {
    let (delegate, dot) = (Delegate(), fixture.dot())
    dot.delegate = delegate
    dot.setNeedsDisplay()
    dot.setNeedsLayout()
    #expect(drawnWidths == [10] && delegate.laidOut == 1)
    dot.bounds.size.width = 20
    stage.advance(by: 1)
    #expect(delegate.laidOut == 2)
  }

  @Test func `the delegate, the actions and the class say how a change is animated`() {
    let (delegate, dot) = (Delegate(), fixture.dot())
    stage.advance(by: 0.1)
    let slow = CABasicAnimation(keyPath: "opacity")
    slow.duration = 2
    dot.actions = ["opacity": slow, "cornerRadius": NSNull()]
    dot.opacity = 0
    dot.cornerRadius = 4
    stage.advance(by: 1)
    #expect(dot.presentation()?.opacity == 0.5 && dot.animationKeys() == ["opacity"])
    stage.settle()
    dot.delegate = delegate
    delegate.action = NSNull()
    dot.opacity = 1
    #expect(dot.animationKeys() == nil && dot.action(forKey: "opacity") == nil)
    delegate.action = nil
    #expect(dot.action(forKey: "opacity") is CABasicAnimation)
    dot.actions = nil
    dot.position.x = 50
    #expect(dot.animationKeys() == ["position"])
  }

  @Test func `a view says how its layer is animated`() {
    final class Slow: UIView {
      override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        guard event == "cornerRadius" else { return super.action(for: layer, forKey: event) }
        let animation = CABasicAnimation(keyPath: event)
        animation.duration = 2
        return animation
      }
    }
    let view = Slow(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    fixture.page.view.addSubview(view)
    stage.advance(by: 0.1)
    view.layer.cornerRadius = 10
    view.layer.borderWidth = 4
    stage.advance(by: 1)
    let shown = view.layer.presentation()
    #expect(shown?.cornerRadius == 5 && shown?.borderWidth == 4)
  }

  @Test func `a point meets the deepest layer that is shown there`() {
    let (layer, dot) = (fixture.box.layer, fixture.dot())
    #expect(layer.hitTest(CGPoint(x: 25, y: 35)) === dot)
    #expect(layer.hitTest(CGPoint(x: 60, y: 60)) === layer)
    #expect(layer.hitTest(CGPoint(x: 5, y: 5)) == nil)
    dot.frame.origin.x = -15
    #expect(layer.hitTest(CGPoint(x: 10, y: 35)) === dot)
    layer.masksToBounds = true
    #expect(layer.hitTest(CGPoint(x: 10, y: 35)) == nil)
    dot.frame.origin.x = 0
    dot.isHidden = true
    #expect(layer.hitTest(CGPoint(x: 25, y: 35)) === layer)
  }
}
