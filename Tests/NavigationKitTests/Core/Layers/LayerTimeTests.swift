import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// The time of layers, display links, and what animations do with depth and pictures.
struct LayerTimeTests {
  private let fixture = LayerPage()
  private var stage: Stage { fixture.stage }
  private var layer: CALayer { fixture.box.layer }
  private var shown: LayerValues { fixture.shown }

  @Test func `a layer whose time stands still is held, and goes on from there`() {
    layer.add(CABasicAnimation.of("opacity", 0, 1, over: 2), forKey: "fade")
    stage.advance(by: 0.5)
    stage.perform {
      let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.timeOffset = paused
    }
    stage.advance(by: 5)
    #expect(shown.opacity == 0.25 && stage.isSettled)
    stage.perform {
      let paused = layer.timeOffset
      (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
      layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    }
    #expect(shown.opacity == 0.25 && !stage.isSettled)
    stage.advance(by: 0.5)
    #expect(shown.opacity == 0.5)
    stage.settle()
    #expect(layer.animationKeys() == nil && stage.now == 8)
  }

  @Test func `a superlayer's time is that of all inside`() {
    let dot = fixture.dot()
    fixture.page.view.layer.speed = 2
    dot.add(CABasicAnimation.of("opacity", 0, 1, over: 2), forKey: nil)
    stage.advance(by: 0.5)
    #expect(dot.presentation()?.opacity == 0.5)
    stage.settle()
    #expect(stage.now == 2)
    #expect(dot.convertTime(3, to: nil) == 1.5 && dot.convertTime(1.5, from: nil) == 3)
  }

  @Test func `a layer is scrubbed by its time`() {
    layer.speed = 0
    layer.add(CABasicAnimation.of("position.x", 0, 100), forKey: nil)
    for offset in [0.25, 0.75, 0.5] {
      layer.timeOffset = offset
      #expect(shown.geometry.center.x == 100 * offset && stage.isSettled)
    }
  }

  @Test func `a display link is called for each frame of the stage`() {
    final class Counter: NSObject, SelectorResponding {
      class var selectors: SelectorTable { ["tick:": .init(Counter.tick)] }
      var times: [TimeInterval] = []
      func tick(_ link: CADisplayLink) { times.append(link.timestamp) }
    }
    let counter = Counter()
    var link: CADisplayLink?
    stage.perform {
      link = CADisplayLink(target: counter, selector: Selector("tick:"))
      link?.add(to: .main, forMode: .common)
    }
    #expect(stage.isSettled && stage.nextChange == 1 + 1.0 / 60)
    stage.advance(by: 0.5)
    #expect(counter.times.count == 30 && abs((counter.times.last ?? 0) - 1.5) < 1e-9)
    link?.isPaused = true
    stage.advance(by: 1)
    #expect(counter.times.count == 30)
    link?.isPaused = false
    link?.preferredFramesPerSecond = 30
    stage.advance(by: 1)
    #expect(counter.times.count == 60)
    link?.preferredFrameRateRange = CAFrameRateRange(minimum: 8, maximum: 15, preferred: 10)
    stage.advance(by: 1)
    #expect(counter.times.count == 70)
    link?.preferredFrameRateRange = CAFrameRateRange(minimum: 8, maximum: 15)
    stage.advance(by: 1)
    #expect(counter.times.count == 85 && link?.preferredFrameRateRange.maximum == 15)
    link?.invalidate()
    stage.advance(by: 1)
    #expect(counter.times.count == 85 && stage.nextChange == nil)
  }

  @Test func `a turn in space is drawn as it is seen from far away`() {
    layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    #expect(abs(fixture.box.frame.width - 50) < 1e-9 && fixture.box.frame.height == 60)
    #expect(layer.transform == CATransform3DMakeRotation(.pi / 3, 0, 1, 0))
    let angle = layer.value(forKeyPath: "transform.rotation.y") as? CGFloat
    #expect(abs((angle ?? 0) - .pi / 3) < 1e-9)
    layer.isDoubleSided = false
    let count = stage.displayList().commands.count
    layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(stage.displayList().commands.count == count - 1)
    fixture.box.transform = .identity
    #expect(CATransform3DIsIdentity(layer.transform))
  }

  @Test(arguments: [(CGFloat(1), 0, 0), (0, 1, 0), (0, 0, 1)] as [(CGFloat, CGFloat, CGFloat)])
  func `half a turn in space passes a quarter`(x: CGFloat, y: CGFloat, z: CGFloat) {
    let mixed = CATransform3DIdentity.mixed(
      with: CATransform3DMakeRotation(.pi, x, y, z), fraction: 0.5)
    let quarter = CATransform3DMakeRotation(.pi / 2, x, y, z)
    for (one, other) in zip(mixed.rows.flatMap(\.self), quarter.rows.flatMap(\.self)) {
      #expect(abs(one - other) < 1e-6)
    }
  }

  @Test func `perspective and scale survive a turn half done`() {
    var lens = CATransform3DIdentity
    lens.m34 = -1 / 500
    let end = CATransform3DScale(CATransform3DRotate(lens, 1, 0, 1, 0), 3, 1, 1)
    let half = lens.mixed(with: end, fraction: 0.5).parts
    #expect(abs(half.perspective + 0.002) < 1e-9)
    #expect(abs(half.scale[0] - 2) < 1e-9)
    #expect(abs(half.angles[1] - 0.5) < 1e-9)
  }

  @Test func `pictures fade, depth sorts, and what is hidden comes back in animations`() {
    let (red, blue) = (
      CGImage(.symbol("a"), width: 4, height: 4), CGImage(.symbol("b"), width: 4, height: 4)
    )
    let dot = fixture.dot()
    dot.contents = red
    dot.add(CABasicAnimation.of("contents", red, blue), forKey: nil)
    stage.advance(by: 0.25)
    let style = dot.values(at: stage.now).style
    #expect(style.contents == blue && style.formerContents?.image == red)
    #expect(style.formerContents?.share == 0.75)
    let other = fixture.dot()
    #expect(layer.drawnOrder(at: stage.now)?.last === other.view)
    dot.add(CABasicAnimation.of("zPosition", 1, 2), forKey: nil)
    layer.tree.sortsByDepth = true
    #expect(layer.drawnOrder(at: stage.now)?.last === dot.view)
    fixture.box.isHidden = true
    let before = stage.displayList().commands.count
    layer.add(CABasicAnimation.of("hidden", false, false), forKey: nil)
    #expect(stage.displayList().commands.count > before)
  }

  @Test func `a path is followed side by side, evenly on demand, and turned along`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 300))
    let animation = CAKeyframeAnimation(keyPath: "position")
    (animation.path, animation.duration) = (path.cgPath, 4)
    animation.rotationMode = .rotateAuto
    layer.add(animation, forKey: "animation")
    stage.advance(by: 1)
    #expect(shown.geometry.center == CGPoint(x: 50, y: 0) && shown.components.rotation == 0)
    stage.advance(by: 2)
    #expect(abs(shown.geometry.center.y - 150) < 1e-9)
    let quarter = CGFloat.pi / 2
    #expect(abs(shown.components.rotation - quarter) < 1e-9)
    animation.calculationMode = .paced
    layer.add(animation, forKey: "animation")
    stage.advance(by: 2)
    #expect(abs(shown.geometry.center.y - 100) < 1e-6)
  }

  @Test func `a smooth curve goes through all values`() {
    let values = [0, 10, 30, 30].map { AnimatableValue.number($0) }
    let smooth = Keyframes(values, mode: .cubic)
    for (index, value) in values.enumerated() {
      #expect(smooth.value(at: Double(index) / 3) == value)
    }
    let straight = Keyframes(values)
    #expect(smooth.value(at: 0.5) != straight.value(at: 0.5))
    guard case .number(let middle)? = smooth.value(at: 0.5) else { return }
    #expect(abs(middle - 20.625) < 1e-9)
  }

  @Test func `a transition shows a part of itself, and a transaction goes by its keys`() {
    let transition = CATransition()
    (transition.type, transition.startProgress, transition.endProgress) = (.push, 0.5, 1)
    transition.duration = 1
    stage.perform { layer.add(transition, forKey: nil) }
    guard let (former, _) = layer.transition(at: stage.now) else {
      Issue.record("no transition")
      return
    }
    let first = former.mixed(with: [], progress: 0, size: CGSize(width: 100, height: 10)).commands
    guard case .layer(let new)? = first.last else { return }
    #expect(new.origin.x == -50)
    stage.perform {
      CATransaction.begin()
      CATransaction.setValue(3, forKey: kCATransactionAnimationDuration)
      CATransaction.setValue(true, forKey: kCATransactionDisableActions)
      #expect(CATransaction.animationDuration() == 3 && CATransaction.disableActions())
      CATransaction.setCompletionBlock {}
      #expect(CATransaction.completionBlock() != nil)
      CATransaction.commit()
    }
  }
}
