import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// Tabs under the finger of a user who arranges them.
struct TabCustomizerTests {
  @Test func `a tab that flies back to the grid can be taken again on its way`() throws {
    let stage = Stage(size: .phone)
    let page = UIViewController()
    let bar = UITabBar(frame: CGRect(x: 0, y: 795, width: 390, height: 49))
    let items = ["One", "Two", "Three"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    bar.items = Array(items.prefix(2))
    page.view.addSubview(bar)
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    stage.settle()
    bar.beginCustomizingItems(items)
    stage.settle()
    let three = try #require(stage.element(.button, "Three")).frame
    let start = CGPoint(x: three.midX, y: three.midY)
    stage.drag(from: start, to: CGPoint(x: 200, y: 600), over: 0.3)
    stage.advance(by: 0.05)
    #expect(!stage.isSettled)
    stage.drag(from: start, to: CGPoint(x: 290, y: 820), over: 0.3)
    stage.settle()
    #expect(bar.items?.map(\.title) == ["One", "Three"])
  }
}
