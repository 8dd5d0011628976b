import Goldens
import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// A tab bar of one's own, with its delegate.
struct StandaloneTabBarTests {
  private let stage = Stage(
    size: .phone, safeAreaInsets: UIEdgeInsets(bottom: 34))
  private let bar = UITabBar(frame: CGRect(x: 0, y: 761, width: 390, height: 83))
  private let delegate = TabChoiceLog()
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
    stage.elements(.tab).sorted { $0.frame.minX < $1.frame.minX }
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
    stage.advance(by: 0)
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

private final class TabChoiceLog: NSObject, UITabBarDelegate {
  var heard: [String] = []

  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { heard.append(item.title ?? "") }
}

/// The user arranges the tabs of a bar of one's own.
struct StandaloneTabCustomizingTests {
  private final class CustomizingLog: NSObject, UITabBarDelegate {
    var heard: [String] = []
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
      heard.append("willBegin \(items.count)")
    }
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
      heard.append("didBegin \(items.count)")
    }
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
      heard.append("willEnd \(items.count) \(changed)")
    }
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
      heard.append("didEnd \(items.count) \(changed)")
    }
  }

  @Test
  func `an item that was not in the bar takes the place of one, and the delegate hears of it`()
    throws
  {
    let stage = Stage(size: .phone)
    let page = UIViewController()
    let bar = UITabBar(frame: CGRect(x: 0, y: 795, width: 390, height: 49))
    let items = ["One", "Two", "Three"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    bar.items = Array(items.prefix(2))
    let listener = CustomizingLog()
    bar.delegate = listener
    page.view.addSubview(bar)
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    stage.settle()
    bar.beginCustomizingItems(items)
    #expect(bar.isCustomizing && listener.heard == ["willBegin 3"])
    stage.settle()
    #expect(listener.heard == ["willBegin 3", "didBegin 3"])
    let three = try #require(stage.elements().first { $0.label == "Three" }).frame
    stage.drag(
      from: CGPoint(x: three.midX, y: three.midY), to: CGPoint(x: 290, y: 820), over: 0.3)
    stage.settle()
    #expect(bar.items?.map(\.title) == ["One", "Three"])
    #expect(bar.endCustomizing(animated: false))
    #expect(!bar.isCustomizing && page.view.subviews == [bar])
    #expect(listener.heard.suffix(2) == ["willEnd 3 true", "didEnd 3 true"])
    #expect(!bar.endCustomizing(animated: true))
    // Taps select again.
    stage.tap("Three")
    #expect(bar.selectedItem === items[2])
  }
}
