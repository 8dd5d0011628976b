// As in UIKit, each class's proxy is an object of that class. UIView's method is documented.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIAppearance where Self: UIControl {
  public static func appearance(
    for trait: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIControl { proxy(UIControl(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UIButton {
  public static func appearance(
    for trait: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIButton { proxy(UIButton(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UISwitch {
  public static func appearance(
    for trait: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UISwitch { proxy(UISwitch(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UISlider {
  public static func appearance(
    for trait: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UISlider { proxy(UISlider(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UIStepper {
  public static func appearance(
    for trait: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIStepper { proxy(UIStepper(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UISegmentedControl {
  public static func appearance(
    for trait: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UISegmentedControl { proxy(UISegmentedControl(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UIPageControl {
  public static func appearance(
    for trait: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIPageControl { proxy(UIPageControl(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UITextField {
  public static func appearance(
    for trait: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UITextField { proxy(UITextField(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UITextView {
  public static func appearance(
    for trait: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UITextView { proxy(UITextView(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UIProgressView {
  public static func appearance(
    for trait: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIProgressView { proxy(UIProgressView(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UIStackView {
  public static func appearance(
    for trait: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIStackView { proxy(UIStackView(), for: trait, in: containerTypes) }
}
