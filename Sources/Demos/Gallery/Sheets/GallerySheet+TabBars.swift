extension GallerySheet {
  static let tabBars = GallerySheet(title: "Tab Bars", summary: "Tabs, badges, More") {
    [
      tabBar("Three tabs, a badge") { tabs in
        tabs.viewControllers?[1].tabBarItem.badgeValue = "3"
      },
      tabBar("Seven tabs", count: 7) { $0.selectedIndex = 1 },
      tabBar("At the content's end", isAtEnd: true) { _ in },
      tabBar("Tinted, disabled") { tabs in
        tabs.tabBar.tintColor = .systemPink
        tabs.tabBar.unselectedItemTintColor = .systemIndigo
        tabs.viewControllers?[2].tabBarItem.isEnabled = false
        let first = tabs.viewControllers?[0].tabBarItem
        first?.badgeValue = "New"
        first?.badgeColor = .systemIndigo
      },
      tabBar("Painted") { tabs in TabPages.paint(tabs.tabBar) },
      arrangement("Low", [UITraitCollection(verticalSizeClass: .compact)], height: 90),
      arrangement("Wide", [UITraitCollection(horizontalSizeClass: .regular)], height: 110),
      arrangement(
        "Largest text",
        [UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)],
        height: 110),
    ]
  }

  private static func tabBar(
    _ title: String, count: Int = 3, isAtEnd: Bool = false,
    _ set: @escaping @MainActor (UITabBarController) -> Void
  ) -> [GalleryTile] {
    GalleryTile.inEveryLook(title, height: 110) {
      let tabs = harbour(count, isAtEnd: isAtEnd)
      set(tabs)
      return tabs
    }
  }

  /// The same tabs where their parts are arranged otherwise, in every look.
  private static func arrangement(
    _ title: String, _ traits: [UITraitCollection], height: CGFloat
  ) -> [GalleryTile] {
    GalleryLook.allCases.map { look in
      GalleryTile(
        look == .light ? title : "\(title), \(look.name)",
        size: CGSize(width: column, height: height),
        traits: UITraitCollection(traitsFrom: [look.traits] + traits)
      ) { harbour(2, isAtEnd: false) }
    }
  }

  /// Tabs with lists of seas.
  static func harbour(_ count: Int, isAtEnd: Bool) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = HarbourTab.all.prefix(count).map { tab in
      let page = SeasPage(scrolledBy: isAtEnd ? endOffset : 10)
      page.tabBarItem = tab.item
      return page
    }
    return tabs
  }

  /// How far nine rows go up over a bar in a tile, in points.
  private static let endOffset: CGFloat = 340
}
