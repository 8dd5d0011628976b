// As in UIKit, each class's proxy is an object of that class. UIView's four methods are documented.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIAppearance where Self: UINavigationBar {
  public static func appearance() -> UINavigationBar { proxy(UINavigationBar()) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UINavigationBar { proxy(UINavigationBar(), in: containerTypes) }
  public static func appearance(for trait: UITraitCollection) -> UINavigationBar {
    proxy(UINavigationBar(), for: trait)
  }
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UINavigationBar { proxy(UINavigationBar(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UIToolbar {
  public static func appearance() -> UIToolbar { proxy(UIToolbar()) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIToolbar { proxy(UIToolbar(), in: containerTypes) }
  public static func appearance(for trait: UITraitCollection) -> UIToolbar {
    proxy(UIToolbar(), for: trait)
  }
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIToolbar { proxy(UIToolbar(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UIBarItem {
  public static func appearance() -> UIBarItem { proxy(UIBarItem()) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarItem { proxy(UIBarItem(), in: containerTypes) }
  public static func appearance(for trait: UITraitCollection) -> UIBarItem {
    proxy(UIBarItem(), for: trait)
  }
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarItem { proxy(UIBarItem(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UIBarButtonItem {
  public static func appearance() -> UIBarButtonItem { proxy(UIBarButtonItem()) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { proxy(UIBarButtonItem(), in: containerTypes) }
  public static func appearance(for trait: UITraitCollection) -> UIBarButtonItem {
    proxy(UIBarButtonItem(), for: trait)
  }
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { proxy(UIBarButtonItem(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UITabBar {
  public static func appearance() -> UITabBar { proxy(UITabBar()) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBar { proxy(UITabBar(), in: containerTypes) }
  public static func appearance(for trait: UITraitCollection) -> UITabBar {
    proxy(UITabBar(), for: trait)
  }
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBar { proxy(UITabBar(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UITabBarItem {
  public static func appearance() -> UITabBarItem { proxy(UITabBarItem()) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBarItem { proxy(UITabBarItem(), in: containerTypes) }
  public static func appearance(for trait: UITraitCollection) -> UITabBarItem {
    proxy(UITabBarItem(), for: trait)
  }
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBarItem { proxy(UITabBarItem(), for: trait, in: containerTypes) }
}
