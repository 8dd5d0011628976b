import Foundation
import Input
import Testing

@testable import NavigationKit

/// Content that moves in pages: five of 400 points, of which the first begins at 0.
struct ScrollPagingTests {
  @Test(
    arguments: [
      // Slowly, to the nearest page.
      (0, 150, 0, 0), (0, 250, 0, 400), (400, 250, 0, 400), (400, 150, 0, 0),
      // A flick turns one page, in its direction.
      (0, 40, 500, 400), (400, 360, -500, 0), (400, 700, -500, 400), (0, 90, 5000, 400),
      // No more than one page from where it was, and none that is not there.
      (0, 790, 500, 400), (400, 420, 500, 800), (0, -60, -900, 0), (1600, 1650, 900, 1600),
      // A second flick before the first has come to rest.
      (300, 330, 900, 400), (340, 420, 900, 800),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func `content comes to rest at the nearest page, or a flick turns one`(
    start: CGFloat, offset: CGFloat, velocity: CGFloat, rest: CGFloat
  ) {
    #expect(
      ScrollPaging.rest(
        from: start, letGoAt: offset, velocity: velocity, in: 0...1600, length: 400) == rest)
  }

  @Test func `pages begin where the content does, and a last page that is short ends with it`() {
    let rest = { (offset: CGFloat) in
      ScrollPaging.rest(from: offset, letGoAt: offset, velocity: 0, in: -20...900, length: 400)
    }
    #expect(rest(0) == -20 && rest(300) == 380 && rest(880) == 780 && rest(1000) == 900)
    #expect(ScrollPaging.rest(from: 0, letGoAt: 5, velocity: 0, in: 0...10, length: 0) == 0)
  }

  private let fixture = ScrollFixture(content: CGSize(width: 2000, height: 800))
  private var x: CGFloat { fixture.scrollView.contentOffset.x }

  init() { fixture.scrollView.isPagingEnabled = true }

  private func drag(by offset: CGFloat, over seconds: Double = 0.3) {
    fixture.stage.drag(
      from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200 + offset, y: 300), over: seconds)
  }

  @Test func `a drag and a flick turn one page, and the delegate is told where it ends`() {
    drag(by: -150)
    #expect(fixture.target == CGPoint(x: 400, y: 0) && fixture.scrollView.isDecelerating)
    fixture.stage.advance(by: 0.7)
    #expect(x == 400 && !fixture.scrollView.isDecelerating)
    #expect(fixture.calls.last == "didDecelerate")
    drag(by: 190, over: 0.05)
    fixture.stage.settle()
    #expect(x == 0)
  }

  @Test func `a small pull goes back`() {
    fixture.stage.press(at: CGPoint(x: 200, y: 300))
    fixture.stage.move(to: CGPoint(x: 120, y: 300), over: 0.3)
    fixture.stage.advance(by: 0.2)
    fixture.stage.release()
    fixture.stage.settle()
    #expect(x == 0)
  }

  @Test func `a page that a finger stops half way is turned when it is lifted`() {
    drag(by: -150)
    fixture.stage.advance(by: 0.05)
    fixture.stage.press(at: CGPoint(x: 200, y: 300))
    fixture.stage.advance(by: 0.5)
    #expect(x > 150 && x < 400)
    fixture.stage.release()
    fixture.stage.settle()
    #expect(x == 400)
  }

  @Test func `pages turn up and down as well`() {
    let fixture = ScrollFixture(content: CGSize(width: 400, height: 2400))
    fixture.scrollView.isPagingEnabled = true
    fixture.flick(by: 500, over: 0.2)
    fixture.stage.settle()
    #expect(fixture.y == 800)
  }

  @Test func `a wheel turns one page however fast it is, and a touchpad ends on a page`() {
    let fixture = ScrollFixture(content: CGSize(width: 400, height: 4000))
    fixture.scrollView.isPagingEnabled = true
    for _ in 0..<5 { fixture.wheel(by: -40) }
    fixture.stage.settle()
    #expect(fixture.y == 800)
    fixture.wheel(by: 40)
    fixture.stage.settle()
    #expect(fixture.y == 0)
    // Its host does not tell when the fingers are lifted.
    fixture.wheel(by: -500, phase: .changed)
    #expect(fixture.y == 500)
    fixture.stage.advance(by: 0.2)
    fixture.stage.settle()
    #expect(fixture.y == 800)
  }

  @Test func `pages beside each other turn in a view that scrolls up and down`() {
    let outer = ScrollFixture(content: CGSize(width: 400, height: 4000))
    let pages = UIScrollView(frame: CGRect(x: 0, y: 100, width: 400, height: 300))
    pages.contentSize = CGSize(width: 1200, height: 300)
    pages.isPagingEnabled = true
    outer.scrollView.addSubview(pages)
    outer.stage.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 150, y: 210), over: 0.3)
    outer.stage.settle()
    #expect(pages.contentOffset == CGPoint(x: 400, y: 0) && outer.y == 0)
    outer.stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 210, y: 150), over: 0.3)
    outer.stage.settle()
    #expect(pages.contentOffset == CGPoint(x: 400, y: 0) && outer.y > 100)
  }

  @Test func `from the edge a swipe goes back, and leaves the pages`() {
    let controller = UIViewController()
    let pages = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    pages.contentSize = CGSize(width: 1200, height: 600)
    pages.isPagingEnabled = true
    pages.contentInsetAdjustmentBehavior = .never
    controller.view = pages
    let navigation = UINavigationController(rootViewController: PageController("Root"))
    let stage = Stage(size: CGSize(width: 400, height: 800))
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    navigation.pushViewController(controller, animated: false)
    stage.settle()
    pages.contentOffset.x = 400
    stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 360, y: 300), over: 0.3)
    stage.settle()
    #expect(pages.contentOffset.x == 0 && navigation.viewControllers.count == 2)
    pages.contentOffset.x = 400
    stage.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 300, y: 300), over: 0.3)
    stage.settle()
    #expect(pages.contentOffset.x == 400 && navigation.viewControllers.count == 1)
  }
}
