// As in UIKit, each class's proxy is an object of that class. UIView's method is documented.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIAppearance where Self: UICollectionView {
  public static func appearance(
    for trait: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UICollectionView {
    proxy(
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
      for: trait, in: containerTypes)
  }
}

extension UIAppearance where Self: UICollectionViewCell {
  public static func appearance(
    for trait: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UICollectionViewCell { proxy(UICollectionViewCell(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UITableViewHeaderFooterView {
  public static func appearance(
    for trait: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UITableViewHeaderFooterView {
    proxy(UITableViewHeaderFooterView(reuseIdentifier: nil), for: trait, in: containerTypes)
  }
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
