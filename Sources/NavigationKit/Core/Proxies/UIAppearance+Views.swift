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

extension UIAppearance where Self: UITableView {
  public static func appearance(
    for trait: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UITableView { proxy(UITableView(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UITableViewCell {
  public static func appearance(
    for trait: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UITableViewCell {
    proxy(UITableViewCell(style: .default, reuseIdentifier: nil), for: trait, in: containerTypes)
  }
}

extension UIAppearance where Self: UIProgressView {
  public static func appearance(
    for trait: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIProgressView { proxy(UIProgressView(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UIActivityIndicatorView {
  public static func appearance(
    for trait: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIActivityIndicatorView { proxy(UIActivityIndicatorView(), for: trait, in: containerTypes) }
}
