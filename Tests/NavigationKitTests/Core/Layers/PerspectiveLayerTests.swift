import Goldens
import Drawing
import Foundation
import NavigationKit
import Testing

/// Layers turned in space, and what is inside a layer with a lens.
struct PerspectiveLayerTests {
  private let stage = Stage(size: .smallPhone)
  private let page = UIViewController()
  /// Around (160, 240), with a card of 100 by 60 points in its middle.
  private let frame = UIView(frame: CGRect(x: 60, y: 140, width: 200, height: 200))
  private let card = UIView(frame: CGRect(x: 50, y: 70, width: 100, height: 60))

  init() {
    page.view.backgroundColor = .white
    card.backgroundColor = .red
    page.view.addSubview(frame)
    frame.addSubview(card)
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    stage.advance(by: 1)
  }

  /// Makes what is inside the frame be seen from 200 points away.
  private func lookFromNear() {
    var lens = CATransform3DIdentity
    lens.m34 = -1.0 / 200
    frame.layer.sublayerTransform = lens
  }

  /// The layers on screen that are transformed.
  private var turned: [Layer] {
    stage.displayList().commands.compactMap {
      guard case .layer(let layer) = $0,
        !layer.transform.isIdentity || layer.perspective != .zero
      else { return nil }
      return layer
    }
  }

  /// Where a point of the card is seen.
  private func projected(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    card.convert(CGPoint(x: x, y: y), to: nil)
  }

  private func isClose(_ one: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
    abs(one.x - x) < 1e-6 && abs(one.y - y) < 1e-6
  }

  @Test func `a lens makes what is nearer larger`() throws {
    lookFromNear()
    card.layer.zPosition = 100
    // Half as far away, so twice as large, around the frame's middle.
    #expect(isClose(projected(0, 0), 60, 180) && isClose(projected(100, 60), 260, 300))
    let layer = try #require(turned.first)
    #expect(layer.origin == CGPoint(x: 60, y: 180) && layer.transform.a == 2)
    #expect(layer.perspective == .zero)
    frame.layer.sublayerTransform = CATransform3DIdentity
    #expect(isClose(projected(0, 0), 110, 210) && turned.isEmpty)
  }

  @Test func `of a card that is turned under a lens, one side is larger`() throws {
    lookFromNear()
    card.layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
    // Its left side comes forward by 50 · sin 45° points.
    let depth = 50 * 0.5.squareRoot()
    let (near, far) = (200 / (200 - depth), 200 / (200 + depth))
    #expect(isClose(projected(0, 0), 160 - depth * near, 240 - 30 * near))
    #expect(isClose(projected(100, 60), 160 + depth * far, 240 + 30 * far))
    let layer = try #require(turned.first)
    #expect(layer.perspective.dx > 0 && layer.perspective.dy == 0)
    #expect(isClose(layer.origin, 160 - depth * near, 240 - 30 * near))
  }

