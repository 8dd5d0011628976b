import Foundation
import Input
import NavigationKit
import Testing

/// Fingers over animations that are slowed down to a tenth: a stage's second is ten of the hands'.
struct InputTimeTests {
  private static let pace = 0.1

  @Test func `a slow drag of a sheet is no flick, and what animates is slow`() {
    let fixture = ModalFixture(style: .pageSheet)
    let stage = fixture.stage
    fixture.present()
    stage.inputPace = Self.pace
    stage.press(at: CGPoint(x: 195, y: 200))
    stage.move(to: CGPoint(x: 195, y: 320), over: 0.08)
    stage.release()
    let start = fixture.top(of: fixture.modal) ?? 0
    stage.advance(by: 0.03)
    let shown = fixture.top(of: fixture.modal) ?? 0
    #expect(start > 175 && shown > 140 && shown < start, "it is on its way back")
    stage.settle()
    #expect(fixture.top(of: fixture.modal) == 60)
    stage.press(at: CGPoint(x: 195, y: 200))
    stage.move(to: CGPoint(x: 195, y: 320), over: 0.008)
    stage.release()
    stage.settle()
    #expect(fixture.navigation.presentedViewController == nil, "a quick one is")
  }

  @Test func `the velocity counts the hand's seconds`() {
    let fixture = GestureFixture()
    let pan = fixture.watch(UIPanGestureRecognizer())
    fixture.stage.inputPace = Self.pace
    fixture.stage.press(at: CGPoint(x: 50, y: 50))
    fixture.stage.move(to: CGPoint(x: 150, y: 50), over: 0.1)
    #expect(abs(pan.velocity(in: nil).x - 100) < 20)
    fixture.stage.advance(by: 0.005)
    #expect(pan.velocity(in: nil).x == 0, "it has rested")
  }

  @Test func `the pace may change under the finger`() {
    let fixture = GestureFixture()
    let pan = fixture.watch(UIPanGestureRecognizer())
    fixture.stage.press(at: CGPoint(x: 50, y: 50))
    fixture.stage.move(to: CGPoint(x: 100, y: 50), over: 0.5)
    fixture.stage.inputPace = Self.pace
    fixture.stage.move(to: CGPoint(x: 150, y: 50), over: 0.05)
    #expect(abs(pan.velocity(in: nil).x - 100) < 20)
    #expect(pan.state == .changed)
  }

  @Test func `a long press takes as long as ever for the hand`() {
    let fixture = GestureFixture()
    fixture.watch(UILongPressGestureRecognizer())
    fixture.stage.inputPace = Self.pace
    fixture.finger(1, .down, 50, 50)
    fixture.stage.advance(by: 0.049)
    #expect(fixture.states().isEmpty)
    fixture.stage.advance(by: 0.002)
    #expect(fixture.states() == [.began])
  }

  @Test func `two taps belong together if they are quick for the hand`() {
    let fixture = GestureFixture()
    let double = fixture.watch(UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    fixture.stage.inputPace = Self.pace
    fixture.tap()
    fixture.stage.advance(by: 0.04)
    fixture.tap()
    fixture.stage.settle()
    #expect(fixture.states().isEmpty)
    fixture.tap()
    fixture.stage.advance(by: 0.02)
    fixture.tap()
    #expect(fixture.states() == [.ended])
  }
}
