import Foundation
import Testing

@testable import NavigationKit

/// Ownership and lifetime of pages.
struct MembershipTests {
  @Test func `the stack keeps a covered page alive until it is popped`() {
    let fixture = NavigationFixture("A")
    weak var covered: UIViewController?
    do {
      let page = PageController("B")
      covered = page
      fixture.navigation.pushViewController(page, animated: true)
      fixture.stage.settle()
    }
    fixture.navigation.pushViewController(fixture.page("C"), animated: true)
    fixture.stage.settle()
    #expect(covered != nil && covered?.view.window == nil)
    fixture.navigation.popToRootViewController(animated: true)
    fixture.stage.settle()
    #expect(covered == nil)
  }

  @Test func `a popped page that somebody holds survives, and can be pushed again`() {
    let fixture = NavigationFixture("A", "B")
    let view = fixture.pages[1].view
    for _ in 0..<2 {
      fixture.navigation.popViewController(animated: true)
      fixture.stage.settle()
      #expect(fixture.pages[1].parent == nil && fixture.pages[1].view.window == nil)
      fixture.navigation.pushViewController(fixture.pages[1], animated: true)
      fixture.stage.settle()
      #expect(fixture.pages[1].view === view && view?.window != nil)
    }
  }

  @Test func `a page knows its navigation controller from the push until it has gone`() {
    let fixture = NavigationFixture("A")
    let page = fixture.page("B")
    #expect(page.navigationController == nil)
    fixture.navigation.pushViewController(page, animated: true)
    #expect(page.navigationController === fixture.navigation)
    fixture.stage.settle()
    fixture.navigation.popViewController(animated: true)
    fixture.stage.advance(by: 0.1)
    #expect(page.navigationController === fixture.navigation)
    fixture.stage.settle()
    #expect(page.navigationController == nil)
  }

  @Test(arguments: ["A", "B", "C"])
  func `a page that is removed from its parent leaves the stack, wherever it was`(title: String) {
    let fixture = NavigationFixture("A", "B", "C")
    let page = fixture.pages.first { $0.title == title }
    page?.removeFromParent()
    let rest = ["A", "B", "C"].filter { $0 != title }
    #expect(fixture.titles == rest)
    #expect(fixture.labels(.title) == [rest[1]])
    #expect(fixture.labels(.backButton) == [rest[0]])
    #expect(page?.parent == nil && page?.viewIfLoaded?.window == nil)
    #expect(fixture.log.take().count { $0 == "\(title).didMove(nil)" } == 1)
  }

  @Test func `a page removed from its parent in mid-slide is gone at once`() {
    let fixture = NavigationFixture("A")
    let page = fixture.page("B")
    fixture.navigation.pushViewController(page, animated: true)
    fixture.stage.advance(by: 0.1)
    page.removeFromParent()
    #expect(fixture.titles == ["A"])
    #expect(fixture.x(of: page) == nil && fixture.x(of: fixture.pages[0]) == 0)
    fixture.stage.settle()
    #expect(fixture.labels(.title) == ["A"])
  }

  @Test func `a page that is pushed again as it is removed stays`() {
    let fixture = NavigationFixture("A", "B")
    let (page, navigation) = (fixture.pages[1], fixture.navigation)
    page.whenDisappearing = { [unowned page] in
      page.whenDisappearing = {}
      navigation.pushViewController(page, animated: false)
    }
    page.removeFromParent()
    fixture.stage.settle()
    #expect(navigation.topViewController === page && page.parent === navigation)
    #expect(page.view.window === fixture.stage.window)
  }

  @Test func `a page that removes itself as it comes leaves the bar too`() {
    let fixture = NavigationFixture("A", "B")
    let page = WalkPage(1)
    page.surprise = ("didMove", { [weak page] in page?.removeFromParent() })
    fixture.navigation.popViewController(animated: true)
    fixture.stage.advance(by: 0.1)
    fixture.navigation.pushViewController(page, animated: false)
    fixture.stage.settle()
    #expect(fixture.titles == ["A"])
    #expect(fixture.labels(.title) == ["A"] && fixture.labels(.backButton).isEmpty)
    #expect(page.parent == nil && page.lastMove == "didMove(nil)")
  }

  /// When a page moves to another stack.
  enum Moment: CaseIterable, Sendable { case atRest, slidingIn, slidingOut, swiped, covered }

  @Test(arguments: Moment.allCases)
  func `a page pushed on another stack leaves the one it was on`(moment: Moment) {
    let split = SplitFixture()
    let page = split.pages[1]
    split.bring(to: moment)
    split.right.pushViewController(page, animated: true)
    #expect(!split.left.viewControllers.contains(page))
    #expect(page.navigationController === split.right)
    split.stage.settle()
    split.stage.release()
    split.stage.settle()
    #expect(split.right.viewControllers.map(\.title) == ["R", "B"])
    #expect(page.view.superview === split.right.pages)
    #expect(split.left.pages.subviews == [split.left.topViewController?.view])
    #expect(split.left.children == split.left.viewControllers)
    #expect(
      split.log.take().filter { $0.hasPrefix("B.") }.suffix(3) == [
        "B.isAppearing", "B.didAppear", "B.didMove(nav)",
      ])
    split.right.popViewController(animated: true)
    split.stage.settle()
    #expect(page.parent == nil)
  }
}

/// Two stacks side by side.
private struct SplitFixture {
  let stage = Stage(size: CGSize(width: 800, height: 600))
  let log = CallLog()
  let pages: [PageController]
  let left = UINavigationController()
  let right = UINavigationController()

  init() {
    let log = log
    pages = ["A", "B", "C"].map { PageController($0, log: log) }
    let container = UIViewController()
    stage.window.rootViewController = container
    stage.window.makeKeyAndVisible()
    left.viewControllers = Array(pages.prefix(2))
    right.viewControllers = [PageController("R")]
    for (x, stack) in [(0, left), (400, right)] {
      container.addChild(stack)
      stack.view.frame = CGRect(x: x, y: 0, width: 400, height: 600)
      container.view.addSubview(stack.view)
      stack.didMove(toParent: container)
    }
  }

  func bring(to moment: MembershipTests.Moment) {
    switch moment {
    case .atRest: return
    case .slidingIn:
      left.popViewController(animated: false)
      left.pushViewController(pages[1], animated: true)
    case .slidingOut: left.popViewController(animated: true)
    case .swiped:
      stage.press(at: CGPoint(x: 2, y: 300))
      stage.move(to: CGPoint(x: 100, y: 300), over: 0.2)
    case .covered: left.pushViewController(pages[2], animated: true)
    }
    stage.advance(by: 0.1)
  }
}