  @Test func `a layer's own lens does the same`() {
    var lens = CATransform3DIdentity
    lens.m34 = -1.0 / 200
    card.layer.transform = CATransform3DRotate(lens, .pi / 4, 0, 1, 0)
    let depth = 50 * 0.5.squareRoot()
    #expect(
      isClose(projected(0, 0), 160 - depth * 200 / (200 - depth), 240 - 30 * 200 / (200 - depth)))
  }

  @Test func `without a lens, a turned card is narrow and its sides are equal`() throws {
    card.layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    #expect(isClose(projected(0, 0), 135, 210) && isClose(projected(100, 60), 185, 270))
    #expect(try #require(turned.first).perspective == .zero)
  }

  @Test func `points go there and back, and touches find the card where it is seen`() {
    lookFromNear()
    card.layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
    let place = projected(10, 20)
    let back = card.convert(place, from: nil)
    #expect(isClose(back, 10, 20))
    var taps: [CGPoint] = []
    let tap = UITapGestureRecognizer()
    tap.addAction(UIAction { _ in taps.append(tap.location(in: card)) })
    card.addGestureRecognizer(tap)
    stage.tap(at: place)
    // The near side is higher than the card, the far side lower.
    stage.tap(at: CGPoint(x: projected(1, 0).x, y: 206))
    stage.tap(at: CGPoint(x: projected(99, 0).x, y: 213))
    stage.settle()
    #expect(taps.count == 2 && isClose(taps[0], 10, 20))
    let hit = frame.layer.hitTest(place)
    #expect(hit === card.layer)
  }

  @Test func `a drag in a turned card counts where that is`() {
    let pan = UIPanGestureRecognizer()
    card.addGestureRecognizer(pan)
    var moved = CGPoint.zero
    pan.addAction(
      UIAction { [unowned pan, unowned card] _ in moved = pan.translation(in: card) })
    func drag() -> CGFloat {
      stage.drag(from: CGPoint(x: 160, y: 240), to: CGPoint(x: 160, y: 260), over: 0.3)
      return moved.y
    }
    let plain = drag()
    lookFromNear()
    card.layer.transform = CATransform3DMakeRotation(1, 0, 1, 0)
    // In its middle, the card is as far from the eye as its plane.
    #expect(plain > 5 && abs(drag() - plain) < 0.5)
  }

  @Test func `a lens can be animated`() {
    card.layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
    var lens = CATransform3DIdentity
    lens.m34 = -1.0 / 200
    let animation = CABasicAnimation(keyPath: "sublayerTransform")
    (animation.fromValue, animation.toValue) = (CATransform3DIdentity, lens)
    animation.duration = 1
    frame.layer.add(animation, forKey: nil)
    stage.advance(by: 0.5)
    let half = turned.first?.perspective.dx ?? 0
    #expect(half > 0)
    stage.advance(by: 0.4)
    #expect((turned.first?.perspective.dx ?? 0) > half)
    stage.settle()
    #expect(turned.first?.perspective == .zero)
  }

  @Test func `a card whose back is seen under a lens may be left out`() {
    lookFromNear()
    card.layer.isDoubleSided = false
    card.layer.transform = CATransform3DMakeRotation(2, 0, 1, 0)
    #expect(turned.isEmpty)
    card.layer.transform = CATransform3DMakeRotation(1, 0, 1, 0)
    #expect(turned.count == 1)
  }

  // MARK: Flips

  /// Which side of a flip is larger early on, and which one late.
  private func largerSides(_ options: UIView.AnimationOptions) -> [CGVector] {
    UIView.transition(
      with: card, duration: 1, options: [options, .curveLinear],
      animations: { card.backgroundColor = .blue })
    return [0.25, 0.5].map { seconds in
      stage.advance(by: seconds)
      guard case .layer(let whole)? = stage.displayList().commands.last,
        case .layer(let layer)? = whole.commands.last
      else { return .zero }
      return layer.perspective
    }
  }

  @Test func `a flip's side comes forward: the left one is not the right one`() {
    let left = largerSides(.transitionFlipFromLeft)
    // First the old picture's left side is near, then the new one's right side.
    #expect(left[0].dx > 0 && left[1].dx < 0 && left[0].dy == 0)
    stage.settle()
    let right = largerSides(.transitionFlipFromRight)
    #expect(right[0].dx < 0 && right[1].dx > 0)
    stage.settle()
    let top = largerSides(.transitionFlipFromTop)
    #expect(top[0].dy > 0 && top[1].dy < 0 && top[0].dx == 0)
    stage.settle()
    let bottom = largerSides(.transitionFlipFromBottom)
    #expect(bottom[0].dy < 0 && bottom[1].dy > 0)
  }

  @Test func `a page that is presented with a flip comes from the right`() throws {
    let next = UIViewController()
    next.view.backgroundColor = .green
    next.modalPresentationStyle = .fullScreen
    next.modalTransitionStyle = .flipHorizontal
    page.present(next, animated: true)
    stage.advance(by: 0.05)
    let leaving = try #require(turned.first)
    #expect(leaving.perspective.dx < 0 && leaving.transform.a < 1)
    stage.settle()
    #expect(turned.isEmpty)
  }
}
