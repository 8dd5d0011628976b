// As in UIKit, each class's proxy is an object of that class. UIView's method is documented.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIAppearance where Self: UINavigationBar {
  public static func appearance(
    for trait: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UINavigationBar { proxy(UINavigationBar(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UIToolbar {
  public static func appearance(
    for trait: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIToolbar { proxy(UIToolbar(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UIBarItem {
  public static func appearance(
    for trait: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIBarItem { proxy(UIBarItem(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UIBarButtonItem {
  public static func appearance(
    for trait: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIBarButtonItem { proxy(UIBarButtonItem(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UITabBar {
  public static func appearance(
    for trait: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UITabBar { proxy(UITabBar(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UITabBarItem {
  public static func appearance(
    for trait: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UITabBarItem { proxy(UITabBarItem(), for: trait, in: containerTypes) }
}
