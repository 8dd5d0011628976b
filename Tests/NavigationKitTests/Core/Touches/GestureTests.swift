import Foundation
import Input
import Testing

@testable import NavigationKit

/// Recognisers in an empty window.
struct GestureTests {
  private let stage = Stage(size: CGSize(width: 300, height: 300))

  private func view() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    stage.window.addSubview(view)
    return view
  }

  private func log(_ recognizer: UIGestureRecognizer) -> StateLog {
    let log = StateLog()
    recognizer.addAction(
      UIAction { action in
        (action.sender as? UIGestureRecognizer).map { log.states.append($0.state) }
      })
    return log
  }

  @Test func `a pan begins 10 points from where the finger came down`() {
    let pan = UIPanGestureRecognizer()
    view().addGestureRecognizer(pan)
    let log = log(pan)
    stage.press(at: CGPoint(x: 100, y: 100))
    stage.move(to: CGPoint(x: 109, y: 100))
    #expect(log.states.isEmpty)
    stage.move(to: CGPoint(x: 110, y: 100))
    stage.move(to: CGPoint(x: 150, y: 130))
    #expect(pan.translation(in: nil) == CGPoint(x: 50, y: 30))
    stage.release()
    #expect(log.states == [.began, .changed, .ended])
    #expect(pan.state == .possible)
  }

  @Test func `a pan with a mouse begins after 4 points`() {
    let pan = UIPanGestureRecognizer()
    view().addGestureRecognizer(pan)
    let log = log(pan)
    for (phase, x) in [(PointerEvent.Phase.down, 50.0), (.moved, 53), (.moved, 54), (.up, 54)] {
      stage.send(
        .pointer(
          PointerEvent(
            id: 1, phase: phase, position: CGPoint(x: x, y: 50), time: 0, kind: .mouse)))
    }
    #expect(log.states == [.began, .ended])
  }

  @Test func `setTranslation makes later translations count from there`() {
    let pan = UIPanGestureRecognizer()
    view().addGestureRecognizer(pan)
    stage.press(at: CGPoint(x: 100, y: 100))
    stage.move(to: CGPoint(x: 140, y: 100))
    pan.setTranslation(.zero, in: nil)
    stage.move(to: CGPoint(x: 145, y: 110))
    #expect(pan.translation(in: nil) == CGPoint(x: 5, y: 10))
  }

  @Test func `velocity is displacement by time to a thousandth, and zero after a rest`() {
    let pan = UIPanGestureRecognizer()
    view().addGestureRecognizer(pan)
    stage.press(at: CGPoint(x: 10, y: 10))
    stage.move(to: CGPoint(x: 110, y: 60), over: 0.2)
    #expect(abs(pan.velocity(in: nil).x - 500) < 0.001)
    #expect(abs(pan.velocity(in: nil).y - 250) < 0.001)
    stage.advance(by: 0.05)
    #expect(pan.velocity(in: nil) == .zero)
  }

  @Test func `a tap is a finger that stays in place`() {
    let tap = UITapGestureRecognizer()
    view().addGestureRecognizer(tap)
    let log = log(tap)
    stage.tap(at: CGPoint(x: 50, y: 50))
    stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 80, y: 50), over: 0.1)
    #expect(log.states == [.ended])
  }

  @Test func `a double tap takes two taps that follow closely`() {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    view().addGestureRecognizer(tap)
    let log = log(tap)
    stage.tap(at: CGPoint(x: 50, y: 50))
    stage.advance(by: 1)
    stage.tap(at: CGPoint(x: 50, y: 50))
    #expect(log.states.isEmpty)
    stage.advance(by: 0.1)
    stage.tap(at: CGPoint(x: 50, y: 50))
    #expect(log.states == [.ended])
  }

  @Test func `of two pans on one finger only the deeper one wins`() {
    let outer = UIPanGestureRecognizer()
    let inner = UIPanGestureRecognizer()
    let view = view()
    view.addGestureRecognizer(outer)
    let child = UIView(frame: view.bounds)
    view.addSubview(child)
    child.addGestureRecognizer(inner)
    let (outerLog, innerLog) = (log(outer), log(inner))
    stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50), over: 0.1)
    #expect(outerLog.states.isEmpty)
    #expect(innerLog.states.first == .began && innerLog.states.last == .ended)
  }

  @Test func `a pan that another must fail before waits for it, and loses to it`() {
    for (end, edgeWins) in [(CGPoint(x: 150, y: 50), true), (CGPoint(x: 5, y: 150), false)] {
      let edge = UIScreenEdgePanGestureRecognizer()
      edge.edges = .left
      let scroll = UIPanGestureRecognizer()
      scroll.require(toFail: edge)
      let view = view()
      view.addGestureRecognizer(edge)
      let child = UIView(frame: view.bounds)
      view.addSubview(child)
      child.addGestureRecognizer(scroll)
      let (edgeLog, scrollLog) = (log(edge), log(scroll))
      stage.drag(from: CGPoint(x: 5, y: 50), to: end, over: 0.1)
      #expect(edgeLog.states.isEmpty != edgeWins)
      #expect(scrollLog.states.isEmpty == edgeWins)
      view.removeFromSuperview()
    }
  }

  @Test func `a delegate can let two go on together, and keep one from beginning`() {
    final class Delegate: NSObject, UIGestureRecognizerDelegate {
      var shares = false
      var begins = true
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        begins
      }
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { shares }
    }
    let delegate = Delegate()
    let (first, second) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    first.delegate = delegate
    let view = view()
    for recognizer in [first, second] { view.addGestureRecognizer(recognizer) }
    let (firstLog, secondLog) = (log(first), log(second))
    delegate.shares = true
    stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50), over: 0.1)
    #expect(firstLog.states.last == .ended && secondLog.states.last == .ended)
    (firstLog.states, secondLog.states) = ([], [])
    (delegate.shares, delegate.begins) = (false, false)
    stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50), over: 0.1)
    #expect(firstLog.states.isEmpty && secondLog.states.last == .ended)
  }

  @Test func `cancelsTouchesInView cancels a control's touch, and does not if false`() {
    for cancels in [true, false] {
      let view = view()
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 40, y: 40, width: 200, height: 44)
      var heard: [String] = []
      button.addAction(UIAction { _ in heard.append("cancel") }, for: .touchCancel)
      button.addAction(UIAction { _ in heard.append("press") }, for: .touchUpInside)
      view.addSubview(button)
      let pan = UIPanGestureRecognizer()
      pan.cancelsTouchesInView = cancels
      view.addGestureRecognizer(pan)
      stage.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 120, y: 60), over: 0.1)
      #expect(heard == [cancels ? "cancel" : "press"])
      view.removeFromSuperview()
    }
  }

  @Test(arguments: [
    (false, false, false, GestureArena.Decision.begins), (true, false, false, .waits),
    (false, true, false, .loses), (true, true, false, .loses), (false, true, true, .begins),
    (true, true, true, .waits),
  ])
  func `the verdict on one that wants to begin`(
    requiredIsOpen: Bool, anotherIsActive: Bool, mayShare: Bool, verdict: GestureArena.Decision
  ) {
    #expect(
      GestureArena.verdict(
        requiredIsOpen: requiredIsOpen, anotherIsActive: anotherIsActive,
        mayShareWithActive: mayShare) == verdict)
  }
}

/// Logs the states of a recogniser.
private final class StateLog {
  var states: [UIGestureRecognizer.State] = []
}
