/// A tab of a harbour's app: its title, symbol and rows.
struct HarbourTab {
  let title: String
  let symbol: String
  let rows: [String]
  var badge: String?

  static let all = [
    HarbourTab(
      title: "Ports", symbol: "mappin.circle",
      rows: [
        "Aarhus", "Bergen", "Cádiz", "Dover", "Esbjerg", "Faro", "Gdańsk", "Hamburg", "Istanbul",
        "Jaffa", "Kiel", "Lisbon", "Malmö", "Naples", "Oslo",
      ]),
    HarbourTab(
      title: "Tides", symbol: "clock",
      rows: ["High at 4:12", "Low at 10:31", "High at 16:40"], badge: "3"),
    HarbourTab(title: "Charts", symbol: "map", rows: ["Baltic", "Biscay", "Skagerrak"]),
    HarbourTab(title: "Log", symbol: "book", rows: ["Monday", "Tuesday", "Wednesday"]),
    HarbourTab(
      title: "Crew", symbol: "person.2",
      rows: ["Ada", "Björn", "Chloé", "Dmitri"]),
    HarbourTab(
      title: "Weather", symbol: "cloud",
      rows: ["Today", "Tomorrow"]),
    HarbourTab(
      title: "Supplies", symbol: "cart",
      rows: ["Bread", "Rope", "Water"]),
  ]

  /// The tab as its bar shows it: its symbol is filled while it is selected.
  var item: UITabBarItem {
    UITabBarItem(
      title: title, image: UIImage(systemName: symbol),
      selectedImage: UIImage(systemName: symbol + ".fill"))
  }

  /// The tab's navigation controller, with the list as its root.
  var stack: UINavigationController {
    let stack = UINavigationController(rootViewController: HarbourListController(self))
    stack.tabBarItem = item
    stack.tabBarItem.badgeValue = badge
    return stack
  }
}
