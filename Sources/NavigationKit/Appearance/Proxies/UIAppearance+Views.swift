// As in UIKit, each class's proxy is an object of that class. UIView's four methods are documented.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIAppearance where Self: UILabel {
  public static func appearance() -> UILabel { proxy(UILabel()) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UILabel { proxy(UILabel(), in: containerTypes) }
  public static func appearance(for trait: UITraitCollection) -> UILabel {
    proxy(UILabel(), for: trait)
  }
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UILabel { proxy(UILabel(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UIImageView {
  public static func appearance() -> UIImageView { proxy(UIImageView()) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIImageView { proxy(UIImageView(), in: containerTypes) }
  public static func appearance(for trait: UITraitCollection) -> UIImageView {
    proxy(UIImageView(), for: trait)
  }
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIImageView { proxy(UIImageView(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UIScrollView {
  public static func appearance() -> UIScrollView { proxy(UIScrollView()) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIScrollView { proxy(UIScrollView(), in: containerTypes) }
  public static func appearance(for trait: UITraitCollection) -> UIScrollView {
    proxy(UIScrollView(), for: trait)
  }
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIScrollView { proxy(UIScrollView(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UITableView {
  public static func appearance() -> UITableView { proxy(UITableView()) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableView { proxy(UITableView(), in: containerTypes) }
  public static func appearance(for trait: UITraitCollection) -> UITableView {
    proxy(UITableView(), for: trait)
  }
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableView { proxy(UITableView(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UITableViewCell {
  public static func appearance() -> UITableViewCell {
    proxy(UITableViewCell(style: .default, reuseIdentifier: nil))
  }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableViewCell {
    proxy(
      UITableViewCell(style: .default, reuseIdentifier: nil), in: containerTypes)
  }
  public static func appearance(for trait: UITraitCollection) -> UITableViewCell {
    proxy(
      UITableViewCell(style: .default, reuseIdentifier: nil), for: trait)
  }
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableViewCell {
    proxy(
      UITableViewCell(style: .default, reuseIdentifier: nil), for: trait, in: containerTypes)
  }
}

extension UIAppearance where Self: UIProgressView {
  public static func appearance() -> UIProgressView { proxy(UIProgressView()) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIProgressView { proxy(UIProgressView(), in: containerTypes) }
  public static func appearance(for trait: UITraitCollection) -> UIProgressView {
    proxy(UIProgressView(), for: trait)
  }
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIProgressView { proxy(UIProgressView(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UIActivityIndicatorView {
  public static func appearance() -> UIActivityIndicatorView { proxy(UIActivityIndicatorView()) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIActivityIndicatorView { proxy(UIActivityIndicatorView(), in: containerTypes) }
  public static func appearance(for trait: UITraitCollection) -> UIActivityIndicatorView {
    proxy(UIActivityIndicatorView(), for: trait)
  }
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIActivityIndicatorView { proxy(UIActivityIndicatorView(), for: trait, in: containerTypes) }
}
