public import Foundation

/// Makes constraints about one attribute of a view or guide.
///
/// The types of anchors let only anchors of the same kind be compared.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let side: LayoutSide

  init(_ side: LayoutSide) {
    self.side = side
    super.init()
  }

  convenience init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(LayoutSide(item, attribute))
  }

  /// The view or guide it belongs to; nil once that is gone.
  public var item: AnyObject? { side.item }
  /// The name of the anchor, for debugging.
  public var name: String { side.words }
  /// Whether constraints place its view or guide, but could do so in more than one way.
  public var hasAmbiguousLayout: Bool { side.item?.isAmbiguous ?? false }
  /// The constraints about its view or guide, along its axis.
  public var constraintsAffectingLayout: [NSLayoutConstraint] {
    guard let item = side.item, let axis = side.kind.axis else { return [] }
    return item.constraints(along: axis)
  }

  /// Whether another anchor is about the same edge or length of the same view or guide.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    let other = MainActorValue(object)
    return MainActor.assumeIsolated {
      (other.value as? any AnchorSide)?.side.isSame(as: side) ?? false
    }
  }
  nonisolated open override var hash: Int { MainActor.assumeIsolated { side.attribute.rawValue } }

  /// A constraint: this anchor equals the other, plus a constant.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .equal, anchor.side, constant: c)
  }

  /// A constraint: this anchor is at least the other, plus a constant.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .greaterThanOrEqual, anchor.side, constant: c)
  }

  /// A constraint: this anchor is at most the other, plus a constant.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .lessThanOrEqual, anchor.side, constant: c)
  }

  /// A constraint: this anchor is a number of system spacings away from the other.
  func spaced(
    _ relation: NSLayoutConstraint.Relation, from anchor: NSLayoutAnchor<AnchorType>,
    _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      side, relation, anchor.side, constant: multiplier * LayoutSpacing.system)
  }
}

/// An anchor of any type.
private protocol AnchorSide { var side: LayoutSide { get } }

extension NSLayoutAnchor: AnchorSide {}

/// Standard distances.
nonisolated enum LayoutSpacing {
  /// Between views, in points; as UIKit has it.
  static let system: CGFloat = 8
}
