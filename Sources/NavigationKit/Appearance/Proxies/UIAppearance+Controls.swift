// As in UIKit, each class's proxy is an object of that class. UIView's four methods are documented.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIAppearance where Self: UIControl {
  public static func appearance() -> UIControl { proxy(UIControl()) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIControl { proxy(UIControl(), in: containerTypes) }
  public static func appearance(for trait: UITraitCollection) -> UIControl {
    proxy(UIControl(), for: trait)
  }
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIControl { proxy(UIControl(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UIButton {
  public static func appearance() -> UIButton { proxy(UIButton()) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIButton { proxy(UIButton(), in: containerTypes) }
  public static func appearance(for trait: UITraitCollection) -> UIButton {
    proxy(UIButton(), for: trait)
  }
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIButton { proxy(UIButton(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UISwitch {
  public static func appearance() -> UISwitch { proxy(UISwitch()) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISwitch { proxy(UISwitch(), in: containerTypes) }
  public static func appearance(for trait: UITraitCollection) -> UISwitch {
    proxy(UISwitch(), for: trait)
  }
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISwitch { proxy(UISwitch(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UISlider {
  public static func appearance() -> UISlider { proxy(UISlider()) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISlider { proxy(UISlider(), in: containerTypes) }
  public static func appearance(for trait: UITraitCollection) -> UISlider {
    proxy(UISlider(), for: trait)
  }
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISlider { proxy(UISlider(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UIStepper {
  public static func appearance() -> UIStepper { proxy(UIStepper()) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIStepper { proxy(UIStepper(), in: containerTypes) }
  public static func appearance(for trait: UITraitCollection) -> UIStepper {
    proxy(UIStepper(), for: trait)
  }
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIStepper { proxy(UIStepper(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UISegmentedControl {
  public static func appearance() -> UISegmentedControl { proxy(UISegmentedControl()) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISegmentedControl { proxy(UISegmentedControl(), in: containerTypes) }
  public static func appearance(for trait: UITraitCollection) -> UISegmentedControl {
    proxy(UISegmentedControl(), for: trait)
  }
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISegmentedControl { proxy(UISegmentedControl(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UIPageControl {
  public static func appearance() -> UIPageControl { proxy(UIPageControl()) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIPageControl { proxy(UIPageControl(), in: containerTypes) }
  public static func appearance(for trait: UITraitCollection) -> UIPageControl {
    proxy(UIPageControl(), for: trait)
  }
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIPageControl { proxy(UIPageControl(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UITextField {
  public static func appearance() -> UITextField { proxy(UITextField()) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITextField { proxy(UITextField(), in: containerTypes) }
  public static func appearance(for trait: UITraitCollection) -> UITextField {
    proxy(UITextField(), for: trait)
  }
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITextField { proxy(UITextField(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UITextView {
  public static func appearance() -> UITextView { proxy(UITextView()) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITextView { proxy(UITextView(), in: containerTypes) }
  public static func appearance(for trait: UITraitCollection) -> UITextView {
    proxy(UITextView(), for: trait)
  }
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITextView { proxy(UITextView(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UISearchBar {
  public static func appearance() -> UISearchBar { proxy(UISearchBar()) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISearchBar { proxy(UISearchBar(), in: containerTypes) }
  public static func appearance(for trait: UITraitCollection) -> UISearchBar {
    proxy(UISearchBar(), for: trait)
  }
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISearchBar { proxy(UISearchBar(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UIRefreshControl {
  public static func appearance() -> UIRefreshControl { proxy(UIRefreshControl()) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIRefreshControl { proxy(UIRefreshControl(), in: containerTypes) }
  public static func appearance(for trait: UITraitCollection) -> UIRefreshControl {
    proxy(UIRefreshControl(), for: trait)
  }
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIRefreshControl { proxy(UIRefreshControl(), for: trait, in: containerTypes) }
}
