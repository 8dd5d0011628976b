// As in UIKit, each class's proxy is an object of that class.

extension UIAppearance where Self: UINavigationBar {
  /// The proxy that gives navigation bars their looks.
  public static func appearance(
    for trait: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UINavigationBar { proxy(UINavigationBar(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UIToolbar {
  /// The proxy that gives toolbars their looks.
  public static func appearance(
    for trait: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIToolbar { proxy(UIToolbar(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UIBarItem {
  /// The proxy that gives the items of bars their looks.
  public static func appearance(
    for trait: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIBarItem { proxy(UIBarItem(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UIBarButtonItem {
  /// The proxy that gives the buttons of bars their looks.
  public static func appearance(
    for trait: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIBarButtonItem { proxy(UIBarButtonItem(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UITabBar {
  /// The proxy that gives tab bars their looks.
  public static func appearance(
    for trait: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UITabBar { proxy(UITabBar(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UITabBarItem {
  /// The proxy that gives the items of tab bars their looks.
  public static func appearance(
    for trait: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UITabBarItem { proxy(UITabBarItem(), for: trait, in: containerTypes) }
}
