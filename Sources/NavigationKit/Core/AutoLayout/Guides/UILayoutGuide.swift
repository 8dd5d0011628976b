public import Foundation

/// A rectangle of a view to lay out others by; it draws nothing.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The view it belongs to.
  public internal(set) weak var owningView: UIView?
  /// Any name, to tell guides apart by.
  open var identifier = ""
  /// The kind of area that it follows; nil if only constraints place it.
  let kind: GuideKind?
  var constraintAnchors: [NSLayoutConstraint.Attribute: NSLayoutAnchor<AnyObject>] = [:]

  /// Makes a guide to add to a view, and to place by constraints.
  public override init() {
    kind = nil
    super.init()
  }

  init(_ kind: GuideKind, of view: UIView) {
    self.kind = kind
    owningView = view
    super.init()
  }

  /// Its frame in the view's own coordinates.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    return kind.map(owningView.frame) ?? owningView.engineIfConstrained?.frame(of: self) ?? .zero
  }

  /// Whether constraints place it, but could do so in more than one way.
  public var hasAmbiguousLayout: Bool { isAmbiguous }
  /// The constraints about it along an axis.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { constraints(along: axis) }
}

extension UIView {
  /// The guides that were added to it.
  public var layoutGuides: [UILayoutGuide] { autoLayout?.guides ?? [] }

  /// Adds a guide, removing it from its former view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    usedAutoLayout.guides.append(layoutGuide)
  }

  /// Removes a guide, with the constraints about it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let autoLayout, layoutGuide.owningView === self, layoutGuide.kind == nil else { return }
    for constraint in autoLayout.references.all
    where constraint.items.contains(where: { $0 === layoutGuide }) {
      constraint.isActive = false
    }
    autoLayout.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }
}
