import NavigationKit

/// A side of a rule: an attribute of a view or guide.
struct ConstraintSide {
  let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute

  /// The view, or that of the guide; nil for anything else.
  @MainActor var view: UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }
}

extension DocumentConstraint {
  /// Why the rule cannot hold between its sides; nil if it can.
  @MainActor func fault(between first: ConstraintSide, and second: ConstraintSide?) -> String? {
    let fault = ConstraintFault(
      first.attribute, second?.attribute, multiplier: multiplier, constant: constant)
    if let fault { return "\(fault)" }
    guard let own = first.view, let other = second.map(\.view) ?? own else {
      return "A constraint has to be about views and guides."
    }
    let around = sequence(first: own, next: \.superview)
    return around.contains { other.isDescendant(of: $0) }
      ? nil : "The items of a constraint have to be in one view."
  }
}
