import Goldens
import Foundation
import Testing

@testable import NavigationKit

/// Bars during transitions.
struct BarTransitionTests {
  private func alpha(_ view: UIView?, _ fixture: NavigationFixture) -> CGFloat? {
    view?.presentedAlpha(at: fixture.stage.now)
  }

  private func pushing(_ item: (UINavigationItem, UINavigationItem) -> Void) -> NavigationFixture {
    let fixture = NavigationFixture("A")
    let page = fixture.page("B")
    item(fixture.pages[0].navigationItem, page.navigationItem)
    fixture.navigation.pushViewController(page, animated: true)
    fixture.stage.advance(by: 0.1)
    return fixture
  }

  @Test func `an item that both pages have stays put, another one fades`() {
    let shared = UIBarButtonItem(systemItem: .add)
    let fixture = pushing { first, second in
      first.rightBarButtonItems = [shared, UIBarButtonItem(title: "One")]
      second.rightBarButtonItems = [shared, UIBarButtonItem(title: "Two")]
    }
    let bar = fixture.navigation.navigationBar
    #expect(alpha(bar.content?.right[0].view, fixture) == 1)
    #expect(bar.leaving?.right[0].view.isHidden == true)
    #expect(alpha(bar.content?.right[1].view, fixture).map { $0 < 1 } == true)
    #expect(bar.leaving?.right[1].view.isHidden == false)
    fixture.stage.settle()
    #expect(fixture.labels(.barButton) == ["Two", "Add"])
  }

  @Test func `the same view in both pages is never lost`() {
    let shared = UIBarButtonItem(
      customView: UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20)))
    let fixture = pushing {
      $0.rightBarButtonItem = shared; $1.rightBarButtonItem = shared
    }
    #expect(shared.customView?.window != nil && alpha(shared.customView, fixture) == 1)
    fixture.navigation.popViewController(animated: true)
    fixture.stage.settle()
    #expect(shared.customView?.frame.maxX == 374 && shared.customView?.window != nil)
  }

  @Test func `an item set in flight is there right away`() {
    let fixture = pushing { _, _ in }
    fixture.navigation.topViewController?.navigationItem.rightBarButtonItem =
      UIBarButtonItem(title: "Late")
    fixture.stage.advance(by: 0.15)
    #expect(fixture.labels(.barButton) == ["Late"])
  }

  @Test func `items set as a page is about to come wait for it to move`() {
    let fixture = NavigationFixture("A")
    let before = fixture.labels(.title)
    let page = fixture.page("B")
    page.whenAppearing = { [unowned page] in
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Do")
    }
    fixture.navigation.pushViewController(page, animated: true)
    let bar = fixture.navigation.navigationBar
    _ = fixture.stage.displayList()
    #expect(bar.leaving?.item.title == before.first)
    #expect(bar.content?.item.title == "B")
    fixture.stage.settle()
    #expect(fixture.labels(.barButton) == ["Do"])
  }

  @Test func `a title changed in flight goes on from where the old one was`() {
    let fixture = pushing { _, _ in }
    let middle = { (label: String) in
      fixture.stage.element(.title, label)?.frame.midX
    }
    let before = middle("B")
    #expect(before.map { $0 > 195 } == true)
    fixture.navigation.topViewController?.title = "C"
    #expect(middle("C") == before)
    fixture.stage.settle()
    #expect(middle("C") == 195)
  }

  @Test func `a view in place of the title is gone by 0.4 of the way`() {
    let fixture = pushing { first, _ in
      first.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    }
    let bar = fixture.navigation.navigationBar
    let progress = bar.progress?.value(at: fixture.stage.now) ?? 0
    #expect(progress > 0.4 && progress < 0.7)
    #expect(alpha(bar.leaving?.item.titleView, fixture) == 0)
  }

  @Test func `a title view grows back to its own size`() {
    let fixture = NavigationFixture("A", "B", size: CGSize(width: 320, height: 568))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
    fixture.pages[1].navigationItem.titleView = view
    #expect(view.frame.width < 290)
    fixture.stage.resize(to: CGSize(width: 568, height: 320), safeAreaInsets: .zero)
    #expect(view.frame.size == CGSize(width: 300, height: 30))
    fixture.pages[1].navigationItem.titleView = nil
    #expect(view.superview == nil && fixture.labels(.title) == ["B"])
  }

  @Test func `a toolbar that is the same for both pages does not blink`() {
    let fixture = NavigationFixture("A")
    let page = fixture.page("B")
    fixture.navigation.setToolbarHidden(false, animated: false)
    for page in [fixture.pages[0], page] {
      page.toolbarItems = [UIBarButtonItem(systemItem: .add), .flexibleSpace()]
    }
    fixture.navigation.pushViewController(page, animated: true)
    fixture.stage.advance(by: 0.1)
    let contents = fixture.navigation.toolbar.subviews.compactMap { $0 as? ToolbarContent }
    #expect(contents.count == 2)
    #expect(contents.filter { !$0.isHidden }.map { alpha($0, fixture) } == [1])
    page.toolbarItems = [UIBarButtonItem(title: "Late")]
    fixture.stage.settle()
    #expect(fixture.labels(.toolbarButton) == ["Late"])
  }
}
