import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// Animations that code adds to layers.
struct LayerAnimationTests {
  private let fixture = LayerPage()
  private var stage: Stage { fixture.stage }
  private var page: UIViewController { fixture.page }
  private var box: UIView { fixture.box }
  private var shown: LayerValues { fixture.shown }

  @Test(
    arguments: [
      ("position.x", 70, 170), ("opacity", 0, 1), ("cornerRadius", 0, 10),
      ("transform.scale", 1, 3), ("borderWidth", 0, 4), ("transform.rotation.z", 0, 2),
      ("bounds.size.height", 60, 80),
    ] as [(String, Double, Double)])
  func `a property moves evenly from one value to another`(
    keyPath: String, from: Double, to: Double
  ) {
    let property = LayerProperty.named(keyPath)
    func value() -> Double {
      if case .number(let number)? = property.get(shown) { Double(number) } else { .nan }
    }
    let own = value()
    box.layer.add(CABasicAnimation.of(keyPath, from, to), forKey: nil)
    for fraction in [0.25, 0.5] {
      stage.advance(by: 0.25)
      #expect(abs(value() - (from + (to - from) * fraction)) < 1e-9)
    }
    stage.settle()
    #expect(value() == own && box.layer.animationKeys() == nil)
  }

  @Test func `the frame shows it and the layer keeps its own value`() {
    box.layer.add(CABasicAnimation.of("position.x", 70, 170), forKey: "slide")
    stage.advance(by: 0.5)
    #expect(
      stage.displayList().commands.last
        == .fill(Fill(frame: CGRect(x: 70, y: 30, width: 100, height: 60), color: Color(255, 0, 0)))
    )
    #expect(box.layer.position.x == 70 && box.layer.presentation()?.position.x == 120)
    #expect(box.layer.animationKeys() == ["slide"])
  }

  @Test func `a value that is not given is the layer's own, as it is then`() {
    box.layer.add(CABasicAnimation.of("opacity", 0, nil), forKey: nil)
    box.alpha = 0.5
    stage.advance(by: 0.5)
    #expect(shown.opacity == 0.25)
  }

  @Test func `what it shows afterwards is kept on demand`() {
    let animation = CABasicAnimation.of("opacity", 1, 0)
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    box.layer.add(animation, forKey: "fade")
    stage.settle()
    #expect(shown.opacity == 0 && stage.isSettled)
    box.layer.removeAnimation(forKey: "fade")
    #expect(shown.opacity == 1)
  }

  @Test func `an endless one moves on while the stage is settled`() throws {
    let spin = CABasicAnimation.of("transform.rotation", 0, 2 * Double.pi)
    spin.repeatCount = .infinity
    box.layer.add(spin, forKey: "spin")
    #expect(stage.isSettled && stage.nextChange != nil)
    stage.advance(by: 10.25)
    let quarter = CGFloat.pi / 2
    #expect(abs(shown.components.rotation - quarter) < 1e-6)
    box.layer.removeAllAnimations()
    #expect(stage.nextChange == nil)
  }

  @Test func `it goes there and back as often as it is told`() {
    let pulse = CABasicAnimation.of("opacity", 1, 0)
    (pulse.autoreverses, pulse.repeatCount) = (true, 2)
    box.layer.add(pulse, forKey: nil)
    for opacity in [0.5, 0, 0.5, 1, 0.5, 0, 0.5] as [CGFloat] {
      stage.advance(by: 0.5)
      #expect(abs(shown.opacity - opacity) < 1e-9)
    }
    stage.settle()
    #expect(stage.now == 5 && box.layer.animationKeys() == nil)
  }

  @Test func `it begins when it is told to`() {
    let late = CABasicAnimation.of("opacity", 0, 1)
    late.beginTime = stage.now + 1
    late.fillMode = .backwards
    box.layer.add(late, forKey: nil)
    #expect(shown.opacity == 0)
    stage.advance(by: 1.5)
    #expect(shown.opacity == 0.5)
  }

  @Test func `keyframes go through all values`() {
    let shake = CAKeyframeAnimation(keyPath: "position.x")
    (shake.values, shake.duration) = ([70, 80, 60, 70], 0.3)
    shake.isAdditive = false
    box.layer.add(shake, forKey: nil)
    var xs: [CGFloat] = []
    for _ in 0..<2 {
      stage.advance(by: 0.1)
      xs.append(shown.geometry.center.x.rounded())
    }
    #expect(xs == [80, 60])
    let path = CAKeyframeAnimation(keyPath: "position")
    path.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100)).cgPath
    path.duration = 4
    box.layer.add(path, forKey: nil)
    stage.advance(by: 1.5)
    #expect(shown.geometry.center == CGPoint(x: 100, y: 50))
  }

  @Test func `a group ends what is longer than it`() {
    let group = CAAnimationGroup()
    let late = CABasicAnimation.of("opacity", 1, 0, over: 1)
    late.beginTime = 0.5
    group.animations = [CABasicAnimation.of("position.x", 70, 170, over: 2), late]
    group.duration = 1
    box.layer.add(group, forKey: "both")
    stage.advance(by: 0.75)
    #expect(shown.geometry.center.x == 107.5 && shown.opacity == 0.75)
    stage.settle()
    #expect(shown.geometry.center.x == 70 && stage.now == 2)
  }

  @Test func `a spring swings over and comes to rest`() {
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.fromValue, spring.toValue) = (0, 100)
    spring.duration = spring.settlingDuration
    box.layer.add(spring, forKey: nil)
    var highest: CGFloat = 0
    for _ in 0..<60 {
      stage.advance(by: spring.duration / 61)
      highest = max(highest, shown.geometry.center.x)
    }
    #expect(highest > 110 && highest < 200)
    #expect(abs(shown.geometry.center.x - 100) < 2)
  }

  @Test func `a spring is made of a duration and a bounce`() {
    let spring = CASpringAnimation(perceptualDuration: 0.4, bounce: 0.3)
    #expect(abs(spring.perceptualDuration - 0.4) < 1e-9 && abs(spring.bounce - 0.3) < 1e-9)
    #expect(spring.mass == 1 && abs(spring.stiffness - 246.74) < 0.01)
    let stiff = CASpringAnimation(perceptualDuration: 0.4, bounce: 0)
    #expect(stiff.settlingDuration < spring.settlingDuration)
  }

  @Test func `a delegate hears of the start and the end`() {
    final class Listener: CAAnimationDelegate {
      var heard: [String] = []
      func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        heard.append("\(anim.value(forKey: "name") ?? "") \(flag)")
      }
    }
    let listener = Listener()
    let first = CABasicAnimation.of("opacity", 0, 1)
    first.delegate = listener
    first.setValue("first", forKey: "name")
    box.layer.add(first, forKey: "fade")
    stage.settle()
    box.layer.add(first, forKey: "fade")
    box.layer.add(CABasicAnimation.of("opacity", 1, 0), forKey: "fade")
    #expect(listener.heard == ["start", "first true", "start", "first false"])
  }

  @Test func `one that is added off screen begins on screen`() {
    let late = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    late.layer.add(CABasicAnimation.of("opacity", 0, 1), forKey: "fade")
    stage.advance(by: 5)
    page.view.addSubview(late)
    stage.advance(by: 0.5)
    #expect(late.layer.values(at: stage.now).opacity == 0.5)
    late.removeFromSuperview()
    #expect(late.layer.animationKeys() == nil)
  }

  @Test func `one that its delegate removes with its layer ends but once`() {
    final class Remover: CAAnimationDelegate {
      weak var layer: CALayer?
      var count = 0
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        count += 1
        layer?.removeFromSuperlayer()
      }
    }
    let remover = Remover()
    let fade = CABasicAnimation.of("opacity", 0, 1)
    fade.delegate = remover
    func addRipple() {
      let ripple = CALayer()
      remover.layer = ripple
      box.layer.addSublayer(ripple)
      ripple.add(fade, forKey: nil)
    }
    addRipple()
    stage.advance(by: 0.1)
    box.removeFromSuperview()
    stage.settle()
    #expect(remover.count == 1 && remover.layer == nil && stage.isSettled)
  }

  @Test func `one that is kept begins again when its view comes back`() {
    let held = CABasicAnimation.of("opacity", 0, 1)
    held.isRemovedOnCompletion = false
    held.fillMode = .forwards
    box.layer.add(held, forKey: "held")
    stage.settle()
    box.removeFromSuperview()
    page.view.addSubview(box)
    stage.advance(by: 0.5)
    #expect(shown.opacity == 0.5)
  }

  @Test func `a group that is held keeps what ends with it`() {
    let group = CAAnimationGroup()
    group.animations = [CABasicAnimation.of("opacity", 1, 0.25)]
    (group.duration, group.fillMode, group.isRemovedOnCompletion) = (1, .forwards, false)
    box.layer.add(group, forKey: nil)
    stage.settle()
    #expect(shown.opacity == 0.25)
  }

  @Test func `a layer that is moved among others goes on moving`() {
    let (dot, other) = (fixture.dot(), fixture.dot())
    dot.add(CABasicAnimation.of("opacity", 0, 1), forKey: "fade")
    stage.advance(by: 0.5)
    box.layer.insertSublayer(dot, above: other)
    #expect(dot.animationKeys() == ["fade"] && dot.values(at: stage.now).opacity == 0.5)
  }

  @Test func `the points of a pace's curve can be read`() {
    let pace = CAMediaTimingFunction(controlPoints: 0.25, 0.5, 0.75, 1)
    var points: [Float] = []
    for index in 0..<4 {
      var point: [Float] = [0, 0]
      pace.getControlPoint(at: index, values: &point)
      points += point
    }
    #expect(points == [0, 0, 0.25, 0.5, 0.75, 1, 1, 1])
    var point: [Float] = [0, 0]
    CAMediaTimingFunction(name: .linear).getControlPoint(at: 2, values: &point)
    #expect(point == [1, 1])
  }
}
