import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// Every callback of the ways through tabs, as texts that a person can read.
struct TabTraceTests {
  /// Two tabs: the record's own stack with pages, and another stack of one page, Search.
  private func show(_ trace: Trace, _ pages: UIViewController...) -> UITabBarController {
    let tabs = UITabBarController()
    let other = UINavigationController(rootViewController: trace.page("Search"))
    trace.navigation.setViewControllers(pages, animated: false)
    tabs.viewControllers = [trace.navigation, other]
    tabs.delegate = trace
    trace.show(in: tabs)
    return tabs
  }

  @Test func `a tab switch`() throws {
    let trace = Trace(
      "A person taps another tab, and then the first again: each is there at once.",
      "The tab that comes hears of it before the one that goes; neither leaves its parent.")
    _ = show(trace, trace.page("Albums"))
    trace.act("tap on the tab Search") { trace.stage.tap(at: CGPoint(x: 300, y: 820)) }
    trace.settle()
    trace.act("tap on the tab Albums") { trace.stage.tap(at: CGPoint(x: 100, y: 820)) }
    trace.settle()
    try expectGolden(trace.text, named: "trace-tab-switch")
  }

  @Test func `a push in a hidden tab`() throws {
    let trace = Trace(
      "A message arrives while a person looks at another tab: code pushes its page, animated.",
      "Nothing appears until the tab is selected; then the page is there, and the one below was never "
        + "seen again.")
    let tabs = show(trace, trace.page("Albums"))
    tabs.selectedIndex = 1
    trace.stage.settle()
    trace.act("pushViewController(Family, animated: true)") {
      trace.navigation.pushViewController(trace.page("Family"), animated: true)
    }
    trace.settle()
    trace.act("selectedIndex = 0") { tabs.selectedIndex = 0 }
    trace.settle()
    try expectGolden(trace.text, named: "trace-tab-hidden-push")
  }

  @Test func `a cancelled swipe where the bar would come back`() throws {
    let trace = Trace(
      "A person drags a page that hides the tab bar a little way from the left edge, and lets go.",
      "The bar comes with the page below and goes with it again; the page stays, and hides it.")
    let photo = trace.page("Photo")
    photo.hidesBottomBarWhenPushed = true
    let tabs = show(trace, trace.page("Albums"), photo)
    let bar = {
      trace.record(
        "tab bar",
        "at \(Int(tabs.tabBar.presentedFrame(at: trace.stage.now).minX.rounded())), "
          + "\(Int(tabs.tabBar.presentedFrame(at: trace.stage.now).minY.rounded()))",
        sees: trace.navigation)
    }
    bar()
    trace.act("finger down at the left edge, moved to 80 points") {
      trace.stage.press(at: CGPoint(x: 2, y: 400))
      trace.stage.move(to: CGPoint(x: 80, y: 400), over: 0.3)
    }
    bar()
    trace.stage.advance(by: 0.2)
    trace.act("finger up") { trace.stage.release() }
    trace.settle()
    bar()
    try expectGolden(trace.text, named: "trace-tab-swipe-cancelled")
  }
}

extension Trace: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    record("delegate", "shouldSelect(\(viewController.tabBarItem.title ?? ""))", sees: navigation)
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    record("delegate", "didSelect(\(viewController.tabBarItem.title ?? ""))", sees: navigation)
  }
}
