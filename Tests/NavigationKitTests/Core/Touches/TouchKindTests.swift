import Foundation
import Input
import NavigationKit
import Testing

/// Which touches a recogniser receives: fingers, mice, pens, touches after a tap.
struct TouchKindTests {
  private let fixture = GestureFixture()

  private func tap(with kind: PointerEvent.Kind, id: Int = 1) {
    for phase in [PointerEvent.Phase.down, .up] { send(phase, kind: kind, id: id) }
  }

  private func send(_ phase: PointerEvent.Phase, kind: PointerEvent.Kind, id: Int = 1) {
    fixture.stage.send(
      .pointer(
        PointerEvent(
          id: id, phase: phase, position: CGPoint(x: 50, y: 50), time: fixture.stage.now,
          kind: kind)))
  }

  @Test func `touches have UIKit's numbers`() {
    #expect([UITouch.TouchType.direct, .pencil, .indirectPointer].map(\.rawValue) == [0, 2, 3])
  }

  @Test func `kinds that are not allowed are not watched`() {
    let tapping = fixture.watch(UITapGestureRecognizer())
    tapping.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    tap(with: .touch)
    tap(with: .mouse)
    #expect(fixture.states().isEmpty)
    tap(with: .pen)
    #expect(fixture.states() == [.ended])
  }

  @Test(arguments: [true, false])
  func `another kind beside the first is watched only where that is said`(isExclusive: Bool) {
    let pan = fixture.watch(UIPanGestureRecognizer())
    pan.requiresExclusiveTouchType = isExclusive
    send(.down, kind: .touch)
    send(.down, kind: .pen, id: 2)
    #expect(pan.numberOfTouches == (isExclusive ? 1 : 2))
  }

  @Test func `a subclass is asked before the delegate`() {
    final class Picky: UITapGestureRecognizer {
      override func shouldReceive(_ event: UIEvent) -> Bool { false }
    }
    final class EventListener: NSObject, UIGestureRecognizerDelegate {
      var wasAsked = false
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
      ) -> Bool {
        wasAsked = true
        return true
      }
    }
    let listener = EventListener()
    fixture.watch(Picky()).delegate = listener
    fixture.tap()
    #expect(fixture.states().isEmpty && !listener.wasAsked)
  }

  @Test func `a mouse presses with a button, a finger with none`() {
    let press = fixture.watch(UILongPressGestureRecognizer())
    #expect(press.buttonMask == [])
    send(.down, kind: .mouse)
    #expect(press.buttonMask == .primary)
    send(.up, kind: .mouse)
    send(.down, kind: .touch)
    #expect(press.buttonMask == [])
  }

  @Test func `a tap for the other button does not come from the primary one`() {
    let tapping = fixture.watch(UITapGestureRecognizer())
    tapping.buttonMaskRequired = .secondary
    tap(with: .mouse)
    #expect(fixture.states().isEmpty)
    tap(with: .touch)
    #expect(fixture.states() == [.ended], "fingers have no buttons")
    tapping.buttonMaskRequired = .primary
    tap(with: .mouse)
    #expect(fixture.states() == [.ended, .ended])
  }

  @Test func `a long press may have to follow a tap`() {
    let press = fixture.watch(UILongPressGestureRecognizer())
    press.numberOfTapsRequired = 1
    fixture.finger(1, .down, 50, 50)
    fixture.stage.advance(by: 1)
    fixture.finger(1, .up, 50, 50)
    fixture.stage.advance(by: 1)
    #expect(fixture.states().isEmpty)
    fixture.tap()
    fixture.finger(1, .down, 50, 50)
    fixture.stage.advance(by: 0.49)
    #expect(fixture.states().isEmpty)
    fixture.stage.advance(by: 0.02)
    #expect(fixture.states() == [.began])
  }
}
