import Foundation
import Input
import Testing

@testable import NavigationKit

/// The states of gestures, and the thresholds between them.
struct GestureStateTests {
  private let fixture = GestureFixture()

  @Test func `a gesture's states follow each other as they are documented, and in no other way`() {
    let steps: [UIGestureRecognizer.State: [UIGestureRecognizer.State]] = [
      .possible: [.began, .ended, .failed], .began: [.changed, .ended, .cancelled],
      .changed: [.changed, .ended, .cancelled], .ended: [], .cancelled: [], .failed: [],
    ]
    for (from, allowed) in steps {
      let legal = steps.keys.filter { GestureTransition.isLegal(from: from, to: $0) }
      #expect(Set(legal) == Set(allowed))
    }
    #expect(UIGestureRecognizer.State.recognized == .ended)
  }

  @Test(arguments: [PointerEvent.Phase.up, .cancelled])
  func `a pan goes from possible to began, changed and its end, and back to possible`(
    last: PointerEvent.Phase
  ) {
    let pan = fixture.watch(UIPanGestureRecognizer())
    fixture.finger(1, .down, 50, 50)
    #expect(pan.state == .possible)
    fixture.finger(1, .moved, 70, 50)
    fixture.finger(1, .moved, 80, 50)
    #expect(pan.state == .changed)
    fixture.finger(1, last, 80, 50)
    #expect(fixture.states() == [.began, .changed, last == .up ? .ended : .cancelled])
    #expect(pan.state == .possible)
  }

  @Test(arguments: [PointerEvent.Phase.up, .cancelled])
  func `a gesture may end or be cancelled right after it began`(last: PointerEvent.Phase) {
    fixture.watch(UIPanGestureRecognizer())
    fixture.finger(1, .down, 50, 50)
    fixture.finger(1, .moved, 70, 50)
    fixture.finger(1, last, 70, 50)
    #expect(fixture.states() == [.began, last == .up ? .ended : .cancelled])
  }

  @Test func `an action hears of every state but possible and failed`() {
    let tap = fixture.watch(UITapGestureRecognizer())
    fixture.finger(1, .down, 50, 50)
    fixture.finger(1, .moved, 150, 50)
    #expect(tap.state == .failed)
    fixture.finger(1, .up, 150, 50)
    #expect(tap.state == .possible && fixture.states().isEmpty)
    fixture.tap()
    #expect(fixture.states() == [.ended])
  }

  @Test func `an action that cancels its gesture hears of that once it is done`() {
    let pan = fixture.watch(UIPanGestureRecognizer())
    let log = CallLog()
    pan.addAction(
      UIAction { [unowned pan] _ in
        log.record("hears \(pan.state)")
        pan.isEnabled = false
        log.record("done")
      })
    fixture.finger(1, .down, 50, 50)
    fixture.finger(1, .moved, 80, 50)
    #expect(log.take() == ["hears began", "done", "hears cancelled", "done"])
    #expect(fixture.states() == [.began, .cancelled] && pan.state == .possible)
  }

  @Test func `a gesture that may not begin fails`() {
    final class Objector: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let objector = Objector()
    let pan = fixture.watch(UIPanGestureRecognizer())
    pan.delegate = objector
    fixture.finger(1, .down, 50, 50)
    fixture.finger(1, .moved, 80, 50)
    #expect(pan.state == .failed)
    fixture.finger(1, .moved, 150, 50)
    #expect(pan.state == .failed && fixture.states().isEmpty)
  }

  @Test func `a gesture is possible again once its last finger is gone, and not before`() {
    let pan = fixture.watch(UIPanGestureRecognizer())
    pan.minimumNumberOfTouches = 2
    fixture.finger(1, .down, 50, 50)
    fixture.finger(2, .down, 100, 50)
    fixture.finger(1, .moved, 90, 50)
    fixture.finger(1, .up, 90, 50)
    #expect(pan.state == .ended)
    fixture.finger(2, .moved, 140, 50)
    #expect(pan.state == .ended)
    fixture.finger(2, .up, 140, 50)
    #expect(pan.state == .possible)
  }

