import Foundation
import Input
import NavigationKit
import Testing

/// Failure requirements, and touches delivered to views meanwhile.
struct GestureRulesTests {
  private let fixture = GestureFixture()

  private final class Delegate: NSObject, UIGestureRecognizerDelegate {
    var waitsFor: UIGestureRecognizer?
    var keepsWaiting: UIGestureRecognizer?
    var receives = true
    var asked = 0

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      asked += 1
      return otherGestureRecognizer === waitsFor
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === keepsWaiting }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool { receives }
  }

  private final class RuledTap: UITapGestureRecognizer {
    var waitsFor: UIGestureRecognizer?
    var keepsWaiting: UIGestureRecognizer?

    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
      otherGestureRecognizer === waitsFor
    }
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
      otherGestureRecognizer === keepsWaiting
    }
  }

  private func doubleTap() -> UITapGestureRecognizer {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    return double
  }

  @Test(arguments: [true, false])
  func `a delegate can make one wait for another, from either side`(asksTheOneThatWaits: Bool) {
    let single = fixture.watch(UITapGestureRecognizer(), as: "single")
    let double = fixture.watch(doubleTap(), as: "double")
    let delegate = Delegate()
    if asksTheOneThatWaits {
      single.delegate = delegate
      delegate.waitsFor = double
    } else {
      double.delegate = delegate
      delegate.keepsWaiting = single
    }
    fixture.tap()
    #expect(fixture.states(of: "single").isEmpty)
    fixture.stage.settle()
    #expect(fixture.states(of: "single") == [.ended])
    #expect(delegate.asked == (asksTheOneThatWaits ? 1 : delegate.asked))
  }

  @Test(arguments: [true, false])
  func `a subclass can wait for another, or have another wait for it`(asksTheOneThatWaits: Bool) {
    let single = fixture.watch(RuledTap(), as: "single")
    let double = fixture.watch(RuledTap(), as: "double")
    double.numberOfTapsRequired = 2
    if asksTheOneThatWaits { single.waitsFor = double } else { double.keepsWaiting = single }
    fixture.tap()
    #expect(fixture.states(of: "single").isEmpty)
    fixture.tap()
    #expect(fixture.states(of: "double") == [.ended] && fixture.states(of: "single").isEmpty)
    fixture.stage.settle()
    fixture.tap()
    fixture.stage.settle()
    #expect(fixture.states(of: "single") == [.ended])
  }

  @Test func `a delegate can keep events from a recogniser`() {
    let tap = fixture.watch(UITapGestureRecognizer())
    let delegate = Delegate()
    tap.delegate = delegate
    delegate.receives = false
    fixture.tap()
    #expect(fixture.states().isEmpty)
    delegate.receives = true
    fixture.tap()
    #expect(fixture.states() == [.ended])
  }

  @Test func `a recogniser that is turned off cancels, and works again when turned on`() {
    let pan = fixture.watch(UIPanGestureRecognizer())
    pan.isEnabled = false
    pan.isEnabled = true
    fixture.finger(1, .down, 50, 50)
    fixture.finger(1, .moved, 80, 50)
    pan.isEnabled = false
    #expect(fixture.states() == [.began, .cancelled])
    #expect(pan.state == .possible && pan.numberOfTouches == 0)
    fixture.finger(1, .moved, 90, 50)
    fixture.finger(1, .up, 90, 50)
    pan.isEnabled = true
    fixture.finger(1, .down, 50, 50)
    fixture.finger(1, .moved, 80, 50)
    #expect(fixture.states() == [.began, .cancelled, .began])
  }

  @Test func `a recogniser that leaves its view cancels`() {
    let pan = fixture.watch(UIPanGestureRecognizer())
    fixture.finger(1, .down, 50, 50)
    fixture.finger(1, .moved, 80, 50)
    fixture.view.removeGestureRecognizer(pan)
    #expect(fixture.states() == [.began, .cancelled])
    #expect(pan.view == nil)
  }

  @Test func `the finger of a recognised tap is taken from the view`() {
    for cancels in [true, false] {
      let listener = ListeningView(frame: fixture.view.bounds)
      fixture.view.addSubview(listener)
      fixture.watch(UITapGestureRecognizer(), on: listener).cancelsTouchesInView = cancels
      fixture.tap()
      #expect(listener.heard == ["began", cancels ? "cancelled" : "ended"])
    }
  }

  @Test func `a view hears of a delayed finger once the gesture failed`() {
    let listener = ListeningView(frame: fixture.view.bounds)
    fixture.view.addSubview(listener)
    let pan = fixture.watch(UIPanGestureRecognizer(), on: listener)
    pan.delaysTouchesBegan = true
    fixture.finger(1, .down, 50, 50)
    #expect(listener.heard.isEmpty)
    fixture.finger(1, .up, 50, 50)
    #expect(listener.heard == ["began", "ended"])
    fixture.stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 90, y: 50), over: 0.1)
    #expect(listener.heard == ["began", "ended"])
  }

  @Test(arguments: [true, false])
  func `a view hears of a lifted finger once no double tap comes of it`(delays: Bool) {
    let listener = ListeningView(frame: fixture.view.bounds)
    fixture.view.addSubview(listener)
    fixture.watch(doubleTap(), on: listener).delaysTouchesEnded = delays
    fixture.tap()
    #expect(listener.heard == (delays ? ["began"] : ["began", "ended"]))
    fixture.stage.settle()
    #expect(listener.heard == ["began", "ended"])
  }

  @Test func `one that must wait for another loses when that is recognised`() {
    let long = fixture.watch(UILongPressGestureRecognizer(), as: "long")
    fixture.watch(UITapGestureRecognizer(), as: "tap").require(toFail: long)
    fixture.finger(1, .down, 50, 50)
    fixture.stage.advance(by: 1)
    fixture.finger(1, .up, 50, 50)
    #expect(fixture.states(of: "long") == [.began, .ended])
    #expect(fixture.states(of: "tap").isEmpty)
    fixture.tap()
    #expect(fixture.states(of: "tap") == [.ended])
  }
}
