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
    "tabBar": ViewKind(UITabBar.self, tabBars)
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
    .choice("barStyle", \.barStyle, barStyles),
    .other { bar, element, scene in
      if let attributes = scene.textAttributes("titleTextAttributes", of: element) {
        bar.titleTextAttributes = attributes
      }
      if let attributes = scene.textAttributes("largeTitleTextAttributes", of: element) {
        bar.largeTitleTextAttributes = attributes
      }
    },
    .image("shadowImage", \.shadowImage),
    .image("backIndicatorImage", \.backIndicatorImage),
    .image("backIndicatorTransitionMask", \.backIndicatorTransitionMaskImage),
    .other { bar, element, scene in
      if let image = scene.image("backgroundImage", of: element) {
        bar.setBackgroundImage(image, for: .default)
      }
    },
    .other { bar, element, scene in
      if let look = scene.navigationAppearance("standardAppearance", of: element) {
        bar.standardAppearance = look
      }
      if let look = scene.navigationAppearance("scrollEdgeAppearance", of: element) {
        bar.scrollEdgeAppearance = look
      }
      if let look = scene.navigationAppearance("compactAppearance", of: element) {
        bar.compactAppearance = look
      }
    },
  ]

  static let toolbars: [Attribute<UIToolbar>] = [
    .bool("translucent", \.isTranslucent),
    .color("barTintColor", \.barTintColor),
    .choice("barStyle", \.barStyle, barStyles),
    .other { bar, element, scene in
      if let look: UIToolbarAppearance = scene.appearance("standardAppearance", of: element) {
        bar.standardAppearance = look
      }
      if let look: UIToolbarAppearance = scene.appearance("scrollEdgeAppearance", of: element) {
        bar.scrollEdgeAppearance = look
      }
    },
  ]

  static let tabBars: [Attribute<UITabBar>] = [
    .bool("translucent", \.isTranslucent),
    .color("barTintColor", \.barTintColor),
    // Old files name the tint of the selected tab so.
    .other { bar, element, scene in
      if let color = scene.reader.uiColor("selectedImageTintColor", of: element) {
        bar.tintColor = color
      }
    },
    .color("unselectedItemTintColor", \.unselectedItemTintColor),
    .choice("barStyle", \.barStyle, barStyles),
    .choice(
      "itemPositioning", \.itemPositioning,
      ["automatic": .automatic, "fill": .fill, "centered": .centered]),
    .number("itemWidth", \.itemWidth),
    .number("itemSpacing", \.itemSpacing),
    .image("backgroundImage", \.backgroundImage),
    .image("shadowImage", \.shadowImage),
    .image("selectionIndicatorImage", \.selectionIndicatorImage),
    .other { bar, element, scene in
      if let look: UITabBarAppearance = scene.appearance("standardAppearance", of: element) {
        bar.standardAppearance = look
      }
      if let look: UITabBarAppearance = scene.appearance("scrollEdgeAppearance", of: element) {
        bar.scrollEdgeAppearance = look
      }
    },
  ]

  private static let barStyles: [String: UIBarStyle] = [
    "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black,
  ]

  private static let searchBars: [Attribute<UISearchBar>] = [
    .text("text", \.text),
    .text("placeholder", \.placeholder),
    .text("prompt", \.prompt),
    .choice("barStyle", \.barStyle, barStyles),
    .color("barTintColor", \.barTintColor),
    .bool("showsCancelButton", \.showsCancelButton),
    .choice(
      "searchBarStyle", \.searchBarStyle,
      ["default": .default, "prominent": .prominent, "minimal": .minimal]),
    .other { bar, element, scene in
      let titles = element.children(in: "scopeButtonTitles").map(\.text)
      if !titles.isEmpty { bar.scopeButtonTitles = titles }
      if let shows = scene.reader.bool("showsScopeBar", of: element) { bar.showsScopeBar = shows }
      scene.setInputTraits(of: element, on: bar)
    },
  ]
}

extension SceneBuilder {
  /// Sets what a container's element says of a bar of its own, which it lays out and shows itself.
  func set<Bar: UIView>(_ attributes: [Attribute<Bar>], of element: DocumentElement, on bar: Bar) {
    var element = element
    element.attributes["hidden"] = nil
    element.children.removeAll { $0.key == "autoresizingMask" }
    reader.play(element)
    for attribute in UIView.documentAttributes { attribute.set(bar, element, self) }
    for attribute in attributes { attribute.set(bar, element, self) }
    register(bar, element)
  }
}
