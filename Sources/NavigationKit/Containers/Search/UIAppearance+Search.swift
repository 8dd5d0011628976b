// As in UIKit, each class's proxy is an object of that class. UIView's method is documented.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIAppearance where Self: UISearchBar {
  public static func appearance(
    for trait: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UISearchBar { proxy(UISearchBar(), for: trait, in: containerTypes) }
}
