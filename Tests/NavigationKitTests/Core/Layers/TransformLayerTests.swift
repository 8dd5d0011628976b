import Goldens
import Drawing
import Foundation
import NavigationKit
import Testing

/// Layers whose layers inside keep their depth.
struct TransformLayerTests {
  private let stage = Stage(size: .smallPhone)
  private let page = UIViewController()
  /// Around (160, 240).
  private let space = CATransformLayer()
  /// The lens' distance.
  private let distance: CGFloat = 400

  init() {
    page.view.backgroundColor = .white
    space.frame = CGRect(x: 60, y: 140, width: 200, height: 200)
    page.view.layer.addSublayer(space)
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    stage.advance(by: 1)
  }

  /// Adds a side of 100 by 100 points around the middle of the space.
  @discardableResult
  private func side(_ color: UIColor, _ transform: CATransform3D, in space: CALayer) -> CALayer {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let side = CALayer()
    side.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    side.backgroundColor = color.cgColor
    side.transform = transform
    space.addSublayer(side)
    CATransaction.commit()
    return side
  }

  private func turn(_ layer: CALayer, _ transform: CATransform3D) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.transform = transform
    CATransaction.commit()
  }

  /// The layers on screen that are transformed, with their colours.
  private var visibleLayers: [(color: Color?, layer: Layer)] {
    stage.displayList().commands.compactMap { command -> (color: Color?, layer: Layer)? in
      guard case .layer(let layer) = command,
        case .fill(let fill)? = layer.commands.first, layer.commands.count == 1
      else { return nil }
      return (fill.color, layer)
    }
  }

  private var colors: [Color?] { visibleLayers.map(\.color) }

  /// Which of the sides is drawn how late.
  private func place(of side: UIColor) throws -> Int {
    try #require(colors.firstIndex(of: color(side)))
  }

  private func color(_ color: UIColor) -> Color? { color.color(in: page.traitCollection) }

  @Test func `what is inside keeps its depth as the whole is turned`() throws {
    side(.red, CATransform3DMakeTranslation(0, 0, 50), in: space)
    turn(space, CATransform3DMakeRotation(.pi / 6, 0, 1, 0))
    let layer = try #require(visibleLayers.first?.layer)
    // A plane 50 points before the middle of what is turned is seen to its side.
    let shift = 50 * sin(CGFloat.pi / 6)
    let half = 50 * cos(CGFloat.pi / 6)
    #expect(abs(layer.origin.x - (160 + shift - half)) < 1e-6)
    #expect(abs(layer.origin.y - 190) < 1e-6)
  }

  @Test func `a layer that is flat has no depth inside`() throws {
    let flat = CALayer()
    flat.frame = space.frame
    page.view.layer.replaceSublayer(space, with: flat)
    side(.red, CATransform3DMakeTranslation(0, 0, 50), in: flat)
    turn(flat, CATransform3DMakeRotation(.pi / 6, 0, 1, 0))
    stage.settle()
    let whole = try #require(
      stage.displayList().commands.compactMap {
        if case .layer(let layer) = $0 { layer } else { nil }
      }.last)
    let left: CGFloat = 160 - 100 * cos(.pi / 6)
    #expect(abs(whole.origin.x - left) < 1e-6)
    #expect(whole.commands.count == 1)
  }

  /// The sides of a cube around the middle.
  private func makeCube() {
    var turns = [CATransform3DIdentity]
    for angle in [CGFloat.pi / 2, .pi, -.pi / 2] {
      turns.append(CATransform3DMakeRotation(angle, 0, 1, 0))
    }
    let colors: [UIColor] = [.red, .green, .blue, .yellow]
    for (color, turn) in zip(colors, turns) {
      side(color, CATransform3DTranslate(turn, 0, 0, 50), in: space)
    }
  }

  @Test func `of a cube, the nearer sides are drawn over the farther ones`() {
    makeCube()
    #expect(colors.last == color(.red) && colors.first == color(.blue))
    for (angle, front) in [(-CGFloat.pi / 2, UIColor.green), (.pi, .blue), (.pi / 2, .yellow)] {
      turn(space, CATransform3DMakeRotation(angle, 0, 1, 0))
      #expect(colors.last == color(front))
    }
  }

  @Test func `of two sides that are as near, the one that is seen from its front is nearer`() throws
  {
    lookFromNear()
    makeCube()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    space.position.x = 220
    CATransaction.commit()
    // The cube is on the right, so its left side is seen from outside, its right side from inside.
    #expect(try place(of: .yellow) > place(of: .green))
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    space.position.x = 100
    CATransaction.commit()
    #expect(try place(of: .yellow) < place(of: .green))
  }

  private func lookFromNear() {
    var lens = CATransform3DIdentity
    lens.m34 = -1 / distance
    page.view.layer.sublayerTransform = lens
  }

  @Test func `the lens around it shows what is nearer larger`() throws {
    lookFromNear()
    side(.red, CATransform3DMakeTranslation(0, 0, 200), in: space)
    stage.settle()
    // Half as far away as the plane, so twice as large, around the page's middle.
    let layer = try #require(visibleLayers.first?.layer)
    #expect(layer.transform.a == 2 && layer.origin == CGPoint(x: 60, y: 140))
  }

  @Test func `spaces inside spaces share one depth`() {
    let inner = CATransformLayer()
    inner.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    space.addSublayer(inner)
    side(.red, CATransform3DMakeTranslation(0, 0, 10), in: inner)
    side(.blue, CATransform3DMakeTranslation(0, 0, 30), in: inner)
    side(.green, CATransform3DMakeTranslation(0, 0, 20), in: space)
    #expect(colors == [color(.red), color(.green), color(.blue)])
    turn(space, CATransform3DMakeRotation(.pi, 0, 1, 0))
    #expect(colors == [color(.blue), color(.green), color(.red)])
  }

  @Test func `its looks do not count, but for its opacity`() {
    side(.red, CATransform3DMakeTranslation(0, 0, 10), in: space)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    space.backgroundColor = UIColor.black.cgColor
    space.masksToBounds = true
    space.opacity = 0.5
    CATransaction.commit()
    #expect(colors == [color(.red)] && visibleLayers.first?.layer.opacity == 0.5)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    space.isHidden = true
    CATransaction.commit()
    #expect(colors.isEmpty)
  }

  @Test func `an animation turns what is inside`() throws {
    side(.red, CATransform3DMakeTranslation(0, 0, 50), in: space)
    let spin = CABasicAnimation(keyPath: "transform.rotation.y")
    (spin.fromValue, spin.toValue, spin.duration) = (0, CGFloat.pi / 3, 1)
    space.add(spin, forKey: nil)
    stage.advance(by: 0.5)
    let layer = try #require(visibleLayers.first?.layer)
    #expect(layer.origin.x + 50 * cos(.pi / 6) > 180 && layer.transform.a < 0.9)
  }

  @Test func `touches find views in it where they are seen`() {
    let solid = SolidView(frame: CGRect(x: 60, y: 140, width: 200, height: 200))
    page.view.addSubview(solid)
    let card = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    solid.addSubview(card)
    lookFromNear()
    card.layer.zPosition = 200
    var taps: [CGPoint] = []
    let tap = UITapGestureRecognizer()
    tap.addAction(UIAction { _ in taps.append(tap.location(in: card)) })
    card.addGestureRecognizer(tap)
    // Twice as large: beyond the bounds of what it is in.
    stage.tap(at: CGPoint(x: 70, y: 150))
    #expect(taps == [CGPoint(x: 5, y: 5)])
    #expect(page.view.hitTest(CGPoint(x: 30, y: 30), with: nil) === page.view)
    #expect(page.view.layer.hitTest(CGPoint(x: 70, y: 150)) === card.layer)
  }
}

/// A view whose subviews keep their depth.
private final class SolidView: UIView {
  override class var layerClass: AnyClass { CATransformLayer.self }
}
