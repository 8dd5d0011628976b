// As in UIKit, each class's proxy is an object of that class. UIView's method is documented.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIAppearance where Self: UILabel {
  public static func appearance(
    for trait: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UILabel { proxy(UILabel(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UIImageView {
  public static func appearance(
    for trait: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIImageView { proxy(UIImageView(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UIScrollView {
  public static func appearance(
    for trait: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIScrollView { proxy(UIScrollView(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UIActivityIndicatorView {
  public static func appearance(
    for trait: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIActivityIndicatorView { proxy(UIActivityIndicatorView(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UIRefreshControl {
  public static func appearance(
    for trait: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIRefreshControl { proxy(UIRefreshControl(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UIVisualEffectView {
  public static func appearance(
    for trait: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIVisualEffectView { proxy(UIVisualEffectView(effect: nil), for: trait, in: containerTypes) }
}
