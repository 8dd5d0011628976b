import Foundation
import NavigationKit

extension SceneBuilder {
  /// Activates the constraints that elements have.
  func activateConstraints(of elements: [DocumentElement]) {
    activate(
      elements.flatMap { element in
        reader.constraints(of: element).filter { !$0.isPlaceholder }.map { ($0, element) }
      })
  }

  /// Makes and activates constraints of elements.
  func activate(_ rules: [(rule: DocumentConstraint, owner: DocumentElement)]) {
    let made = rules.compactMap { rule, owner in
      let made = make(rule, owner: owner)
      if hasVariations, let id = rule.id, let made {
        constraints[id] = MadeConstraint(rule: rule, constraint: made)
      }
      return made
    }
    NSLayoutConstraint.activate(made)
  }

  private func make(_ rule: DocumentConstraint, owner: DocumentElement) -> NSLayoutConstraint? {
    let items = [rule.first, rule.second].compactMap { $0?.item }
    if let lost = items.first(where: { file.document[$0] == nil }) {
      let id = DocumentIssue.shortened(lost)
      reader.note(
        "its constraint \(rule.id ?? "") is left out: there is no \(id) in the file", at: owner)
      return nil
    }
    guard let first = side(rule.first, owner) else { return nil }
    let second = rule.second.map { side($0, owner) }
    // The other side may be a view that is not installed in these size classes.
    if rule.second != nil, second.flatMap(\.self) == nil { return nil }
    let other = second.flatMap(\.self)
    if let fault = rule.fault(between: first, and: other) {
      reader.note("its constraint \(rule.id ?? "") is left out: \(fault)", at: owner)
      return nil
    }
    let constraint = NSLayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: rule.relation.relation,
      toItem: other?.item, attribute: other?.attribute ?? .notAnAttribute,
      multiplier: rule.multiplier, constant: constant(of: rule, owner))
    constraint.priority = UILayoutPriority(max(1, Float(rule.priority)))
    constraint.identifier = rule.identifier ?? rule.id
    register(constraint, id: rule.id)
    return constraint
  }

  private func side(
    _ anchor: DocumentConstraint.Anchor, _ owner: DocumentElement
  ) -> ConstraintSide? {
    let id = anchor.item ?? owner.id
    if let edge = id.flatMap(edgeOfBars) {
      guard let root = controller?.viewIfLoaded ?? rootView else { return nil }
      let own = anchor.attribute.attribute
      return ConstraintSide(
        item: root.safeAreaLayoutGuide, attribute: [.top, .bottom].contains(own) ? edge : own)
    }
    guard let item = id.flatMap({ madeObject($0) }) else { return nil }
    return ConstraintSide(item: item, attribute: anchor.attribute.attribute)
  }

  /// The constant of a rule: that of a standard distance to a bar is the one between neighbours,
  /// which files store as the larger one to a view around.
  func constant(of rule: DocumentConstraint, _ owner: DocumentElement) -> CGFloat {
    let ids = [rule.first, rule.second].compactMap { $0?.item ?? owner.id }
    let isToBar = rule.isStandardDistance && ids.contains { edgeOfBars($0) != nil }
    return isToBar && rule.constant != 0
      ? (rule.constant < 0 ? -1 : 1) * Self.distanceOfNeighbours : CGFloat(rule.constant)
  }

  /// In points; as UIKit documents it.
  private static let distanceOfNeighbours: CGFloat = 8

  /// The edge of the safe area that an old layout guide of the controller stands for.
  private func edgeOfBars(_ id: String) -> NSLayoutConstraint.Attribute? {
    let guide = element.children(in: "layoutGuides").first { $0.id == id }
    return guide.map { $0["type"] == "bottom" ? .bottom : .top }
  }

  private var rootView: UIView? {
    element.child(key: "view")?.id.flatMap { madeObject($0) } as? UIView
  }
}

extension DocumentConstraint.Relation {
  fileprivate var relation: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension DocumentConstraint.Attribute {
  fileprivate var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .width: .width
    case .height: .height
    case .centerX: .centerX
    case .centerY: .centerY
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    case .leftMargin: .leftMargin
    case .rightMargin: .rightMargin
    case .topMargin: .topMargin
    case .bottomMargin: .bottomMargin
    case .leadingMargin: .leadingMargin
    case .trailingMargin: .trailingMargin
    case .centerXWithinMargins: .centerXWithinMargins
    case .centerYWithinMargins: .centerYWithinMargins
    }
  }
}
