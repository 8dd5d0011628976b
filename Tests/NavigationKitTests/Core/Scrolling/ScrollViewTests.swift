import Foundation
import Goldens
import Input
import Testing

@testable import NavigationKit

/// Scrolling by fingers, wheels and code.
struct ScrollViewTests {
  @Test func `scrolling is stopped where it is`() {
    let stage = Stage(size: .smallPhone)
    let scroll = UIScrollView(frame: stage.screen.bounds)
    scroll.contentSize = CGSize(width: 320, height: 5000)
    stage.window.addSubview(scroll)
    stage.window.makeKeyAndVisible()
    scroll.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    stage.advance(by: 0.15)
    let place = scroll.contentOffset.y
    scroll.stopScrollingAndZooming()
    stage.settle()
    #expect(place > 0 && place < 1000 && scroll.contentOffset.y == place)
  }

  @Test func `content follows the finger, without a jump where the pan begins`() {
    let fixture = ScrollFixture()
    fixture.stage.press(at: CGPoint(x: 200, y: 600))
    fixture.stage.move(to: CGPoint(x: 200, y: 588))
    #expect(fixture.scrollView.isDragging)
    #expect(fixture.y == 0)
    fixture.stage.move(to: CGPoint(x: 200, y: 488))
    #expect(fixture.y == 100)
  }

  @Test func `content that somebody stops as time passes stays where it was stopped`() {
    let (first, second) = (
      ScrollFixture(), UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    )
    second.contentSize = CGSize(width: 400, height: 4000)
    first.stage.window.addSubview(second)
    first.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    second.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    first.stage.advance(by: 0.1)
    let stopped = second.contentOffset.y
    #expect(stopped > 0)
    first.whenMoved = { second.contentOffset.y = stopped }
    first.stage.advance(by: 0.1)
    #expect(first.y > 100)
    #expect(second.contentOffset.y == stopped)
    first.whenMoved = {}
    first.stage.settle()
    #expect(second.contentOffset.y == stopped)
  }

  @Test func `a finger that rests before it lifts leaves the content there`() {
    let fixture = ScrollFixture()
    fixture.stage.press(at: CGPoint(x: 200, y: 600))
    fixture.stage.move(to: CGPoint(x: 200, y: 588))
    fixture.stage.move(to: CGPoint(x: 200, y: 300), over: 0.2)
    fixture.stage.advance(by: 0.2)
    fixture.stage.release()
    #expect(fixture.calls == ["willDrag", "didDrag(false)"])
    #expect(fixture.y == 288)
    #expect(!fixture.scrollView.isDecelerating)
  }

  @Test func `content that was flicked goes on and tells when it rests`() {
    let fixture = ScrollFixture()
    fixture.flick()
    let released = fixture.y
    #expect(fixture.scrollView.isDecelerating)
    #expect(fixture.stage.nextChange == fixture.stage.now)
    fixture.stage.settle()
    #expect(fixture.y > released + 500)
    #expect(fixture.calls == ["willDrag", "didDrag(true)", "willDecelerate", "didDecelerate"])
  }

  @Test(arguments: [24.0, 60, 120, 1])
  func `equal times give equal offsets at any frame rate`(framesPerSecond: Double) {
    let (smooth, other) = (ScrollFixture(), ScrollFixture())
    smooth.flick()
    other.flick()
    let start = other.stage.now
    smooth.stage.advance(by: 1)
    while other.stage.now < start + 1 - 1e-9 { other.stage.advance(by: 1 / framesPerSecond) }
    #expect(abs(other.stage.now - smooth.stage.now) < 1e-9)
    #expect(other.y == smooth.y)
    smooth.stage.settle()
    other.stage.settle()
    #expect(other.y == smooth.y)
    #expect(abs(other.stage.now - smooth.stage.now) < 1e-9)
  }

