import Drawing
import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// Layers that are not views'.
struct SublayerTests {
  private let stage = Stage(size: .smallPhone)
  private let page = UIViewController()
  private let box = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 60))

  init() {
    page.view.backgroundColor = .white
    page.view.addSubview(box)
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
  }

  private func layer(_ color: UIColor, _ frame: CGRect = CGRect(x: 0, y: 0, width: 10, height: 10))
    -> CALayer
  {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color.cgColor
    return layer
  }

  /// The colours of what is filled in front of the window and the page, back to front.
  private var fills: [Color] {
    func fills(_ commands: [DrawCommand]) -> [Color] {
      commands.flatMap { command -> [Color] in
        switch command {
        case .fill(let fill): [fill.color]
        case .layer(let layer): fills(layer.commands)
        default: []
        }
      }
    }
    return Array(fills(stage.displayList().commands).dropFirst(2))
  }

  private func color(_ color: UIColor) -> Color { color.cgColor.color }

  @Test func `a layer is drawn at its place in its superlayer`() throws {
    box.layer.addSublayer(layer(.red, CGRect(x: 5, y: 6, width: 30, height: 20)))
    let last = try #require(stage.displayList().commands.last)
    #expect(
      last
        == .fill(Fill(frame: CGRect(x: 25, y: 36, width: 30, height: 20), color: color(.red))))
  }

  @Test func `layers and subviews are drawn in the order in which they were added`() {
    let (below, above, first) = (layer(.red), layer(.green), layer(.blue))
    box.layer.addSublayer(below)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .orange
    box.addSubview(view)
    box.layer.addSublayer(above)
    box.layer.insertSublayer(first, at: 0)
    #expect(fills == [color(.blue), color(.red), color(.orange), color(.green)])
    #expect(box.layer.sublayers?.count == 4 && box.subviews == [view])
    box.bringSubviewToFront(view)
    #expect(fills == [color(.blue), color(.red), color(.green), color(.orange)])
    box.sendSubviewToBack(view)
    #expect(fills == [color(.orange), color(.blue), color(.red), color(.green)])
    box.layer.insertSublayer(first, above: below)
    #expect(fills == [color(.orange), color(.red), color(.blue), color(.green)])
    below.removeFromSuperlayer()
    #expect(fills == [color(.orange), color(.blue), color(.green)] && below.superlayer == nil)
    box.layer.sublayers = nil
    #expect(fills == [color(.orange)] && box.subviews == [view])
  }

  @Test func `a layer with more depth is drawn over the others`() {
    let (near, far) = (layer(.red), layer(.green))
    box.layer.addSublayer(near)
    box.layer.addSublayer(far)
    near.zPosition = 1
    #expect(fills == [color(.green), color(.red)])
  }

  @Test func `a view's layer leaves with its view`() {
    box.layer.removeFromSuperlayer()
    #expect(box.superview == nil)
  }

  @Test func `a layer outlives its superlayer`() {
    let inner = layer(.red)
    var outer: UIView? = UIView()
    outer?.layer.addSublayer(inner)
    outer = nil
    #expect(inner.superlayer == nil && inner.view.superview == nil)
    box.layer.addSublayer(inner)
    #expect(fills == [color(.red)])
  }

  @Test func `a touch goes to the view, not to the layer in front`() {
    box.layer.addSublayer(layer(.red, CGRect(x: 0, y: 0, width: 100, height: 60)))
    #expect(stage.window.hitTest(CGPoint(x: 30, y: 40), with: nil) === box)
  }

  @Test func `a layer draws by code once it needs to`() {
    final class Dot: CALayer {
      var count = 0
      override func draw(in ctx: CGContext) {
        count += 1
        ctx.fillEllipse(in: bounds)
      }
    }
    let dot = Dot()
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    box.layer.addSublayer(dot)
    dot.setNeedsDisplay()
    _ = stage.displayList()
    #expect(dot.count == 1 && dot.view.recording != nil)
    dot.setNeedsDisplay()
    dot.setNeedsDisplay()
    _ = stage.displayList()
    #expect(dot.count == 2)
  }

  @Test func `points are converted between layers`() {
    let inner = layer(.red, CGRect(x: 5, y: 6, width: 30, height: 20))
    box.layer.addSublayer(inner)
    #expect(
      inner.convert(CGPoint(x: 1, y: 1), to: page.view.layer) == CGPoint(x: 26, y: 37))
    #expect(inner.convert(CGPoint(x: 26, y: 37), from: page.view.layer) == CGPoint(x: 1, y: 1))
  }

  @Test func `a mask is what is left of a view`() throws {
    box.backgroundColor = .red
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 60, height: 60)).cgPath
    box.layer.mask = mask
    guard case .layer(let layer)? = stage.displayList().commands.last else {
      Issue.record("no layer")
      return
    }
    let operations = try #require(layer.mask?.operations)
    #expect(layer.mask?.bounds == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(operations.count == 1)
    box.layer.mask = nil
    guard case .fill? = stage.displayList().commands.last else {
      Issue.record("still masked")
      return
    }
  }

  @Test func `a shape that masks a layer without a size shows what is in it`() throws {
    let (line, mask) = (CAShapeLayer(), CAShapeLayer())
    line.path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 60, height: 30)).cgPath
    mask.path = UIBezierPath(rect: CGRect(x: 20, y: 10, width: 30, height: 30)).cgPath
    line.mask = mask
    box.layer.addSublayer(line)
    let masks = stage.displayList().commands.compactMap { command -> GraphicsRecording? in
      guard case .layer(let layer) = command else { return nil }
      return layer.mask
    }
    let shown = try #require(masks.first).bounds
    #expect(shown.contains(CGRect(x: 20, y: 10, width: 30, height: 30)))
  }

  @Test func `a view can be the mask of another`() {
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
    mask.backgroundColor = .black
    box.backgroundColor = .red
    box.mask = mask
    #expect(box.mask === mask && box.subviews.isEmpty)
    guard case .layer(let layer)? = stage.displayList().commands.last else {
      Issue.record("no layer")
      return
    }
    #expect(layer.mask?.operations.count == 1)
  }

  @Test func `a shadow's path casts it without a background`() {
    box.layer.shadowOpacity = 1
    box.layer.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: 50, width: 100, height: 10)).cgPath
    #expect(
      stage.displayList().commands.contains {
        if case .shadow(let shadow) = $0 {
          shadow.frame == CGRect(x: 20, y: 80, width: 100, height: 10)
        } else {
          false
        }
      })
  }

  @Test func `a hierarchy is drawn into a context`() {
    box.backgroundColor = .red
    let image = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 30)).image { context in
      box.drawHierarchy(in: CGRect(x: 0, y: 0, width: 50, height: 30), afterScreenUpdates: true)
      box.layer.render(in: context.cgContext)
    }
    guard case .recording(let recording) = image.reference else {
      Issue.record("nothing is recorded")
      return
    }
    let groups = recording.operations.map { operation -> [GraphicsOperation] in
      if case .group(let inner) = operation.content { inner } else { [] }
    }
    #expect(
      groups.map { $0.map(\.transform) } == [[CGAffineTransform(scaleX: 0.5, y: 0.5)], [.identity]])
  }

  @Test func `a view with more depth is drawn over those that are added later`() {
    let (badge, photo) = (UIView(), UIView())
    for (view, color) in [(badge, UIColor.red), (photo, .green)] {
      view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      view.backgroundColor = color
    }
    badge.layer.zPosition = 1
    box.addSubview(badge)
    box.addSubview(photo)
    #expect(fills == [color(.green), color(.red)])
  }

  @Test func `a mask keeps its view`() throws {
    func maskBox() {
      let mask = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
      mask.backgroundColor = .black
      box.layer.mask = mask.layer
    }
    maskBox()
    box.backgroundColor = .red
    _ = stage.displayList()
    #expect(box.mask != nil)
    guard case .layer(let layer)? = stage.displayList().commands.last else {
      Issue.record("no layer")
      return
    }
    #expect(layer.mask?.operations.count == 1)
  }

  @Test func `a view's layer is added with its view`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .orange
    box.layer.addSublayer(layer(.red))
    box.layer.addSublayer(view.layer)
    #expect(view.superview === box && fills == [color(.red), color(.orange)])
  }

  @Test func `a view that clips is drawn clipped into a context`() {
    box.clipsToBounds = true
    box.layer.cornerRadius = 20
    box.backgroundColor = .red
    let image = UIGraphicsImageRenderer(size: box.bounds.size).image { _ in
      box.drawHierarchy(in: box.bounds, afterScreenUpdates: true)
    }
    guard case .recording(let recording) = image.reference,
      case .group(let inner)? = recording.operations.first?.content
    else {
      Issue.record("nothing is recorded")
      return
    }
    #expect(inner.first?.clips.first?.path.boundingBox == box.bounds)
  }
}
