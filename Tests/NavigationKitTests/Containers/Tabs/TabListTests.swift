import Foundation
import Testing

@testable import NavigationKit

/// Tabs that come, go and are renamed.
struct TabListTests {
  private let fixture = TabFixture("A", "B", "C")
  private var stage: Stage { fixture.stage }
  private var tabs: UITabBarController { fixture.tabs }

  @Test func `a new list keeps the selected tab if it has it`() {
    tabs.selectedIndex = 1
    _ = fixture.log.take()
    tabs.setViewControllers([fixture.stacks[2], fixture.stacks[1]], animated: true)
    stage.settle()
    #expect(tabs.selectedIndex == 1 && fixture.title == "B" && fixture.heard() == [])
    #expect(fixture.labels(.tab) == ["Cs", "Bs"] && fixture.stacks[0].parent == nil)
  }

  @Test func `else the tab at its place is selected, and who left hears the end of it`() {
    tabs.selectedIndex = 1
    let others = [fixture.stacks[0], fixture.stacks[2]]
    tabs.viewControllers = others
    stage.settle()
    #expect(tabs.selectedIndex == 1 && fixture.title == "C")
    #expect(fixture.stacks[1].parent == nil && fixture.stacks[1].view.window == nil)
    tabs.viewControllers = [fixture.stacks[0]]
    #expect(tabs.selectedIndex == 0 && fixture.title == "A")
    tabs.viewControllers = nil
    #expect(tabs.selectedIndex == NSNotFound && tabs.selectedViewController == nil)
    #expect(fixture.labels(.tab) == [] && tabs.children == [])
  }

  @Test func `a tab that goes while all is covered is let go of`() {
    weak var gone: UIViewController?
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    do {
      let page = PageController("D")
      tabs.viewControllers = fixture.stacks + [page]
      gone = page
    }
    tabs.selectedIndex = 3
    tabs.present(cover, animated: false)
    tabs.viewControllers = fixture.stacks
    stage.settle()
    #expect(gone == nil)
    cover.dismiss(animated: false)
    #expect(fixture.title == "A" && fixture.pages[0].appearance == .appeared)
  }

  @Test func `a controller that another container takes loses its tab`() {
    tabs.selectedIndex = 1
    fixture.stacks[1].removeFromParent()
    stage.settle()
    #expect(tabs.viewControllers == [fixture.stacks[0], fixture.stacks[2]])
    #expect(tabs.selectedIndex == 1 && fixture.title == "C")
    let wrapper = UIViewController()
    wrapper.addChild(fixture.stacks[0])
    #expect(tabs.viewControllers == [fixture.stacks[2]] && fixture.labels(.tab) == ["Cs"])
  }

  @Test func `a tab is called as its controller, and as the page at the bottom of its stack`() {
    let plain = UIViewController()
    plain.title = "Plain"
    let page = UIViewController()
    page.title = "Page"
    let stack = UINavigationController(rootViewController: page)
    let empty = UINavigationController()
    tabs.viewControllers = [plain, stack, empty]
    #expect(fixture.labels(.tab) == ["Plain", "Page", ""])
    plain.title = "Plainer"
    page.title = "Sheet"
    #expect(fixture.labels(.tab) == ["Plainer", "Sheet", ""])
    #expect(stack.tabBarItem === page.tabBarItem)
    let late = UIViewController()
    late.title = "Late"
    empty.setViewControllers([late], animated: false)
    stack.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 3)
    #expect(fixture.labels(.tab) == ["Plainer", "Own", "Late"])
    #expect(tabs.tabBar.items?.map(\.tag) == [0, 3, 0])
    stack.tabBarItem = nil
    #expect(fixture.labels(.tab) == ["Plainer", "Sheet", "Late"])
  }

  @Test func `changing the items of its bar stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let tabs = UITabBarController()
        tabs.tabBar.setItems([], animated: false)
        tabs.viewControllers = nil
      }
    }
    #expect(said(result).contains("Directly modifying a tab bar managed by a tab bar controller"))
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let tabs = UITabBarController()
        tabs.tabBar.selectedItem = nil
        tabs.viewControllers = nil
      }
    }
  }

  @Test func `a controller twice in the list stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let page = UIViewController()
        UITabBarController().viewControllers = [page, page]
      }
    }
  }
}
