/// The pages of the Tabs demo, each with tabs of its own.
enum TabPages {
  static var list: UIViewController { PageListController("Tabs", pages: rows) }

  private static let rows = [
    PageRow("Four Tabs", "Each keeps its own stack") {
      open(UITabBarController(), HarbourTab.all.prefix(4), from: $0)
    },
    PageRow("Seven Tabs", "What has no room is under More") {
      open(UITabBarController(), HarbourTab.all[...], from: $0)
    },
    PageRow("Sliding Tabs", "A finger drags the next one in") {
      open(SlidingTabsController(), HarbourTab.all.prefix(3), from: $0)
    },
    PageRow("Painted Tabs", "Colours and letters of one’s own") {
      let tabs = UITabBarController()
      paint(tabs.tabBar)
      open(tabs, HarbourTab.all.prefix(4), from: $0)
    },
  ]

  private static func open(
    _ tabs: UITabBarController, _ kinds: ArraySlice<HarbourTab>, from list: UIViewController
  ) {
    tabs.viewControllers = kinds.map(\.stack)
    tabs.modalPresentationStyle = .fullScreen
    list.present(tabs, animated: true)
  }

  /// Sets a bar's background, item colours and badge colours.
  static func paint(_ bar: UITabBar) {
    let look = UITabBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .systemIndigo
    look.shadowColor = nil
    for item in [
      look.stackedLayoutAppearance, look.inlineLayoutAppearance, look.compactInlineLayoutAppearance,
    ] {
      let faint = UIColor.white.withAlphaComponent(0.6)
      item.normal.iconColor = faint
      item.normal.titleTextAttributes = [.foregroundColor: faint]
      item.selected.iconColor = .white
      item.selected.titleTextAttributes = [.foregroundColor: UIColor.white]
      item.normal.badgeBackgroundColor = .systemOrange
    }
    bar.standardAppearance = look
    bar.scrollEdgeAppearance = look
  }
}
