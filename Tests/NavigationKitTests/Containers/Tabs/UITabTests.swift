import Goldens
import Foundation
import NavigationKit
import Testing

/// Tabs that make their controllers.
struct UITabTests {
  private final class Log: NSObject, UITabBarControllerDelegate {
    var lines: [String] = []
    var refused: String?

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
    ) -> Bool { tab.identifier != refused }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) { lines.append("\(previousTab?.identifier ?? "none") → \(selectedTab.identifier)") }
  }

  private let stage = Stage(size: .phone)
  private let log = Log()
  private let controller: UITabBarController

  init() {
    let names = ["Home", "Mail", "Photos"]
    controller = UITabBarController(
      tabs: names.map { name in
        UITab(title: name, image: UIImage(systemName: "star"), identifier: name) { tab in
          let page = UIViewController()
          page.title = "Page of \(tab.identifier)"
          return UINavigationController(rootViewController: page)
        }
      } + [UISearchTab { _ in UIViewController() }])
    controller.delegate = log
    stage.window.rootViewController = controller
    stage.window.makeKeyAndVisible()
  }

  private var items: [String] {
    stage.elements(.tab).sorted { $0.frame.minX < $1.frame.minX }
      .map(\.label)
  }

  @Test func `the bar shows the tabs, and a tap selects one and tells the delegate`() {
    #expect(items == ["Home", "Mail", "Photos", "Search"])
    #expect(controller.selectedTab?.identifier == "Home")
    stage.tap("Mail")
    stage.settle()
    #expect(controller.selectedTab === controller.tab(forIdentifier: "Mail"))
    #expect(stage.element(.title, "Page of Mail") != nil)
    log.refused = "Photos"
    stage.tap("Photos")
    stage.settle()
    #expect(controller.selectedTab?.identifier == "Mail")
    #expect(log.lines == ["Home → Mail"])
  }

  @Test func `a tab's title, badge and being hidden show at once, its pages know it`() {
    let mail = controller.tab(forIdentifier: "Mail")
    mail?.title = "Post"
    mail?.badgeValue = "3"
    #expect(items == ["Home", "Post", "Photos", "Search"])
    #expect(controller.tabBar.items?[1].badgeValue == "3")
    controller.selectedTab = mail
    let stack = mail?.viewController as? UINavigationController
    #expect(controller.selectedViewController === stack)
    #expect(stack?.topViewController?.tab === mail)
    mail?.isHidden = true
    stage.settle()
    #expect(items == ["Home", "Photos", "Search"] && controller.tabs.count == 4)
    mail?.isHidden = false
    #expect(items.count == 4 && mail?.viewController === stack)
  }

  @Test func `other tabs or controllers take their place`() {
    let old = controller.tabs[0]
    controller.setTabs(
      [UITab(title: "One", image: nil, identifier: "1") { _ in UIViewController() }],
      animated: false)
    #expect(items == ["One"] && old.tabBarController == nil)
    controller.viewControllers = [UIViewController()]
    #expect(controller.tabs.isEmpty && controller.selectedTab == nil)
  }

  @Test func `a page that moves elsewhere takes its tab along`() throws {
    let photos = try #require(controller.tab(forIdentifier: "Photos"))
    let mail = try #require(controller.tab(forIdentifier: "Mail")?.viewController)
    UIViewController().addChild(mail)
    #expect(controller.tabs.map(\.identifier) == ["Home", "Photos", "UISearchTab"])
    photos.isHidden = true
    photos.isHidden = false
    #expect(items == ["Home", "Photos", "Search"])
  }

  @Test func `a tab that another controller has taken keeps that`() {
    let tab = controller.tabs[0]
    let other = UITabBarController(tabs: [tab])
    controller.tabs = []
    #expect(tab.tabBarController === other)
  }

  @Test func `the user's order stays when a tab is hidden and shown`() throws {
    controller.tabs += ["Music", "Maps", "News"].map { name in
      UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
    }
    stage.tap("More")
    stage.settle()
    stage.tap("Edit")
    stage.settle()
    let news = try #require(stage.elements().first { $0.label == "News" }).frame
    let mail = try #require(stage.element(.tab, "Mail")).frame
    stage.drag(
      from: CGPoint(x: news.midX, y: news.midY), to: CGPoint(x: mail.midX, y: mail.midY), over: 0.3)
    stage.settle()
    stage.tap("Done")
    stage.settle()
    #expect(items == ["Home", "News", "Photos", "Search", "More"])
    controller.tab(forIdentifier: "Home")?.isHidden = true
    controller.tab(forIdentifier: "Home")?.isHidden = false
    #expect(items == ["Home", "News", "Photos", "Search", "More"])
  }

  @Test func `a tab that is not shown cannot be selected`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let tab = UITab(title: "", image: nil, identifier: "hidden") { _ in UIViewController() }
        let controller = UITabBarController(tabs: [tab])
        tab.isHidden = true
        controller.selectedTab = tab
      }
    }
  }

  @Test func `two tabs of one identifier stop the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let tabs = [1, 2].map { _ in
          UITab(title: "", image: nil, identifier: "same") { _ in UIViewController() }
        }
        _ = UITabBarController(tabs: tabs)
      }
    }
  }
}
