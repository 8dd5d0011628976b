import Foundation
import Testing

@testable import NavigationKit

/// A large title over a scrolling page.
struct LargeTitleScrollingTests {
  private let fixture = LargeTitleFixture("Albums")

  @Test func `a large title adds 52 points to the bar`() {
    #expect(fixture.barHeight == 96 && fixture.bar.sizeThatFits(.zero).height == 96)
    fixture.bar.prefersLargeTitles = false
    fixture.stage.advance(by: 0)
    #expect(fixture.barHeight == 44)
  }

  @Test func `at rest the page is scrolled to what the bar covers, the large title included`() {
    let scrollView = fixture.pages[0].scrollView
    #expect(scrollView.adjustedContentInset.top == 143)
    #expect(scrollView.contentOffset.y == -143)
    #expect(fixture.pages[0].view.safeAreaInsets.top == 143)
  }

  @Test func `a large title starts at the same x with or without trailing items`() {
    let x = fixture.element(.largeTitle)?.frame.minX
    fixture.pages[0].navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
    #expect(x == 16 && fixture.element(.largeTitle)?.frame.minX == 16)
  }

  @Test func `at the top the large title shows and the small one does not, collapsed the reverse`()
  {
    #expect(fixture.titles == ["large Albums"])
    fixture.scroll(to: 300)
    fixture.stage.settle()
    #expect(fixture.titles == ["small Albums"])
    #expect(fixture.barHeight == 44)
    fixture.scroll(to: 0)
    fixture.stage.settle()
    #expect(fixture.titles == ["large Albums"])
  }

  @Test func `the titles change over within 150 ms, 10 points before all is folded`() {
    fixture.scroll(to: 41)
    fixture.stage.advance(by: 0.5)
    #expect(fixture.titles == ["large Albums"])
    fixture.scroll(to: 42)
    fixture.stage.advance(by: 0.075)
    #expect(fixture.titles == ["large Albums", "small Albums"])
    let alpha = fixture.bar.content?.titleLabel.presentedAlpha(at: fixture.stage.now) ?? 0
    #expect(abs(alpha - 0.5) < 0.01)
    fixture.stage.advance(by: 0.075)
    #expect(fixture.titles == ["small Albums"])
  }

  @Test func `the bar follows the page under the finger, point for point`() {
    for distance: CGFloat in [10, 26, 40, 52, 80, 30, 0] {
      fixture.scroll(to: distance)
      #expect(fixture.barHeight == 96 - min(distance, 52))
      #expect(fixture.top.scrollView.adjustedContentInset.top == 143 - min(distance, 52))
      #expect(fixture.scrolled == distance)
    }
  }

  @Test(arguments: [(27, 52), (26, 0), (45, 52), (8, 0)] as [(CGFloat, CGFloat)])
  func `let go more than half way it collapses, at most half way it opens, within 300 ms`(
    distance: CGFloat, rest: CGFloat
  ) {
    fixture.pull(to: distance)
    #expect(fixture.scrolled == distance)
    fixture.stage.release()
    fixture.stage.advance(by: 0.15)
    #expect(fixture.scrolled != distance && fixture.scrolled != rest)
    fixture.stage.advance(by: 0.15)
    #expect(fixture.scrolled == rest && fixture.barHeight == 96 - rest)
  }

  @Test func `a flick never stops half way`() {
    for distance in stride(from: CGFloat(20), through: 140, by: 8) {
      let fixture = LargeTitleFixture("Albums")
      fixture.stage.drag(
        from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 500 - distance), over: 0.15)
      fixture.stage.settle()
      #expect(fixture.scrolled == 0 || fixture.scrolled >= 52)
    }
  }

  @Test func `content that glides back to the top ends with the title open or collapsed`() {
    for distance in stride(from: CGFloat(150), through: 400, by: 25) {
      fixture.scroll(to: 600)
      fixture.stage.drag(
        from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 300 + distance), over: 0.4)
      fixture.stage.settle()
      #expect(fixture.scrolled == 0 || fixture.scrolled >= 52)
    }
  }

  @Test func `a pull magnifies the title, which returns with the page`() {
    let width = fixture.element(.largeTitle)?.frame.width ?? 0
    fixture.pull(to: -88)
    let pulled = -fixture.scrolled
    #expect(pulled > 20 && fixture.barHeight == 96 + pulled)
    let now = fixture.element(.largeTitle)?.frame ?? .zero
    #expect(abs(now.width - width * (1 + 0.03 * pulled / 44)) < 0.001)
    #expect(now.minX == 16)
    #expect(fixture.top.scrollView.adjustedContentInset.top == 143)
    fixture.stage.release()
    fixture.stage.settle()
    #expect(fixture.barHeight == 96 && fixture.element(.largeTitle)?.frame.width == width)
  }

  @Test func `a view in the title's place always shows, a title only when collapsed`() {
    let view = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    view.text = "View"
    fixture.pages[0].navigationItem.titleView = view
    fixture.stage.advance(by: 0)
    #expect(fixture.element(.text)?.label == "View" && fixture.element(.largeTitle) != nil)
    fixture.scroll(to: 300)
    fixture.stage.settle()
    #expect(fixture.element(.text)?.label == "View" && fixture.element(.largeTitle) == nil)
  }

  @Test func `scrolled past it stays collapsed until the content is back at rest`() {
    fixture.scroll(to: 400)
    for distance: CGFloat in [200, 100, 53] {
      fixture.scroll(to: distance)
      #expect(fixture.barHeight == 44)
    }
    fixture.scroll(to: 0)
    #expect(fixture.barHeight == 96)
  }

  @Test func `a push starts expanded, and back the page is as collapsed as it was`() {
    fixture.scroll(to: 400)
    fixture.navigation.pushViewController(ScrollPage("Family"), animated: true)
    fixture.stage.settle()
    #expect(fixture.barHeight == 96 && fixture.titles == ["large Family"])
    fixture.navigation.popViewController(animated: true)
    fixture.stage.settle()
    #expect(fixture.barHeight == 44 && fixture.titles == ["small Albums"])
    #expect(fixture.scrolled == 400)
  }
}
