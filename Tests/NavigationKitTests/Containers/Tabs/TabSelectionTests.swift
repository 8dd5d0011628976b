import Drawing
import Foundation
import Input
import Testing

@testable import NavigationKit

/// The effects of a tap on a tab.
struct TabSelectionTests {
  private let fixture = TabFixture("A", "B", "C")
  private var stage: Stage { fixture.stage }
  private var tabs: UITabBarController { fixture.tabs }

  @Test func `the first tab is shown, and all are named in the bar`() {
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === fixture.stacks[0])
    #expect(fixture.labels(.tab) == ["As", "Bs", "Cs"] && fixture.title == "A")
    #expect(tabs.tabBar.selectedItem === fixture.stacks[0].tabBarItem)
    #expect(fixture.pages.map(\.tabBarController) == [tabs, tabs, tabs])
    #expect(UIViewController().tabBarController == nil)
  }

  @Test func `a tap shows the tab, at once, and says so in UIKit's order`() {
    stage.tap("Bs")
    #expect(
      fixture.heard()
        == [
          "B.loadView", "B.willAppear", "willShow(B)", "A.willDisappear", "B.isAppearing",
          "A.didDisappear", "B.didAppear", "didShow(B)",
        ].filter { !$0.contains("Show") })
    #expect(stage.isSettled && fixture.title == "B" && tabs.selectedIndex == 1)
    #expect(tabs.tabBar.selectedItem === fixture.stacks[1].tabBarItem)
  }

  @Test func `a hidden tab keeps its stack, and hears nothing`() {
    stage.tap("Bs")
    _ = fixture.heard()
    fixture.stacks[0].pushViewController(fixture.page("A2"), animated: true)
    stage.settle()
    #expect(fixture.heard() == [])
    #expect(fixture.title == "B")
    stage.tap("As")
    stage.settle()
    #expect(fixture.title == "A2" && fixture.labels(.backButton) == ["A"])
    #expect(fixture.heard().filter { $0.hasPrefix("A.") } == [])
  }

  @Test func `a tap on the selected tab goes to its root, then to its top`() {
    let list = UITableViewController(style: .plain)
    let stack = UINavigationController(rootViewController: list)
    stack.tabBarItem = UITabBarItem(title: "List", image: nil, tag: 0)
    list.tableView.contentInset.bottom = 3000
    tabs.viewControllers = [stack]
    stage.settle()
    list.tableView.contentOffset.y = 400
    for name in ["X", "Y"] { stack.pushViewController(fixture.page(name), animated: false) }
    stage.tap("List")
    stage.settle()
    #expect(stack.viewControllers == [list] && list.tableView.contentOffset.y == 400)
    stage.tap("List")
    stage.settle()
    #expect(list.tableView.contentOffset.y == -list.tableView.adjustedContentInset.top)
  }

  @Test func `the delegate may refuse a tab, and hears of the others, of the same again too`() {
    let delegate = Chooser()
    delegate.refused = fixture.stacks[1]
    tabs.delegate = delegate
    for name in ["Bs", "Cs", "Cs"] { stage.tap(name) }
    #expect(delegate.asked == ["Bs", "Cs", "Cs"] && delegate.heard == ["Cs", "Cs"])
    #expect(tabs.selectedIndex == 2)
    tabs.selectedIndex = 1
    #expect(tabs.selectedIndex == 1 && delegate.heard == ["Cs", "Cs"], "code is not asked")
  }

  @Test func `a subclass hears of the tap before the tab is shown`() {
    let own = OwnTabs()
    own.viewControllers = fixture.stacks
    stage.window.rootViewController = own
    stage.settle()
    stage.tap("Bs")
    #expect(own.heard == ["Bs, at 0"] && own.selectedIndex == 1)
  }

  @Test func `code selects by place or controller, and a place without a tab changes nothing`() {
    tabs.selectedIndex = 2
    #expect(fixture.title == "C")
    tabs.selectedIndex = 7
    #expect(tabs.selectedIndex == 2)
    tabs.selectedViewController = fixture.stacks[1]
    #expect(fixture.title == "B" && tabs.selectedIndex == 1)
    #expect(UITabBarController().selectedIndex == NSNotFound)
    #expect(UITabBarController().viewControllers == nil)
  }

  @Test func `selecting what has no tab stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UITabBarController().selectedViewController = UIViewController() }
    }
  }

  @Test func `what a page selects as it hears that it comes is shown next`() {
    fixture.pages[1].whenAppearing = { tabs.selectedIndex = 2 }
    stage.tap("Bs")
    stage.settle()
    #expect(fixture.title == "C" && tabs.selectedIndex == 2)
    #expect(
      fixture.heard().filter { $0.hasPrefix("B.") } == [
        "B.loadView", "B.willAppear", "B.isAppearing", "B.didAppear", "B.willDisappear",
        "B.didDisappear",
      ])
  }

  @Test func `the back key and the edge swipe lead back inside the tab`() {
    fixture.stacks[1].pushViewController(fixture.page("B2"), animated: false)
    tabs.selectedIndex = 1
    stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), over: 0.3)
    stage.settle()
    #expect(fixture.title == "B")
    fixture.stacks[1].pushViewController(fixture.page("B2"), animated: false)
    stage.send(.key(KeyEvent(key: .back, time: stage.now)))
    stage.settle()
    #expect(fixture.title == "B" && tabs.selectedIndex == 1)
  }

  @Test func `a page that a swipe pops shows another tab, and the swipe ends there`() {
    let (fixture, page) = (TabFixture("A", "B"), LeavingPage())
    fixture.stacks[0].pushViewController(page, animated: false)
    page.whenLeaving = { [tabs = fixture.tabs] in tabs.selectedIndex = 1 }
    fixture.stage.press(at: CGPoint(x: 2, y: 400))
    fixture.stage.move(to: CGPoint(x: 200, y: 400), over: 0.3)
    #expect(fixture.title == "B")
    fixture.stage.release()
    fixture.stage.settle()
    #expect(fixture.title == "B" && fixture.pages[0].appearance == .disappeared)
    #expect(page.appearance == .disappeared && page.parent == nil)
    fixture.tabs.selectedIndex = 0
    #expect(fixture.title == "A" && fixture.pages[0].appearance == .appeared)
  }
}

private final class Chooser: NSObject, UITabBarControllerDelegate {
  var refused: UIViewController?
  var asked: [String] = []
  var heard: [String] = []

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    asked.append(viewController.tabBarItem.title ?? "")
    return viewController !== refused
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { heard.append(viewController.tabBarItem.title ?? "") }
}

private final class OwnTabs: UITabBarController {
  var heard: [String] = []

  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    super.tabBar(tabBar, didSelect: item)
    heard.append("\(item.title ?? ""), at \(selectedIndex)")
  }
}

/// A page that acts as it is about to leave its stack.
private final class LeavingPage: UIViewController {
  var whenLeaving: () -> Void = {}

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    if parent == nil { whenLeaving() }
  }
}
