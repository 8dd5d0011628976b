import Foundation
import Input
import Testing

@testable import NavigationKit

/// Back swipes with two fingers on a touchpad.
struct TouchpadSwipeTests {
  private let fixture = NavigationFixture("A", "B")

  private func scroll(
    _ width: CGFloat, _ height: CGFloat = 0, phase: ScrollEvent.Phase = .changed,
    in other: NavigationFixture? = nil
  ) {
    let stage = (other ?? fixture).stage
    stage.send(
      .scroll(
        ScrollEvent(
          position: CGPoint(x: 200, y: 400), delta: CGSize(width: width, height: height),
          phase: phase, time: stage.now)))
  }

  private func x(_ index: Int) -> CGFloat? { fixture.x(of: fixture.pages[index]) }

  @Test func `400 points of scrolling are a whole page`() {
    scroll(100)
    #expect(x(1) == 97.5)
    scroll(200)
    #expect(x(1) == 292.5 && fixture.titles == ["A"])
    scroll(100)
    #expect(x(1) == 390)
  }

  @Test(
    arguments: [
      (12, 10, .fails), (12.1, 10, .begins), (12.1, -10, .begins), (-50, 0, .fails),
      (9.9, 0, .waits), (10, 0, .begins), (0, 0, .waits), (0, 5, .fails), (6, 5, .fails),
    ] as [(CGFloat, CGFloat, PanDecision)])
  func `it takes ten points towards the trailing edge, more than 1.2 times those up or down`(
    width: CGFloat, height: CGFloat, decision: PanDecision
  ) {
    #expect(TouchpadSwipe.decision(for: CGSize(width: width, height: height)) == decision)
  }

  @Test(arguments: [(190, false), (200, true)] as [(CGFloat, Bool)])
  func `the end of the scroll lets the page go, which pops from half of the way on`(
    offset: CGFloat, pops: Bool
  ) {
    scroll(0, phase: .began)
    scroll(offset)
    fixture.stage.advance(by: 0.1)
    scroll(0, phase: .ended)
    #expect(fixture.navigation.transitionCoordinator?.isInteractive == false)
    fixture.stage.settle()
    #expect(fixture.titles == (pops ? ["A"] : ["A", "B"]))
    #expect(fixture.labels(.title) == [pops ? "A" : "B"])
  }

  @Test(arguments: [(0, true), (0.1, false)] as [(TimeInterval, Bool)])
  func `a flick pops, unless the fingers rest before they are lifted`(
    rest: TimeInterval, pops: Bool
  ) {
    for _ in 0..<6 {
      fixture.stage.advance(by: 0.01)
      scroll(15)
    }
    fixture.stage.advance(by: rest)
    scroll(0, phase: .ended)
    fixture.stage.settle()
    #expect(fixture.titles == (pops ? ["A"] : ["A", "B"]))
  }

  @Test func `fingers that turn back keep the page`() {
    scroll(300)
    for _ in 0..<5 {
      fixture.stage.advance(by: 0.01)
      scroll(-10)
    }
    #expect(x(1) == 243.75)
    scroll(0, phase: .ended)
    fixture.stage.settle()
    #expect(fixture.titles == ["A", "B"])
  }

  @Test func `where nobody tells of the end, 150 ms without a scroll are one`() {
    scroll(250)
    fixture.stage.advance(by: 0.14)
    #expect(x(1) == 243.75)
    fixture.stage.advance(by: 0.02)
    #expect(fixture.navigation.transitionCoordinator?.isInteractive == false)
    fixture.stage.settle()
    #expect(fixture.titles == ["A"])
    scroll(50)
    #expect(fixture.stage.isSettled, "at the root it never begins")
  }

  @Test func `below ten points nothing happens, and they count once it begins`() {
    scroll(6)
    #expect(fixture.log.take().isEmpty && x(1) == 0)
    scroll(6)
    #expect(fixture.log.take().contains("B.willDisappear"))
    #expect(x(1).map { abs($0 - 11.7) < 0.001 } == true)
  }

  @Test func `a scroll view that can move sideways comes first`() {
    let strip = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
    strip.contentSize = CGSize(width: 1000, height: 600)
    fixture.pages[1].view.addSubview(strip)
    strip.contentOffset.x = 30
    scroll(40)
    #expect(strip.contentOffset.x == 0 && x(1) == 0)
    scroll(40)
    #expect(x(1) == 0, "not with the same fingers")
    fixture.stage.advance(by: 0.2)
    scroll(40)
    #expect(x(1) == 39)
  }

  @Test func `a scroll that began up or down stays one, and its list gets all of it`() {
    let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
    list.contentSize = CGSize(width: 390, height: 3000)
    fixture.pages[1].view.addSubview(list)
    scroll(0, -40)
    scroll(50, -10)
    #expect(list.contentOffset.y == 50 && x(1) == 0)
    fixture.stage.advance(by: 0.2)
    scroll(3, -2)
    scroll(3, -20)
    #expect(list.contentOffset.y == 72)
  }

  @Test func `a wheel's notches never lead back`() {
    for _ in 0..<5 { scroll(40, phase: .step) }
    #expect(fixture.titles == ["A", "B"] && fixture.log.take().isEmpty)
  }

  @Test func `it is refused while a transition runs and where swipes are turned off`() {
    fixture.navigation.pushViewController(fixture.page("C"), animated: true)
    fixture.stage.advance(by: 0.1)
    scroll(300)
    fixture.stage.settle()
    #expect(fixture.titles == ["A", "B", "C"])
    fixture.navigation.interactivePopGestureRecognizer?.isEnabled = false
    scroll(300)
    fixture.stage.settle()
    #expect(fixture.titles == ["A", "B", "C"])
  }

  @Test func `where lines start at the right it leads the other way`() {
    let other = NavigationFixture(
      "A", "B", traits: UITraitCollection(layoutDirection: .rightToLeft))
    scroll(100, in: other)
    #expect(other.titles == ["A", "B"])
    other.stage.advance(by: 0.2)
    scroll(-100, in: other)
    #expect(other.x(of: other.pages[1]) == -97.5)
  }

  @Test func `a button that a finger holds is cancelled as it begins`() {
    let button = UIButton(frame: CGRect(x: 100, y: 300, width: 200, height: 200))
    var heard: [String] = []
    button.addAction(UIAction { _ in heard.append("cancelled") }, for: .touchCancel)
    button.addAction(UIAction { _ in heard.append("pressed") }, for: .touchUpInside)
    fixture.pages[1].view.addSubview(button)
    fixture.stage.press(at: CGPoint(x: 200, y: 400))
    scroll(100)
    fixture.stage.release()
    #expect(heard == ["cancelled"])
  }

  @Test func `code wins over the touchpad too`() {
    scroll(100)
    let page = fixture.page("C")
    fixture.navigation.pushViewController(page, animated: true)
    scroll(200)
    #expect(fixture.navigation.transitionCoordinator?.isInteractive == false)
    fixture.stage.settle()
    #expect(fixture.titles == ["A", "C"] && fixture.x(of: page) == 0)
  }
}
