import Goldens
import Foundation
import NavigationKit
import Testing

/// Bars follow scroll views inside a user's container.
struct CustomContainerScrollTests {
  private let stage = Stage(
    size: .phone, safeAreaInsets: UIEdgeInsets(top: 47))

  private func show(_ page: UIViewController) {
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    stage.window.rootViewController = WrapperController(navigation)
    stage.window.makeKeyAndVisible()
    stage.settle()
  }

  private var titles: [StageElement.Role] {
    stage.settle()
    let titles: Set<StageElement.Role> = [.title, .largeTitle]
    return stage.elements().map(\.role).filter(titles.contains)
  }

  @Test func `the large title folds by what scrolls in a wrapper, on a finger and in code`() {
    let list = ScrollPage("List")
    show(WrapperController(list))
    #expect(titles == [.largeTitle])
    #expect(list.scrollView.adjustedContentInset.top == CGFloat(143))
    stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), over: 0.3)
    #expect(titles == [.title])
    list.scrollView.setContentOffset(CGPoint(x: 0, y: -143), animated: true)
    #expect(titles == [.largeTitle])
  }

  @Test func `a page names what scrolls where nothing stands at its back`() {
    let page = NamingPage("Named")
    show(WrapperController(page))
    #expect(page.contentScrollView(for: .top) === page.scrollView)
    #expect(page.contentScrollView(for: .bottom) == nil)
    page.scrollView.contentOffset.y = 300
    #expect(titles == [.title])
    page.scrollView.contentOffset.y = -143
    #expect(titles == [.largeTitle])
    page.setContentScrollView(nil)
    page.scrollView.contentOffset.y = 300
    #expect(titles == [.largeTitle], "what is named no longer is not followed")
  }

  @Test func `a navigation controller names what its page does`() {
    let page = NamingPage("Named")
    let navigation = UINavigationController(rootViewController: page)
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    #expect(navigation.contentScrollView(for: .top) === page.scrollView)
  }

  @Test func `as tabs change, the title goes by what the new one scrolls`() {
    let (list, other) = (ScrollPage("List"), ScrollPage("Other"))
    let tabs = TabLikeController([list, WrapperController(other)])
    tabs.title = "Tabs"
    show(tabs)
    list.scrollView.contentOffset.y = 300
    #expect(titles == [.title])
    tabs.select(1)
    #expect(titles == [.largeTitle], "the other one is at its top")
    other.scrollView.contentOffset.y = 300
    #expect(titles == [.title])
    other.scrollView.contentOffset.y = -143
    #expect(titles == [.largeTitle])
    tabs.select(0)
    #expect(titles == [.title], "the list is where it was")
    list.scrollView.contentOffset.y = -143
    #expect(titles == [.largeTitle])
    tabs.select(1)
    list.scrollView.contentOffset.y = 300
    tabs.select(0)
    #expect(titles == [.title], "it was scrolled while nobody saw it")
  }
}