  @Test(arguments: [(18, true), (18.5, false)] as [(CGFloat, Bool)])
  func `a tap may slip by 18 points`(distance: CGFloat, isTap: Bool) {
    fixture.watch(UITapGestureRecognizer())
    fixture.finger(1, .down, 50, 50)
    fixture.finger(1, .moved, 50 + distance, 50)
    fixture.finger(1, .up, 50 + distance, 50)
    #expect(fixture.states() == (isTap ? [.ended] : []))
  }

  @Test func `a tap may last as long as it likes`() {
    fixture.watch(UITapGestureRecognizer())
    fixture.finger(1, .down, 50, 50)
    fixture.stage.advance(by: 5)
    fixture.finger(1, .up, 50, 50)
    #expect(fixture.states() == [.ended])
  }

  @Test(arguments: [(0.3, true), (0.31, false)])
  func `a second tap makes a double tap up to 0.3 seconds after the first`(
    gap: TimeInterval, isDouble: Bool
  ) {
    fixture.watch(UITapGestureRecognizer()).numberOfTapsRequired = 2
    fixture.tap()
    fixture.stage.advance(by: gap - 0.001)
    fixture.tap()
    #expect(fixture.states() == (isDouble ? [.ended] : []))
  }

  @Test(
    arguments: [
      (CGPoint(x: 20, y: 50), .left, .zero, true), (CGPoint(x: 21, y: 50), .left, .zero, false),
      (CGPoint(x: 44, y: 50), .left, UIEdgeInsets(left: 44, right: 30), true),
      (CGPoint(x: 270, y: 50), .right, UIEdgeInsets(left: 44, right: 30), true),
      (CGPoint(x: 269, y: 50), .right, UIEdgeInsets(left: 44, right: 30), false),
      (CGPoint(x: 50, y: 280), .bottom, .zero, true), (CGPoint(x: 50, y: 20), .top, .zero, true),
    ] as [(CGPoint, UIRectEdge, UIEdgeInsets, Bool)])
  func `an edge pan starts within 20 points of its edge, or in what the screen covers there`(
    point: CGPoint, edge: UIRectEdge, covered: UIEdgeInsets, isThere: Bool
  ) {
    let bounds = CGRect(x: 0, y: 0, width: 300, height: 300)
    #expect(
      UIScreenEdgePanGestureRecognizer.isAtEdge(point, of: bounds, edges: edge, insets: covered)
        == isThere)
  }

  @Test func `an edge pan waits for nobody, scroll views and swipes for the edge pan`() {
    let fixture = NavigationFixture("A", "B")
    let edge = fixture.navigation.interactivePopGestureRecognizer
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scroll.contentSize = CGSize(width: 2000, height: 2000)
    fixture.pages[1].view.addSubview(scroll)
    fixture.stage.press(at: CGPoint(x: 5, y: 400))
    fixture.stage.move(to: CGPoint(x: 60, y: 400), over: 0.1)
    #expect(edge.map { $0.state == .began || $0.state == .changed } == true)
    #expect(edge?.required.isEmpty == true && scroll.contentOffset.x == 0)
  }

  @Test func `a recogniser is released with its view after a touch`() {
    let kinds: [() -> UIGestureRecognizer] = [
      { UITapGestureRecognizer() }, { UIPanGestureRecognizer() }, { UIPinchGestureRecognizer() },
      { UIScreenEdgePanGestureRecognizer() },
    ]
    for make in kinds {
      weak var recognizer: UIGestureRecognizer?
      weak var touch: UITouch?
      do {
        let made = make()
        recognizer = made
        let view = UIView(frame: fixture.view.bounds)
        fixture.view.addSubview(view)
        view.addGestureRecognizer(made)
        fixture.finger(1, .down, 50, 50)
        touch = fixture.stage.touches.down.first?.touch
        #expect(touch?.gestureRecognizers == [made])
        fixture.finger(1, .up, 50, 50)
        view.removeFromSuperview()
      }
      #expect(touch == nil)
      #expect(recognizer == nil)
    }
  }
}
