import Drawing
import Foundation
import NavigationKit
import Testing

/// Tab bars and their items take what proxies say of them.
struct TabBarProxyTests {
  private func shown(_ theme: @escaping () -> Void, own: (UITabBar) -> Void = { _ in })
    -> (stage: Stage, bar: UITabBar)
  {
    let fixture = ThemedFixture(theme: theme)
    let bar = UITabBar(frame: CGRect(x: 0, y: 795, width: 390, height: 49))
    bar.items = ["One", "Two"].map { title in
      UITabBarItem(title: title, image: nil, selectedImage: nil)
    }
    bar.items?[0].badgeValue = "7"
    own(bar)
    _ = fixture.show(bar)
    fixture.stage.settle()
    return (fixture.stage, bar)
  }

  private static let look = {
    let look = UITabBarAppearance()
    look.backgroundColor = .systemRed
    return look
  }

  private static let bars: [(String, (UITabBar) -> Void, (UITabBar) -> Bool)] = [
    ("tintColor", { $0.tintColor = .systemRed }, { $0.tintColor == .systemRed }),
    ("barStyle", { $0.barStyle = .black }, { $0.barStyle == .black }),
    ("barTintColor", { $0.barTintColor = .systemRed }, { $0.barTintColor == .systemRed }),
    (
      "unselectedItemTintColor", { $0.unselectedItemTintColor = .systemRed },
      { $0.unselectedItemTintColor == .systemRed }
    ),
    (
      "backgroundImage", { $0.backgroundImage = UIImage(systemName: "star") },
      { $0.backgroundImage != nil }
    ),
    ("shadowImage", { $0.shadowImage = UIImage(systemName: "star") }, { $0.shadowImage != nil }),
    (
      "selectionIndicatorImage", { $0.selectionIndicatorImage = UIImage(systemName: "star") },
      { $0.selectionIndicatorImage != nil }
    ),
    ("itemPositioning", { $0.itemPositioning = .centered }, { $0.itemPositioning == .centered }),
    ("itemWidth", { $0.itemWidth = 50 }, { $0.itemWidth == 50 }),
    ("itemSpacing", { $0.itemSpacing = 3 }, { $0.itemSpacing == 3 }),
    (
      "standardAppearance", { $0.standardAppearance = look() },
      { $0.standardAppearance.backgroundColor == .systemRed }
    ),
    (
      "scrollEdgeAppearance", { $0.scrollEdgeAppearance = look() },
      { $0.scrollEdgeAppearance?.backgroundColor == .systemRed }
    ),
  ]

  @Test func `every property of a bar is taken, unless the bar was given its own`() {
    for (name, set, has) in Self.bars {
      #expect(!has(shown {}.bar), "\(name)")
      #expect(has(shown { set(UITabBar.appearance()) }.bar), "\(name)")
    }
    let own = shown({ UITabBar.appearance().itemWidth = 50 }) { $0.itemWidth = 60 }
    #expect(own.bar.itemWidth == 60)
  }

  private static let items: [(String, (UITabBarItem) -> Void, (UITabBarItem) -> Bool)] = [
    ("badgeColor", { $0.badgeColor = .systemGreen }, { $0.badgeColor == .systemGreen }),
    (
      "titlePositionAdjustment",
      { $0.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 4) },
      { $0.titlePositionAdjustment.vertical == 4 }
    ),
    (
      "setBadgeTextAttributes",
      { $0.setBadgeTextAttributes([.foregroundColor: UIColor.black], for: .normal) },
      { $0.badgeTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .black }
    ),
    (
      "setTitleTextAttributes",
      { $0.setTitleTextAttributes([.foregroundColor: UIColor.black], for: .normal) },
      { $0.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .black }
    ),
    (
      "standardAppearance", { $0.standardAppearance = look() },
      { $0.standardAppearance?.backgroundColor == .systemRed }
    ),
    (
      "scrollEdgeAppearance", { $0.scrollEdgeAppearance = look() },
      { $0.scrollEdgeAppearance?.backgroundColor == .systemRed }
    ),
  ]

  @Test func `every property of an item is taken, unless the item was given its own`() throws {
    for (name, set, has) in Self.items {
      #expect(!has(try #require(shown {}.bar.items?.first)), "\(name)")
      let themed = shown { set(UITabBarItem.appearance()) }
      #expect(has(try #require(themed.bar.items?.first)), "\(name)")
    }
    let own = shown({ UITabBarItem.appearance().badgeColor = .systemGreen }) {
      $0.items?[0].badgeColor = .systemBlue
    }
    #expect(own.bar.items?[0].badgeColor == .systemBlue)
    #expect(own.bar.items?[1].badgeColor == .systemGreen)
  }

  @Test func `what is taken is drawn`() {
    let (stage, _) = shown {
      UITabBarItem.appearance().badgeColor = .systemGreen
      UITabBar.appearance().unselectedItemTintColor = .systemRed
    }
    let frame = stage.displayList().description
    #expect(frame.contains("#34C759") && frame.contains("#FF3B30"))
    #expect(!shown {}.stage.displayList().description.contains("#34C759"))
  }

  @Test func `a bar in one container, or in the dark, may have its own`() {
    let (_, bar) = shown {
      UITabBar.appearance(whenContainedInInstancesOf: [UITabBarController.self]).itemWidth = 50
      UITabBar.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).itemSpacing = 9
      UITabBarItem.appearance(whenContainedInInstancesOf: [UITabBarController.self]).badgeColor =
        .systemGreen
      UITabBarItem.appearance(for: UITraitCollection(userInterfaceStyle: .light)).badgeColor =
        .systemBlue
    }
    #expect(bar.itemWidth == 0 && bar.itemSpacing == 0)
    #expect(bar.items?.first?.badgeColor == .systemBlue)
  }
}
