import Drawing
import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// A tab's badge under a finger.
struct TabBadgeTests {
  @Test func `a tap on it is the tab's, and not that of a recogniser around the bar`() throws {
    let stage = Stage(size: .phone)
    let page = UIViewController()
    let bar = UITabBar(frame: CGRect(x: 0, y: 795, width: 390, height: 49))
    let items = ["One", "Two"].map {
      UITabBarItem(title: $0, image: UIImage(systemName: "circle"), tag: 0)
    }
    items[1].badgeValue = "7"
    bar.items = items
    page.view.addSubview(bar)
    let tap = UITapGestureRecognizer()
    var taps = 0
    tap.addAction(UIAction { _ in taps += 1 })
    page.view.addGestureRecognizer(tap)
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    stage.settle()
    let seven = try #require(stage.drawn.text("7"))
    // Its text begins on the baseline.
    stage.tap(at: CGPoint(x: seven.origin.x + seven.width / 2, y: seven.origin.y - 4))
    stage.settle()
    #expect(bar.selectedItem === items[1] && taps == 0)
    stage.tap(at: CGPoint(x: 195, y: 400))
    #expect(taps == 1)
  }
}
