import Goldens
import Drawing
import Foundation
import Input
import Testing

@testable import NavigationKit

/// Tabs for which the bar has no room: they are listed under More.
struct MoreTests {
  private let fixture = TabFixture("A", "B", "C", "D", "E", "F", "G")
  private let plain = PageController("P")
  private var stage: Stage { fixture.stage }
  private var tabs: UITabBarController { fixture.tabs }
  private var more: UINavigationController { tabs.moreNavigationController }

  private func rows() -> [String] {
    stage.elements(.cell).sorted { $0.frame.minY < $1.frame.minY }
      .map(\.label)
  }

  @Test func `five tabs have a place each, of seven the first four have`() {
    #expect(fixture.labels(.tab) == ["As", "Bs", "Cs", "Ds", "More"])
    tabs.viewControllers = Array(fixture.stacks[..<5])
    #expect(fixture.labels(.tab) == ["As", "Bs", "Cs", "Ds", "Es"] && more.parent == nil)
    tabs.viewControllers = Array(fixture.stacks[..<6])
    #expect(fixture.labels(.tab) == ["As", "Bs", "Cs", "Ds", "More"] && more.parent === tabs)
  }

  @Test func `More lists the others`() {
    fixture.stacks[5].tabBarItem.badgeValue = "2"
    fixture.tapMore()
    #expect(fixture.title == "More" && rows() == ["Es", "Fs", "Gs"])
    #expect(tabs.selectedViewController === more && tabs.selectedIndex == NSNotFound)
    #expect(tabs.tabBar.selectedItem === more.tabBarItem)
    #expect(fixture.labels(.text) == [] && stage.displayList().description.contains("\"2\""))
    fixture.stacks[6].tabBarItem.title = "Renamed"
    #expect(rows() == ["Es", "Fs", "Renamed"])
  }

  @Test func `a tab that is selected anew as it moves to More is on screen`() {
    let first = Array(fixture.stacks[..<5])
    tabs.viewControllers = first
    tabs.selectedIndex = 4
    stage.settle()
    fixture.pages[4].whenDisappearing = { [tabs, fixture] in
      fixture.pages[4].whenDisappearing = {}
      tabs.selectedIndex = 4
    }
    tabs.viewControllers = Array(fixture.stacks[..<6])
    stage.settle()
    #expect(fixture.title == "E" && fixture.pages[4].view.window === stage.window)
    #expect(fixture.heard().last == "E.didAppear")
  }

  @Test func `a tab chosen there has its own bar, and a way back to the list`() {
    fixture.open("Fs")
    #expect(tabs.selectedIndex == 5 && tabs.selectedViewController === fixture.stacks[5])
    #expect(fixture.title == "F" && fixture.labels(.backButton) == ["More"])
    #expect(fixture.pages[5].navigationController === fixture.stacks[5])
    #expect(fixture.pages[5].tabBarController === tabs)
    #expect(fixture.pages[5].view.safeAreaInsets == UIEdgeInsets(top: 91, bottom: 83))
    fixture.stacks[5].pushViewController(fixture.page("F2"), animated: true)
    stage.settle()
    #expect(fixture.labels(.backButton) == ["F"])
    stage.tap("F")
    stage.settle()
    #expect(fixture.labels(.backButton) == ["More"])
  }

  @Test func `its back button leads to the list`() {
    fixture.open("Fs")
    stage.tap(at: CGPoint(x: 30, y: 69))
    stage.settle()
    #expect(fixture.title == "More" && rows().count == 3 && tabs.selectedIndex == NSNotFound)
    #expect(fixture.stacks[5].parent === tabs && fixture.stacks[5].tabBarController === tabs)
  }

  @Test func `the menu of its back button leads to the list, too`() throws {
    fixture.open("Fs")
    fixture.stacks[5].pushViewController(fixture.page("F2"), animated: false)
    try tapBackMenu("F", of: ["F", "More"])
    #expect(fixture.title == "F")
    try tapBackMenu("More", of: ["More"])
    #expect(fixture.title == "More" && rows().count == 3 && tabs.selectedIndex == NSNotFound)
  }

  private func tapBackMenu(_ label: String, of labels: Set<String>) throws {
    stage.press(at: CGPoint(x: 30, y: 69))
    stage.advance(by: 0.6)
    stage.release()
    stage.settle()
    let menu = stage.elements(.menuItem)
    #expect(Set(menu.map(\.label)) == labels)
    let row = try #require(menu.first { $0.label == label })
    stage.tap(at: CGPoint(x: row.frame.midX, y: row.frame.midY))
    stage.settle()
  }

  @Test func `a tab that goes makes room for all, and the one opened there stays, in the bar`() {
    fixture.stacks[6].removeFromParent()
    fixture.open("Fs")
    fixture.stacks[0].removeFromParent()
    stage.settle()
    #expect(fixture.labels(.tab) == ["Bs", "Cs", "Ds", "Es", "Fs"])
    #expect(fixture.title == "F" && fixture.labels(.backButton) == [])
    #expect(tabs.tabBar.selectedItem?.title == "Fs" && tabs.selectedIndex == 4)
    #expect(fixture.pages[5].appearance == .appeared && more.parent == nil)
  }