  @Test func `a touch stops the content and presses nothing under it`() {
    let fixture = ScrollFixture()
    var presses = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "x") { _ in presses += 1 })
    button.frame = CGRect(x: 0, y: 0, width: 400, height: 4000)
    fixture.scrollView.addSubview(button)
    fixture.flick()
    fixture.stage.advance(by: 0.1)
    fixture.stage.tap(at: CGPoint(x: 200, y: 400))
    let stopped = fixture.y
    fixture.stage.settle()
    #expect(fixture.y == stopped)
    #expect(presses == 0)
    fixture.stage.tap(at: CGPoint(x: 200, y: 400))
    #expect(presses == 1)
  }

  @Test func `pulled beyond its top the content gives way and comes back`() {
    let fixture = ScrollFixture()
    fixture.stage.press(at: CGPoint(x: 200, y: 100))
    fixture.stage.move(to: CGPoint(x: 200, y: 112))
    fixture.stage.move(to: CGPoint(x: 200, y: 312), over: 0.5)
    #expect(abs(fixture.y + RubberBand.stretch(200, length: 800)) <= 0.25)
    fixture.stage.advance(by: 0.2)
    fixture.stage.release()
    fixture.stage.settle()
    #expect(fixture.y == 0)
  }

  @Test(arguments: [178, 179, 180, 181, 182] as [CGFloat])
  func `content pushed back from beyond its top about as fast as it springs back rests soon`(
    offset: CGFloat
  ) {
    let fixture = ScrollFixture()
    fixture.stage.press(at: CGPoint(x: 200, y: 100))
    fixture.stage.move(to: CGPoint(x: 200, y: 750), over: 0.1)
    fixture.stage.move(to: CGPoint(x: 200, y: 750 - offset), over: 0.1)
    #expect(fixture.y < -100)
    fixture.stage.release()
    fixture.stage.advance(by: 2)
    #expect(fixture.stage.isSettled && fixture.y == 0)
  }

  @Test func `content stopped beyond its edge still comes back`() {
    let fixture = ScrollFixture()
    fixture.stage.drag(
      from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 400), over: 0.1)
    fixture.stage.advance(by: 0.02)
    fixture.stage.tap(at: CGPoint(x: 200, y: 400))
    #expect(fixture.y < 0)
    fixture.stage.settle()
    #expect(fixture.y == 0)
  }

  @Test func `content that does not bounce stays within its edges`() {
    let fixture = ScrollFixture()
    fixture.scrollView.bounces = false
    fixture.stage.drag(
      from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 400), over: 0.1)
    #expect(fixture.y == 0)
    fixture.stage.settle()
    #expect(fixture.y == 0)
  }

  @Test(arguments: [
    (x: 20.0, y: 5.0, horizontal: false, vertical: true, PanDecision.fails),
    (5, 20, false, true, .begins), (20, 5, true, false, .begins), (5, 20, true, false, .fails),
    (20, 5, true, true, .begins), (5, 20, false, false, .fails),
  ])
  func `a pan scrolls along the axes there are`(
    x: Double, y: Double, horizontal: Bool, vertical: Bool, decision: PanDecision
  ) {
    #expect(
      ScrollPanGestureRecognizer.decision(
        for: CGPoint(x: x, y: y), horizontal: horizontal, vertical: vertical) == decision)
  }

  @Test func `a swipe from the edge goes back, one from the middle scrolls sideways`() {
    let stage = Stage(size: CGSize(width: 400, height: 800))
    let navigation = UINavigationController(rootViewController: PageController("Below"))
    let page = PageController("Page")
    let strip = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    strip.contentSize = CGSize(width: 2000, height: 100)
    page.view.addSubview(strip)
    navigation.pushViewController(page, animated: false)
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    strip.contentOffset.x = 800
    stage.press(at: CGPoint(x: 300, y: 400))
    stage.move(to: CGPoint(x: 290, y: 400))
    stage.move(to: CGPoint(x: 190, y: 400))
    stage.cancelTouches()
    #expect(strip.contentOffset.x == 900)
    stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), over: 0.3)
    stage.settle()
    #expect(strip.contentOffset.x == 900)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `an animated scroll takes three tenths of a second`() {
    let fixture = ScrollFixture()
    fixture.scrollView.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    #expect(fixture.y == 0)
    fixture.stage.advance(by: 0.15)
    #expect(fixture.y == 500)
    fixture.stage.advance(by: 0.15)
    #expect(fixture.y == 1000)
    #expect(fixture.calls == ["didAnimate"])
  }

  @Test func `a scroll ends where content ends that became shorter meanwhile`() {
    let fixture = ScrollFixture()
    fixture.scrollView.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    fixture.stage.advance(by: 0.1)
    fixture.scrollView.contentSize.height = fixture.scrollView.bounds.height + 600
    fixture.stage.advance(by: 0.2)
    #expect(fixture.y == 600)
    #expect(fixture.calls == ["didAnimate"])
  }

  @Test func `a rectangle is brought into view on the shortest way`() {
    let fixture = ScrollFixture()
    let rect = CGRect(x: 0, y: 1000, width: 100, height: 50)
    fixture.scrollView.scrollRectToVisible(rect, animated: false)
    #expect(fixture.y == 250)
    fixture.scrollView.contentOffset.y = 3000
    fixture.scrollView.scrollRectToVisible(rect, animated: false)
    #expect(fixture.y == 1000)
  }

  @Test func `wheel notches add up and stay within the content`() {
    let fixture = ScrollFixture()
    for _ in 0..<3 { fixture.wheel(by: -40) }
    #expect(fixture.y == 0)
    fixture.stage.settle()
    #expect(fixture.y == 120)
    fixture.wheel(by: 500)
    fixture.stage.settle()
    #expect(fixture.y == 0)
  }

  @Test func `a touchpad moves the content at once`() {
    let fixture = ScrollFixture()
    fixture.wheel(by: -10, phase: .changed)
    #expect(fixture.y == 10)
  }

  @Test func `a wheel reaches the view around one that is at its end`() {
    let fixture = ScrollFixture()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 400, height: 200))
    inner.contentSize = CGSize(width: 400, height: 250)
    fixture.scrollView.addSubview(inner)
    fixture.wheel(by: -50)
    fixture.stage.settle()
    #expect(inner.contentOffset.y == 50)
    #expect(fixture.y == 0)
    fixture.wheel(by: -50)
    fixture.stage.settle()
    #expect(fixture.y == 50)
  }

  @Test func `a bar shows where one is and goes soon after`() {
    let fixture = ScrollFixture()
    #expect(fixture.scrollView.subviews.isEmpty)
    fixture.wheel(by: -400)
    fixture.stage.advance(by: 0.2)
    let bar = fixture.scrollView.subviews.first { !$0.isHidden }
    #expect(bar?.frame.width == 3)
    #expect(bar?.frame.maxX == 397.5)
    #expect(bar?.alpha == 1)
    fixture.stage.settle()
    #expect(bar?.alpha == 0)
    #expect(fixture.stage.isSettled)
  }

  @Test func `the bar is as long as what is seen of the content`() {
    #expect(
      ScrollIndicators.span(of: 0...3200, at: 0, view: 800, track: 795) == 0...159)
    #expect(
      ScrollIndicators.span(of: 0...3200, at: 3200, view: 800, track: 795) == 636...795)
    #expect(ScrollIndicators.span(of: 0...0, at: 0, view: 800, track: 795) == nil)
  }
}

extension ScrollFixture {
  func wheel(by height: CGFloat, phase: ScrollEvent.Phase = .step) {
    stage.send(
      .scroll(
        ScrollEvent(
          position: CGPoint(x: 200, y: 400), delta: CGSize(width: 0, height: height),
          phase: phase, time: stage.now)))
  }
}
