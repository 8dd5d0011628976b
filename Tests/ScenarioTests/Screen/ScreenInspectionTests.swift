import Goldens
import Foundation
import NavigationKit
import Testing

@testable import Scenario

/// The facts that an inspection reports of a screen.
struct ScreenInspectionTests {
  private func inspection(of root: UIViewController, _ moves: (Stage) -> Void = { _ in })
    -> ScreenInspection
  {
    let stage = Stage(size: .phone)
    stage.window.rootViewController = root
    stage.window.makeKeyAndVisible()
    stage.settle()
    moves(stage)
    stage.settle()
    return ScreenInspection(of: stage)
  }

  private func tabs(_ pages: [UIViewController]) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = pages
    for page in pages { page.tabBarItem = UITabBarItem(title: page.title, image: nil, tag: 0) }
    return tabs
  }

  private func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    return page
  }

  @Test func `numbers are written as C writes them`() {
    var numbers: [Double] = [-0.0, 0.005, 0.015, -0.001, 1e15 + 0.25, 1e300, 844.9951]
    numbers += [.infinity, -.infinity, .nan]
    for step in -900...900 { numbers += [Double(step) / 8, Double(step) / 3] }
    for number in numbers {
      #expect(ScreenInspection.hundredths(number) == String(format: "%.2f", number))
    }
  }

  @Test func `the tab bar of the front page is told, in a stack or not`() {
    let stacked = ["One", "Two"].map { UINavigationController(rootViewController: page($0)) }
    for pages in [["One", "Two"].map(page), stacked as [UIViewController]] {
      for (place, page) in pages.enumerated() { page.title = ["One", "Two"][place] }
      let text = inspection(of: tabs(pages)).text()
      #expect(text.contains("tab bar  (0.00 795.00 390.00 49.00)"))
    }
    #expect(!inspection(of: page("Alone")).text().contains("tab bar"))
  }

  @Test func `one that code or a page has hidden is told as hidden`() {
    let stack = UINavigationController(rootViewController: page("One"))
    let byPage = inspection(of: tabs([stack])) { _ in
      let bare = page("Bare")
      bare.hidesBottomBarWhenPushed = true
      stack.pushViewController(bare, animated: true)
    }
    #expect(byPage.text().contains("tab bar  hidden"))
    let other = tabs([page("One")])
    #expect(
      inspection(of: other) { _ in other.isTabBarHidden = true }.text().contains(
        "tab bar  hidden"))
  }
}
