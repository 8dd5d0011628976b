import Foundation
import NavigationKit

/// Bars that stand in a view of their own.
extension ViewKind {
  static let bars: [String: ViewKind] = [
    "navigationBar": ViewKind(UINavigationBar.self, navigationBars)
      .containing(UINavigationBar.self) { bar, element, scene in
        bar.items = element.children(in: "items").map { scene.makeNavigationItem($0) }
      },
    "toolbar": ViewKind(UIToolbar.self, toolbars)
      .containing(UIToolbar.self) { bar, element, scene in
        bar.items = element.children(in: "items").map { scene.makeBarButtonItem($0) }
      },
    "tabBar": ViewKind(UITabBar.self)
      .containing(UITabBar.self) { bar, element, scene in
        bar.items = element.children(in: "items").map { scene.makeTabBarItem($0) }
      },
    "searchBar": ViewKind(UISearchBar.self, searchBars)
      .containing(UISearchBar.self) { _, _, _ in },
  ]

  static let navigationBars: [Attribute<UINavigationBar>] = [
    .bool("translucent", \.isTranslucent),
    .bool("largeTitles", \.prefersLargeTitles),
    .color("barTintColor", \.barTintColor),
    .choice("barStyle", \.barStyle, ["default": .default, "black": .black]),
    .other { bar, element, scene in
      guard let attributes = element.child(key: "titleTextAttributes") else { return }
      var title: [NSAttributedString.Key: Any] = [:]
      if let color = scene.reader.color("textColor", of: attributes) {
        title[.foregroundColor] = UIColor(color)
      }
      if let font = scene.font(of: attributes) { title[.font] = font }
      bar.titleTextAttributes = title
    },
  ]

  static let toolbars: [Attribute<UIToolbar>] = [
    .bool("translucent", \.isTranslucent),
    .color("barTintColor", \.barTintColor),
    .choice("barStyle", \.barStyle, ["default": .default, "black": .black]),
  ]

  private static let searchBars: [Attribute<UISearchBar>] = [
    .text("text", \.text),
    .text("placeholder", \.placeholder),
    .text("prompt", \.prompt),
    .bool("showsCancelButton", \.showsCancelButton),
    .choice(
      "searchBarStyle", \.searchBarStyle,
      ["default": .default, "prominent": .prominent, "minimal": .minimal]),
  ]
}
