import Foundation
import Input
import Testing

@testable import NavigationKit

/// Taps, long presses and swipes.
struct TapAndPressTests {
  private let fixture = GestureFixture()

  @Test func `a single tap waits until no second tap can follow`() {
    let single = fixture.watch(UITapGestureRecognizer(), as: "single")
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    fixture.watch(double, as: "double")
    single.require(toFail: double)
    fixture.tap()
    fixture.stage.advance(by: 0.29)
    #expect(fixture.states(of: "single").isEmpty)
    fixture.stage.advance(by: 0.02)
    #expect(fixture.states(of: "single") == [.ended])
    #expect(single.state == .possible && double.state == .possible)
  }

  @Test func `two quick taps are a double tap and no single one`() {
    let single = fixture.watch(UITapGestureRecognizer(), as: "single")
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    fixture.watch(double, as: "double")
    single.require(toFail: double)
    fixture.tap()
    fixture.stage.advance(by: 0.2)
    fixture.tap()
    fixture.stage.settle()
    #expect(fixture.states(of: "double") == [.ended])
    #expect(fixture.states(of: "single").isEmpty)
    fixture.tap()
    fixture.stage.settle()
    #expect(fixture.states(of: "single") == [.ended])
  }

  @Test func `two taps far apart are no double tap`() {
    let double = fixture.watch(UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    fixture.tap(50, 50)
    fixture.tap(200, 50)
    #expect(fixture.states().isEmpty)
  }

  @Test func `a tap with two fingers takes both, in any order`() {
    let tap = fixture.watch(UITapGestureRecognizer())
    tap.numberOfTouchesRequired = 2
    fixture.tap()
    #expect(fixture.states().isEmpty)
    fixture.finger(1, .down, 50, 50)
    fixture.finger(2, .down, 100, 50)
    fixture.finger(1, .up, 50, 50)
    #expect(fixture.states().isEmpty)
    fixture.finger(2, .up, 100, 50)
    #expect(fixture.states() == [.ended])
    #expect(tap.location(in: nil) == CGPoint(x: 75, y: 50))
  }

  @Test func `a second finger spoils a tap with one`() {
    fixture.watch(UITapGestureRecognizer())
    fixture.finger(1, .down, 50, 50)
    fixture.finger(2, .down, 100, 50)
    fixture.finger(1, .up, 50, 50)
    fixture.finger(2, .up, 100, 50)
    #expect(fixture.states().isEmpty)
    fixture.tap()
    #expect(fixture.states() == [.ended])
  }

  @Test func `a tap is not recognised if the touch ends outside the view`() {
    let small = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    fixture.view.addSubview(small)
    fixture.watch(UITapGestureRecognizer(), on: small)
    fixture.finger(1, .down, 45, 25)
    fixture.finger(1, .up, 52, 25)
    #expect(fixture.states().isEmpty)
  }

  @Test func `a tap on a button is not one for the view around it`() {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 40, y: 40, width: 100, height: 44)
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    fixture.view.addSubview(button)
    fixture.watch(UITapGestureRecognizer())
    fixture.tap(60, 60)
    #expect(presses == 1 && fixture.states().isEmpty)
    fixture.tap(60, 200)
    #expect(presses == 1 && fixture.states() == [.ended])
  }

  @Test func `a long press begins after 0.5 seconds and then moves freely`() {
    fixture.watch(UILongPressGestureRecognizer())
    fixture.finger(1, .down, 50, 50)
    fixture.stage.advance(by: 0.49)
    #expect(fixture.states().isEmpty)
    fixture.stage.advance(by: 0.02)
    #expect(fixture.states() == [.began])
    fixture.finger(1, .moved, 150, 50)
    fixture.finger(1, .up, 150, 50)
    #expect(fixture.states() == [.began, .changed, .ended])
  }

  @Test(arguments: [0, 0.2, 1.5])
  func `a long press begins after as long as it was told, or with the finger`(
    seconds: TimeInterval
  ) {
    fixture.watch(UILongPressGestureRecognizer()).minimumPressDuration = seconds
    fixture.finger(1, .down, 50, 50)
    if seconds > 0 {
      fixture.stage.advance(by: seconds - 0.01)
      #expect(fixture.states().isEmpty)
      fixture.stage.advance(by: 0.02)
    }
    #expect(fixture.states() == [.began])
  }

  @Test(arguments: [(10.0, true), (10.5, false)])
  func `a long press fails on a move of more than 10 points before it began`(
    offset: CGFloat, isRecognized: Bool
  ) {
    fixture.watch(UILongPressGestureRecognizer())
    fixture.finger(1, .down, 50, 50)
    fixture.finger(1, .moved, 50 + offset, 50)
    fixture.stage.advance(by: 0.6)
    #expect(fixture.states().isEmpty != isRecognized)
  }

  @Test func `a long press that is let go early is none`() {
    fixture.watch(UILongPressGestureRecognizer())
    fixture.tap()
    fixture.stage.advance(by: 1)
    #expect(fixture.states().isEmpty)
    #expect(fixture.stage.isSettled)
  }

  @Test(arguments: [
    (CGPoint(x: 100, y: 20), 0.1, true), (CGPoint(x: 100, y: 20), 0.3, false),
    (CGPoint(x: 60, y: 60), 0.05, false), (CGPoint(x: -100, y: 0), 0.1, false),
  ])
  func `a swipe is quick and straight: 700 points a second within 30 degrees`(
    offset: CGPoint, seconds: TimeInterval, isSwipe: Bool
  ) {
    fixture.watch(UISwipeGestureRecognizer())
    fixture.stage.drag(
      from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150 + offset.x, y: 150 + offset.y),
      over: seconds)
    #expect(fixture.states() == (isSwipe ? [.ended] : []))
  }

  @Test(
    arguments: [
      (UISwipeGestureRecognizer.Direction.left, CGPoint(x: -30, y: 0), PanDecision.begins),
      (.up, CGPoint(x: 0, y: -30), .begins), (.down, CGPoint(x: 0, y: 30), .begins),
      ([.left, .right], CGPoint(x: 30, y: 0), .begins),
      ([.left, .right], CGPoint(x: 0, y: 30), .fails),
      (.down, CGPoint(x: 0, y: 5), .waits),
    ] as [(UISwipeGestureRecognizer.Direction, CGPoint, PanDecision)])
  func `a swipe's direction`(
    directions: UISwipeGestureRecognizer.Direction, offset: CGPoint, decision: PanDecision
  ) {
    let velocity = CGPoint(x: offset.x * 100, y: offset.y * 100)
    #expect(SwipeRule.decision(for: offset, velocity: velocity, directions: directions) == decision)
  }
}