  @Test func `so do a swipe and the back key`() {
    fixture.open("Fs")
    stage.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 300, y: 400), over: 0.3)
    stage.settle()
    #expect(fixture.title == "More" && tabs.selectedIndex == NSNotFound)
    fixture.open("Gs")
    stage.send(.key(KeyEvent(key: .back, time: stage.now)))
    stage.settle()
    #expect(fixture.title == "More" && fixture.stacks[6].parent === tabs)
  }

  @Test func `a swipe that is taken back leaves the tab there`() {
    fixture.open("Fs")
    stage.press(at: CGPoint(x: 1, y: 400))
    stage.move(to: CGPoint(x: 60, y: 400), over: 0.2)
    stage.advance(by: 0.2)
    stage.release()
    stage.settle()
    #expect(fixture.title == "F" && tabs.selectedIndex == 5)
    #expect(fixture.labels(.backButton) == ["More"])
  }

  @Test func `a tab that is no stack is a page under More's bar`() {
    let stacks: [UIViewController] = Array(fixture.stacks[..<5])
    tabs.viewControllers = stacks + [plain]
    stage.settle()
    fixture.open("P")
    #expect(fixture.title == "P" && fixture.labels(.backButton) == ["More"])
    #expect(plain.navigationController === more && tabs.selectedViewController === plain)
    #expect(plain.view.safeAreaInsets == UIEdgeInsets(top: 91, bottom: 83))
  }

  @Test func `code selects a tab in the list, and More itself`() {
    tabs.selectedIndex = 6
    #expect(fixture.title == "G" && tabs.tabBar.selectedItem === more.tabBarItem)
    tabs.selectedIndex = 0
    #expect(fixture.title == "A")
    fixture.tapMore()
    #expect(fixture.title == "G", "it is where it was left")
    fixture.tapMore()
    #expect(fixture.title == "More", "a tap on the selected one goes to its start")
    tabs.selectedIndex = 1
    tabs.selectedViewController = more
    #expect(fixture.title == "More")
  }

  @Test(arguments: [false, true])
  func `code selects More before it is shown, if there is to be one`(isWide: Bool) {
    let traits = UITraitCollection(horizontalSizeClass: isWide ? .regular : .compact)
    let stage = Stage(size: TabFixture.upright, traits: traits)
    let tabs = UITabBarController()
    stage.perform {
      tabs.selectedViewController = tabs.moreNavigationController
      tabs.viewControllers = fixture.stacks.map { _ in PageController("Page") }
      tabs.selectedViewController = tabs.moreNavigationController
      stage.window.rootViewController = tabs
      stage.window.makeKeyAndVisible()
    }
    stage.settle()
    let title = stage.element(.title)?.label
    #expect(title == (isWide ? nil : "More"))
    #expect(tabs.selectedIndex == (isWide ? 0 : NSNotFound))
  }

  @Test func `the delegate is asked about More and about what is chosen there`() {
    let delegate = Refuser()
    tabs.delegate = delegate
    fixture.open("Es")
    #expect(fixture.title == "E" && delegate.heard == ["More", "Es"])
    fixture.tapMore()
    delegate.refused = "Fs"
    stage.tap("Fs")
    stage.settle()
    #expect(fixture.title == "More" && delegate.heard == ["More", "Es", "More"])
  }

  @Test func `a wide bar has room for eight, and the selected one stays`() {
    fixture.open("Fs")
    _ = fixture.log.take()
    stage.resize(to: CGSize(width: 1024, height: 768), safeAreaInsets: .zero)
    stage.settle()
    stage.change(traits: UITraitCollection(horizontalSizeClass: .regular))
    stage.settle()
    #expect(fixture.labels(.tab) == ["As", "Bs", "Cs", "Ds", "Es", "Fs", "Gs"])
    #expect(tabs.selectedIndex == 5 && fixture.title == "F")
    #expect(fixture.labels(.backButton) == [] && fixture.stacks[5].parent === tabs)
    stage.change(traits: UITraitCollection(horizontalSizeClass: .compact))
    stage.settle()
    #expect(fixture.labels(.tab).last == "More" && fixture.title == "F")
    #expect(tabs.selectedIndex == 5 && fixture.labels(.backButton) == ["More"])
  }

  @Test func `a wide bar takes tabs from a list that changed while it was covered`() {
    fixture.open("Fs")
    fixture.stacks[6].tabBarItem.badgeValue = "2"
    stage.rotate(to: CGSize(width: 1180, height: 820), safeAreaInsets: UIEdgeInsets(top: 20))
    stage.settle()
    #expect(fixture.labels(.tab) == ["As", "Bs", "Cs", "Ds", "Es", "Fs", "Gs"])
    #expect(tabs.selectedIndex == 5 && fixture.title == "F")
  }

  @Test func `a page in More that wants no bar takes it away`() {
    fixture.open("Fs")
    let bare = fixture.page("bare")
    bare.hidesBottomBarWhenPushed = true
    fixture.stacks[5].pushViewController(bare, animated: true)
    stage.advance(by: 0.1)
    #expect(fixture.bar.minY == 761 && fixture.bar.minX < 0)
    stage.settle()
    #expect(fixture.bar.minY >= 844 && bare.view.safeAreaInsets.bottom == 34)
    fixture.stacks[5].popViewController(animated: true)
    stage.settle()
    #expect(fixture.bar.minY == 761)
  }
}

private final class Refuser: NSObject, UITabBarControllerDelegate {
  var refused: String?
  var heard: [String] = []

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { viewController.tabBarItem.name != refused }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { heard.append(viewController.tabBarItem.name) }
}
