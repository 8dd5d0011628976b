import Foundation
import NavigationKit
import Testing

/// Tabs come back as they were left.
struct TabRestorationTests {
  private func make(_ names: [String]) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.restorationIdentifier = "tabs"
    tabs.viewControllers = names.map { name in
      let stack = UINavigationController.keeping(name)
      stack.tabBarItem = UITabBarItem(title: name, image: UIImage(systemName: "star"), tag: 0)
      return stack
    }
    return tabs
  }

  private func stack(_ place: Int, of tabs: UITabBarController) -> UINavigationController? {
    tabs.viewControllers?[place] as? UINavigationController
  }

  @Test func `the selected tab is selected again, and each has its stack`() throws {
    let restart = try Restart({ make(["A", "B", "C"]) }) { tabs, _ in
      stack(0, of: tabs)?.pushViewController(NotePage("A2"), animated: false)
      tabs.selectedIndex = 2
      stack(2, of: tabs)?.pushViewController(NotePage("C2"), animated: false)
    }
    #expect(restart.root.selectedIndex == 2 && restart.titles == ["C2"])
    #expect(restart.isSame)
    #expect(stack(0, of: restart.root)?.viewControllers.map(\.title) == ["A", "A2"])
    #expect(stack(1, of: restart.root)?.viewControllers.map(\.title) == ["B"])
  }

  @Test func `a tab under More and its pages come back, over the list`() throws {
    let names = ["A", "B", "C", "D", "E", "F", "G"]
    let restart = try Restart({ make(names) }) { tabs, stage in
      stage.tap("More")
      stage.settle()
      stage.tap("F")
      stage.settle()
      stack(5, of: tabs)?.pushViewController(NotePage("F2"), animated: false)
    }
    #expect(restart.root.selectedIndex == 5 && restart.titles == ["F2"])
    #expect(restart.isSame)
    restart.root.moreNavigationController.popToRootViewController(animated: false)
    restart.stage.settle()
    #expect(restart.titles == ["More"])
  }

  @Test func `More's list is shown again`() throws {
    let restart = try Restart({ make(["A", "B", "C", "D", "E", "F"]) }) { tabs, _ in
      tabs.selectedViewController = tabs.moreNavigationController
    }
    #expect(restart.titles == ["More"] && restart.isSame)
  }

  @Test func `a tab without an identifier is known by its place`() throws {
    func plain() -> UITabBarController {
      let tabs = make(["A", "B"])
      tabs.viewControllers?.forEach { $0.restorationIdentifier = nil }
      return tabs
    }
    let restart = try Restart(plain) { tabs, _ in tabs.selectedIndex = 1 }
    #expect(restart.root.selectedIndex == 1)
  }

  @Test func `the selected one is known by its identifier, wherever it stands now`() throws {
    var names = ["A", "B", "C"]
    func next() -> UITabBarController {
      defer { names = ["C", "A", "B"] }
      return make(names)
    }
    let restart = try Restart(next) { tabs, _ in tabs.selectedIndex = 2 }
    #expect(restart.root.selectedIndex == 0 && restart.titles == ["C"])
  }

  @Test func `tabs that their classes make again take the places of the app's own`() throws {
    func notes() -> UITabBarController {
      let tabs = make([])
      tabs.viewControllers = [
        NotePage("One", identifier: "one"), NotePage("Two", identifier: "two"),
      ]
      return tabs
    }
    let restart = try Restart(notes) { tabs, _ in
      (tabs.viewControllers?[1] as? NotePage)?.word = "Changed"
      tabs.selectedIndex = 1
    }
    let pages = restart.root.viewControllers?.compactMap { $0 as? NotePage } ?? []
    #expect(pages.map(\.word) == ["One", "Changed"] && restart.root.selectedIndex == 1)
    #expect(pages.map(\.heard.last) == ["finished", "finished"])
  }
}
