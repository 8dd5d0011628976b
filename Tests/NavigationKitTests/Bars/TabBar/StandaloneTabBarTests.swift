import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// A tab bar of one's own, with its delegate.
struct StandaloneTabBarTests {
  private let stage = Stage(
    size: CGSize(width: 390, height: 844), safeAreaInsets: UIEdgeInsets(bottom: 34))
  private let bar = UITabBar(frame: CGRect(x: 0, y: 761, width: 390, height: 83))
  private let delegate = Listener()
  private let items = ["One", "Two", "Three"].enumerated().map {
    UITabBarItem(title: $1, image: UIImage(systemName: "circle"), tag: $0)
  }

  init() {
    let page = UIViewController()
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    bar.items = items
    bar.delegate = delegate
    page.view.addSubview(bar)
    stage.settle()
  }

  private func tabs() -> [StageElement] {
    stage.elements().filter { $0.role == .tab }.sorted { $0.frame.minX < $1.frame.minX }
  }

  @Test func `nothing is selected at first, and a tap selects and tells`() {
    #expect(bar.selectedItem == nil && tabs().map(\.label) == ["One", "Two", "Three"])
    stage.tap("Two")
    stage.tap("Two")
    #expect(bar.selectedItem === items[1] && delegate.heard == ["Two", "Two"])
  }

  @Test func `a finger that slips off the bar selects nothing`() {
    stage.drag(from: CGPoint(x: 60, y: 790), to: CGPoint(x: 60, y: 400), over: 0.2)
    #expect(bar.selectedItem == nil && delegate.heard == [])
  }

  @Test func `code selects without telling, and only what is in the bar`() {
    bar.selectedItem = items[2]
    #expect(bar.selectedItem === items[2] && delegate.heard == [])
    bar.selectedItem = UITabBarItem()
    #expect(bar.selectedItem == nil)
  }

  @Test(arguments: [false, true])
  func `other items take the place of these, and the selected one stays if it is among them`(
    animated: Bool
  ) {
    bar.selectedItem = items[0]
    bar.setItems([items[2], items[0]], animated: animated)
    #expect(stage.isSettled != animated)
    stage.settle()
    #expect(tabs().map(\.label) == ["Three", "One"] && bar.selectedItem === items[0])
    bar.items = nil
    #expect(tabs() == [] && bar.selectedItem == nil)
  }

  @Test func `a tab that is not enabled takes no taps`() {
    items[1].isEnabled = false
    #expect(tabs().map(\.isEnabled) == [true, false, true])
    stage.tap("Two")
    #expect(bar.selectedItem == nil)
  }

  @Test func `it fits over the home indicator, and keeps tabs out of that`() {
    #expect(bar.sizeThatFits(.zero) == CGSize(width: 390, height: 83))
    #expect(bar.barPosition == .bottom)
    #expect(tabs().allSatisfy { $0.frame.minY == 761 && $0.frame.maxY == 810 })
  }

  @Test func `the system's tabs have a title and a symbol that nothing changes`() {
    let names = [
      "More", "Favorites", "Featured", "Top Rated", "Recents", "Contacts", "History", "Bookmarks",
      "Search", "Downloads", "Most Recent", "Most Viewed",
    ]
    let system = UITabBarItem.SystemItem.allCases.map {
      UITabBarItem(tabBarSystemItem: $0, tag: $0.rawValue)
    }
    #expect(system.map(\.name) == names && system.map(\.tag) == Array(0..<12))
    system[1].title = "Mine"
    system[1].image = UIImage(systemName: "circle")
    bar.items = [system[1]]
    #expect(tabs().map(\.label) == ["Favorites"])
    #expect(stage.displayList().description.contains("star.fill"))
    #expect(!stage.displayList().description.contains("Mine"))
  }
}

private final class Listener: NSObject, UITabBarDelegate {
  var heard: [String] = []

  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { heard.append(item.title ?? "") }
}
