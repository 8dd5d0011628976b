// As in UIKit, each class's proxy is an object of that class. UIView's four methods are documented.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIAppearance where Self: UICollectionView {
  public static func appearance() -> UICollectionView {
    proxy(UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()))
  }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UICollectionView {
    proxy(
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
      in: containerTypes)
  }
  public static func appearance(for trait: UITraitCollection) -> UICollectionView {
    proxy(
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()), for: trait
    )
  }
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UICollectionView {
    proxy(
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
      for: trait, in: containerTypes)
  }
}

extension UIAppearance where Self: UICollectionViewCell {
  public static func appearance() -> UICollectionViewCell { proxy(UICollectionViewCell()) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UICollectionViewCell { proxy(UICollectionViewCell(), in: containerTypes) }
  public static func appearance(for trait: UITraitCollection) -> UICollectionViewCell {
    proxy(UICollectionViewCell(), for: trait)
  }
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UICollectionViewCell { proxy(UICollectionViewCell(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UITableViewHeaderFooterView {
  public static func appearance() -> UITableViewHeaderFooterView {
    proxy(UITableViewHeaderFooterView(reuseIdentifier: nil))
  }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableViewHeaderFooterView {
    proxy(UITableViewHeaderFooterView(reuseIdentifier: nil), in: containerTypes)
  }
  public static func appearance(for trait: UITraitCollection) -> UITableViewHeaderFooterView {
    proxy(UITableViewHeaderFooterView(reuseIdentifier: nil), for: trait)
  }
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableViewHeaderFooterView {
    proxy(UITableViewHeaderFooterView(reuseIdentifier: nil), for: trait, in: containerTypes)
  }
}

extension UIAppearance where Self: UIPickerView {
  public static func appearance() -> UIPickerView { proxy(UIPickerView()) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIPickerView { proxy(UIPickerView(), in: containerTypes) }
  public static func appearance(for trait: UITraitCollection) -> UIPickerView {
    proxy(UIPickerView(), for: trait)
  }
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIPickerView { proxy(UIPickerView(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UIDatePicker {
  public static func appearance() -> UIDatePicker { proxy(UIDatePicker()) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIDatePicker { proxy(UIDatePicker(), in: containerTypes) }
  public static func appearance(for trait: UITraitCollection) -> UIDatePicker {
    proxy(UIDatePicker(), for: trait)
  }
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIDatePicker { proxy(UIDatePicker(), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UIVisualEffectView {
  public static func appearance() -> UIVisualEffectView { proxy(UIVisualEffectView(effect: nil)) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIVisualEffectView { proxy(UIVisualEffectView(effect: nil), in: containerTypes) }
  public static func appearance(for trait: UITraitCollection) -> UIVisualEffectView {
    proxy(UIVisualEffectView(effect: nil), for: trait)
  }
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIVisualEffectView { proxy(UIVisualEffectView(effect: nil), for: trait, in: containerTypes) }
}

extension UIAppearance where Self: UIStackView {
  public static func appearance() -> UIStackView { proxy(UIStackView()) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIStackView { proxy(UIStackView(), in: containerTypes) }
  public static func appearance(for trait: UITraitCollection) -> UIStackView {
    proxy(UIStackView(), for: trait)
  }
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIStackView { proxy(UIStackView(), for: trait, in: containerTypes) }
}
