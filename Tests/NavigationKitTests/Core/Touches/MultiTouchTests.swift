import Foundation
import Input
import NavigationKit
import Testing

/// Several fingers on one recogniser, or on several.
struct MultiTouchTests {
  private let fixture = GestureFixture()

  @Test func `a second finger neither starts another pan nor disturbs the first`() {
    let pan = fixture.watch(UIPanGestureRecognizer())
    fixture.finger(1, .down, 50, 50)
    fixture.finger(1, .moved, 70, 50)
    fixture.finger(2, .down, 200, 200)
    fixture.finger(2, .moved, 250, 250)
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
    fixture.finger(1, .moved, 80, 50)
    #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 0))
    #expect(fixture.states() == [.began, .changed])
  }

  @Test func `a pan goes on with the finger that is left, without a jump`() {
    let pan = fixture.watch(UIPanGestureRecognizer())
    fixture.finger(1, .down, 50, 50)
    fixture.finger(1, .moved, 70, 50)
    fixture.finger(2, .down, 200, 200)
    fixture.finger(1, .up, 70, 50)
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
    fixture.finger(2, .moved, 205, 200)
    #expect(pan.translation(in: nil) == CGPoint(x: 25, y: 0))
    fixture.finger(2, .up, 205, 200)
    #expect(fixture.states() == [.began, .changed, .ended])
  }

  @Test func `a pan with two fingers follows their middle and ends with one`() {
    let pan = fixture.watch(UIPanGestureRecognizer())
    pan.minimumNumberOfTouches = 2
    fixture.finger(1, .down, 50, 50)
    fixture.finger(1, .moved, 90, 50)
    #expect(fixture.states().isEmpty)
    fixture.finger(2, .down, 150, 50)
    fixture.finger(1, .moved, 120, 50)
    #expect(pan.translation(in: nil) == CGPoint(x: 15, y: 0))
    #expect(fixture.states() == [.began])
    fixture.finger(2, .up, 150, 50)
    #expect(fixture.states() == [.began, .ended])
  }

  @Test func `what covers the screen ends a pan, even if the view that was touched is gone`() {
    let pan = fixture.watch(UIPanGestureRecognizer())
    let touched = UIView(frame: fixture.view.bounds)
    fixture.view.addSubview(touched)
    let root = UIViewController()
    fixture.stage.window.rootViewController = root
    fixture.stage.window.makeKeyAndVisible()
    root.view.addSubview(fixture.view)
    fixture.finger(1, .down, 50, 50)
    fixture.finger(1, .moved, 90, 50)
    touched.removeFromSuperview()
    root.present(UIViewController(), animated: false)
    #expect(fixture.states() == [.began, .cancelled])
    #expect(pan.state == .possible)
  }

  @Test func `too many fingers are no pan`() {
    let pan = fixture.watch(UIPanGestureRecognizer())
    pan.maximumNumberOfTouches = 1
    fixture.finger(1, .down, 50, 50)
    fixture.finger(2, .down, 150, 50)
    fixture.finger(1, .moved, 120, 50)
    #expect(fixture.states().isEmpty)
  }

  @Test func `a pinch counts the distance, and ends with the last finger`() {
    let pinch = fixture.watch(UIPinchGestureRecognizer())
    fixture.finger(1, .down, 100, 100)
    fixture.finger(2, .down, 200, 100)
    fixture.finger(2, .moved, 209, 100)
    #expect(fixture.states().isEmpty)
    fixture.stage.advance(by: 0.01)
    fixture.finger(2, .moved, 250, 100)
    #expect(abs(pinch.scale - 1.5) < 1e-9 && pinch.velocity > 0)
    pinch.scale = 1
    fixture.finger(2, .moved, 175, 100)
    #expect(abs(pinch.scale - 0.5) < 1e-9)
    fixture.finger(1, .up, 100, 100)
    #expect(fixture.states() == [.began, .changed])
    fixture.finger(2, .up, 175, 100)
    #expect(fixture.states() == [.began, .changed, .ended])
    #expect(pinch.scale == 1)
  }

  @Test func `a rotation counts clockwise, beyond half a turn too`() {
    let turn = fixture.watch(UIRotationGestureRecognizer())
    fixture.finger(1, .down, 150, 150)
    fixture.finger(2, .down, 250, 150)
    for degrees in stride(from: 15.0, through: 270, by: 15) {
      let angle = degrees * .pi / 180
      fixture.finger(2, .moved, 150 + 100 * cos(angle), 150 + 100 * sin(angle))
    }
    #expect(abs(turn.rotation - 1.5 * .pi) < 1e-9)
    #expect(fixture.states().first == .began)
    fixture.finger(1, .up, 150, 150)
    fixture.finger(2, .up, 150, 50)
    #expect(fixture.states().last == .ended)
  }

  @Test func `fingers on different views do not get in each other's way`() {
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 300))
    let right = UIView(frame: CGRect(x: 150, y: 0, width: 150, height: 300))
    for view in [left, right] { fixture.view.addSubview(view) }
    fixture.watch(UIPanGestureRecognizer(), as: "left", on: left)
    fixture.watch(UITapGestureRecognizer(), as: "right", on: right)
    fixture.finger(1, .down, 50, 50)
    fixture.finger(1, .moved, 80, 50)
    fixture.tap(200, 50, finger: 2)
    fixture.tap(200, 50, finger: 2)
    #expect(fixture.states(of: "right") == [.ended, .ended])
    fixture.finger(1, .up, 80, 50)
    #expect(fixture.states(of: "left") == [.began, .ended])
  }

  @Test func `where one of several fingers is`() {
    let pan = fixture.watch(UIPanGestureRecognizer())
    fixture.finger(1, .down, 50, 50)
    fixture.finger(2, .down, 150, 60)
    #expect(pan.numberOfTouches == 2)
    #expect(pan.location(ofTouch: 1, in: nil) == CGPoint(x: 150, y: 60))
    #expect(pan.location(in: nil) == CGPoint(x: 100, y: 55))
  }

  @Test func `a view hears of one finger only, unless it wants several`() {
    for wants in [false, true] {
      let listener = ListeningView(frame: fixture.view.bounds)
      listener.isMultipleTouchEnabled = wants
      fixture.view.addSubview(listener)
      fixture.finger(1, .down, 50, 50)
      fixture.finger(2, .down, 150, 60)
      fixture.finger(2, .up, 150, 60)
      fixture.finger(1, .up, 50, 50)
      #expect(listener.heard.count == (wants ? 4 : 2))
    }
  }
}
