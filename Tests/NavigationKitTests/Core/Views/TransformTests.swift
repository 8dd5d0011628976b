import Drawing
import Foundation
import Input
import NavigationKit
import Testing

/// Transformed views: looks, touches and gestures.
struct TransformTests {
  private let stage = Stage(size: CGSize(width: 300, height: 300))
  private let button = UIButton(frame: CGRect(x: 100, y: 130, width: 100, height: 40))

  init() {
    stage.window.addSubview(button)
    stage.window.makeKeyAndVisible()
    button.setTitle("Turn", for: .normal)
    button.backgroundColor = .red
  }

  @Test func `a turned button takes taps where it is seen`() {
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    button.transform = CGAffineTransform(rotationAngle: .pi / 4)
    // The visible corner: its right end points down and right.
    let corner = button.convert(CGPoint(x: 98, y: 38), to: nil)
    #expect(abs(corner.x - 171.2) < 0.1 && abs(corner.y - 196.7) < 0.1)
    stage.tap(at: corner)
    #expect(taps == 1)
    // Inside its bounding box, but outside the rotated view, where it was before the rotation.
    let empty = CGPoint(x: 195, y: 135)
    #expect(button.frame.contains(empty))
    stage.tap(at: empty)
    #expect(taps == 1)
    stage.tap("Turn")
    #expect(taps == 2)
  }

  @Test func `what is nothing in size takes no taps`() {
    button.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(stage.window.hitTest(CGPoint(x: 150, y: 150), with: nil) === stage.window)
    #expect(stage.displayList().description == Stage(size: stage.screen.bounds.size).look)
  }

  @Test func `points and boxes pass between turned views`() {
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 10))
    button.addSubview(inner)
    button.transform = CGAffineTransform(rotationAngle: .pi / 2)
    button.bounds.origin = CGPoint(x: 0, y: 5)
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    // Around (150, 150): right is down, down is left.
    let point = inner.convert(CGPoint(x: 20, y: 10), to: nil)
    #expect(abs(point.x - 150) < 1e-9 && abs(point.y - 140) < 1e-9)
    let back = inner.convert(point, from: nil)
    #expect(abs(back.x - 20) < 1e-9 && abs(back.y - 10) < 1e-9)
    let box = inner.convert(inner.bounds, to: stage.window)
    #expect(abs(box.width - 20) < 1e-9 && abs(box.height - 40) < 1e-9)
    #expect(abs(box.minX - 150) < 1e-9 && abs(box.minY - 100) < 1e-9)
    let whole = button.convert(stage.window.bounds, from: stage.window)
    #expect(abs(whole.width - 300) < 1e-9 && abs(whole.minX + 100) < 1e-9)
  }

  @Test func `elements are the boxes around what is seen`() throws {
    button.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let element = try #require(stage.elements().first)
    #expect(element.label == "Turn")
    #expect(abs(element.frame.minX - 130) < 1e-9 && abs(element.frame.height - 100) < 1e-9)
    // Only the view hides what is behind it, not its bounding box.
    let veil = UIView(frame: CGRect(x: 80, y: 80, width: 140, height: 140))
    veil.backgroundColor = .white
    stage.window.addSubview(veil)
    #expect(stage.elements().isEmpty)
    veil.transform = CGAffineTransform(rotationAngle: 0.1)
    #expect(stage.elements().count == 1)
  }

  @Test func `a finger's way is told in the turned view's own directions`() {
    let pan = UIPanGestureRecognizer()
    button.addGestureRecognizer(pan)
    button.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
    stage.press(at: CGPoint(x: 150, y: 150))
    stage.move(to: CGPoint(x: 150, y: 190), over: 0.2)
    let (inside, outside) = (pan.translation(in: button), pan.translation(in: stage.window))
    #expect(abs(inside.x - 20) < 1e-9 && abs(inside.y) < 1e-9)
    #expect(outside == CGPoint(x: 0, y: 40))
    let place = pan.location(in: button)
    #expect(abs(place.x - 70) < 1e-9 && abs(place.y - 20) < 1e-9)
    let velocity = pan.velocity(in: button)
    #expect(abs(velocity.x - pan.velocity(in: nil).y / 2) < 1e-6 && abs(velocity.y) < 1e-6)
    pan.setTranslation(CGPoint(x: 1, y: 0), in: button)
    #expect(abs(pan.translation(in: nil).y - 2) < 1e-9)
  }

  @Test func `two fingers turn and stretch a picture, and go on from there`() {
    let (pinch, rotation) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
    rotation.addAction(
      UIAction { [unowned rotation, button] _ in
        button.transform = button.transform.rotated(by: rotation.rotation)
        rotation.rotation = 0
      })
    pinch.addAction(
      UIAction { [unowned pinch, button] _ in
        button.transform = button.transform.scaledBy(x: pinch.scale, y: pinch.scale)
        pinch.scale = 1
      })
    let delegate = Together()
    for recognizer in [pinch, rotation] as [UIGestureRecognizer] {
      recognizer.delegate = delegate
      button.addGestureRecognizer(recognizer)
    }
    func fingers(_ phase: PointerEvent.Phase, _ offset: CGPoint) {
      for (id, sign) in [(1, -1.0), (2, 1.0)] {
        let place = CGPoint(x: 150 + offset.x * sign, y: 150 + offset.y * sign)
        stage.send(
          .pointer(PointerEvent(id: id, phase: phase, position: place, time: stage.now)))
      }
    }
    fingers(.down, CGPoint(x: 10, y: 0))
    for step in 1...30 {
      let (angle, reach) = (.pi / 2 * Double(step) / 30, 10 + Double(step) / 3)
      fingers(.moved, CGPoint(x: reach * cos(angle), y: reach * sin(angle)))
    }
    fingers(.up, CGPoint(x: 0, y: 20))
    let done = button.transform.decomposed()
    #expect(abs(done.rotation - .pi / 2) < 1e-6)
    #expect(abs(done.scale.width - 2) < 1e-6 && abs(done.scale.height - 2) < 1e-6)
  }

  @Test func `in a turned view that is drawn what can be seen of it`() {
    let strip = UIView(frame: CGRect(x: -150, y: 130, width: 600, height: 40))
    for x: CGFloat in [140, 440, 10] {
      let tile = UIView(frame: CGRect(x: x, y: 0, width: 20, height: 20))
      tile.clipsToBounds = true
      tile.backgroundColor = .blue
      strip.addSubview(tile)
    }
    stage.window.addSubview(strip)
    button.removeFromSuperview()
    func drawn(_ x: Int) -> Bool { stage.displayList().description.contains("layer (\(x) 0)") }
    // From top to bottom now: half of it is above and below the screen.
    strip.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(!drawn(10) && drawn(140) && drawn(440))
  }

  @Test func `moving is drawn without a layer, turning in one`() {
    let straight = stage.displayList()
    button.transform = CGAffineTransform(translationX: 10, y: 0)
    let moved = stage.displayList()
    button.transform = .identity
    button.center.x += 10
    #expect(moved == stage.displayList() && moved != straight)
    button.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(stage.displayList().description.contains("layer (180 100) transform (0 1 -1 0)"))
  }
}

/// Allows simultaneous recognition.
private final class Together: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

extension Stage {
  /// The text of its frame without other views.
  fileprivate var look: String {
    window.makeKeyAndVisible()
    return displayList().description
  }
}
