import Foundation
import Testing

@testable import NavigationKit

/// Presentations over a page's current context belong to the page.
struct CurrentContextTests {
  private let fixture = NavigationFixture("A", "B")
  private let cover: PageController
  private var stage: Stage { fixture.stage }
  private var navigation: UINavigationController { fixture.navigation }
  private var page: PageController { fixture.pages[1] }

  init() {
    cover = fixture.page("M")
    cover.modalPresentationStyle = .overCurrentContext
    page.definesPresentationContext = true
    page.present(cover, animated: false)
    _ = fixture.log.take()
  }

  private func x(of controller: UIViewController) -> CGFloat {
    let view: UIView = controller.view
    return sequence(first: view, next: \.superview)
      .map { $0.presentedFrame(at: stage.now).minX }.reduce(0, +)
  }

  @Test func `it slides away with its page and comes back with it`() {
    #expect(cover.presentingViewController === page)
    navigation.pushViewController(fixture.page("C"), animated: true)
    stage.advance(by: 0.1)
    #expect(x(of: cover) < 0 && x(of: cover) == x(of: page))
    stage.settle()
    #expect(cover.view.window == nil)
    #expect(
      fixture.log.take().filter { $0.hasPrefix("M.") } == ["M.willDisappear", "M.didDisappear"])
    stage.tap("B")
    stage.advance(by: 0.1)
    #expect(navigation.pages.subviews.first === page.view)
    #expect(navigation.pages.subviews[1] === cover.view.superview)
    #expect(x(of: cover) < 0 && x(of: cover) == x(of: page))
    stage.settle()
    #expect(cover.view.window === stage.window && x(of: cover) == 0)
    #expect(navigation.pages.subviews.count == 2)
    #expect(navigation.pages.subviews.first === page.view)
    #expect(
      fixture.log.take().filter { $0.hasPrefix("M.") }
        == ["M.willAppear", "M.isAppearing", "M.didAppear"])
    cover.dismiss(animated: true)
    stage.settle()
    #expect(navigation.pages.subviews == [page.view])
    #expect(page.presentedViewController == nil)
  }

  @Test func `it stays with its page when a swipe is taken back, and goes with it for good`() {
    stage.press(at: CGPoint(x: 2, y: 400))
    stage.move(to: CGPoint(x: 80, y: 400), over: 0.3)
    #expect(x(of: cover) > 0 && x(of: cover) == x(of: page))
    stage.advance(by: 0.2)
    stage.release()
    stage.settle()
    #expect(fixture.titles == ["A", "B"])
    #expect(x(of: cover) == 0 && cover.view.window === stage.window)
    #expect(!fixture.log.calls.contains { $0.hasPrefix("M.") })
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(cover.view.window == nil)
    #expect(navigation.pages.subviews == [fixture.pages[0].view])
    #expect(
      fixture.log.take().filter { $0.hasPrefix("M.") } == ["M.willDisappear", "M.didDisappear"])
  }

  @Test func `one that takes the page's view away comes back in its place too`() {
    cover.dismiss(animated: false)
    cover.modalPresentationStyle = .currentContext
    page.present(cover, animated: false)
    #expect(page.view.window == nil)
    navigation.pushViewController(fixture.page("C"), animated: true)
    stage.settle()
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(cover.view.window === stage.window)
    let hit = stage.window.hitTest(CGPoint(x: 195, y: 400), with: nil)
    #expect(hit?.isDescendant(of: cover.view) == true)
    cover.dismiss(animated: true)
    stage.settle()
    #expect(navigation.pages.subviews == [page.view])
    #expect(fixture.labels(.title) == ["B"])
  }

  @Test func `it is told that it goes where its stack changes as that goes`() {
    let (other, next) = (PageController("O"), fixture.page("C"))
    let tabs = TabLikeController([navigation, other])
    stage.window.rootViewController = tabs
    page.present(cover, animated: false)
    stage.settle()
    tabs.select(1, animated: true)
    navigation.pushViewController(next, animated: false)
    stage.settle()
    #expect(other.appearance == .appeared)
    #expect(cover.appearance == .disappeared && page.appearance == .disappeared)
    tabs.select(0)
    navigation.popViewController(animated: false)
    #expect(cover.appearance == .appeared && page.appearance == .appeared)
  }

  @Test(arguments: [true, false])
  func `a page that is covered whole hears nothing of what comes and goes above`(animated: Bool) {
    cover.dismiss(animated: false)
    cover.modalPresentationStyle = .currentContext
    page.present(cover, animated: false)
    _ = fixture.log.take()
    navigation.pushViewController(fixture.page("C"), animated: animated)
    stage.settle()
    navigation.popViewController(animated: animated)
    stage.settle()
    let heard = fixture.log.take()
    #expect(!heard.contains { $0.hasPrefix("B.") })
    #expect(
      heard.filter { $0.hasPrefix("M.") } == [
        "M.willDisappear", "M.didDisappear", "M.willAppear", "M.isAppearing", "M.didAppear",
      ])
    #expect(page.view.window == nil && navigation.pages.subviews == [cover.view.superview])
  }

  @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func `presented while its page slides in, it slides along`(style: UIModalPresentationStyle) {
    let next = fixture.page("C")
    next.definesPresentationContext = true
    let late = fixture.page("N")
    late.modalPresentationStyle = style
    navigation.pushViewController(next, animated: true)
    stage.advance(by: 0.1)
    next.present(late, animated: true)
    stage.advance(by: 0.05)
    #expect(x(of: next) > 0 && x(of: late) == x(of: next))
    stage.advance(by: 0.1)
    #expect(x(of: next) > 0 && x(of: late) == x(of: next))
    stage.settle()
    #expect(x(of: late) == 0 && late.view.superview?.animations.isEmpty == true)
    #expect(late.appearance == .appeared)
    #expect(next.appearance == (style == .currentContext ? .disappeared : .appeared))
    late.dismiss(animated: true)
    stage.settle()
    #expect(next.appearance == .appeared && navigation.pages.subviews == [next.view])
  }

  @Test func `presented at once while its page slides in, it is there at the end, and no more`() {
    let next = fixture.page("C")
    next.definesPresentationContext = true
    let late = fixture.page("N")
    late.modalPresentationStyle = .currentContext
    navigation.pushViewController(next, animated: true)
    stage.advance(by: 0.1)
    next.present(late, animated: false)
    stage.settle()
    #expect(navigation.pages.subviews == [late.view.superview])
    #expect(late.appearance == .appeared && next.appearance == .disappeared)
    late.dismiss(animated: false)
    #expect(navigation.pages.subviews == [next.view] && next.view.frame.minX == 0)
    #expect(next.view.animations.isEmpty && next.appearance == .appeared)
  }
}
