import Foundation

/// A view's part in Auto Layout; made when it first has one.
final class AutoLayout {
  /// Whether the frame that was set holds.
  var keepsFrame = true
  /// Whether the view that shows it sets its frame, whatever it says.
  var isPlacedByHost = false
  /// Whether a constraint is about the view or one inside it.
  var isConstrained = false
  /// The active constraints that it holds, as the nearest view around their items.
  var held = OrderedObjects<NSLayoutConstraint>()
  /// The active constraints about the view or its guides.
  var references = OrderedObjects<NSLayoutConstraint>()
  /// The guides that were added to it.
  var guides: [UILayoutGuide] = []
  /// The guides that every view has, as far as they were used.
  var ownGuides: [UILayoutGuide] = []
  /// How strongly it keeps from becoming larger than its content.
  var hugging: AxisPriorities
  /// How strongly it keeps from becoming smaller than its content.
  var resistance = AxisPriorities(both: .defaultHigh)
  /// The margins that were set.
  var margins = LayoutMargins()
  /// Solves the constraints of the tree of views that this is the root of.
  var engine: LayoutEngine?

  /// Makes the part of a view that hugs its content with a priority unless another one is set.
  init(defaultHugging: UILayoutPriority) { hugging = AxisPriorities(both: defaultHugging) }
}

/// A priority for each direction.
nonisolated struct AxisPriorities: Hashable, Sendable {
  private var horizontal: UILayoutPriority
  private var vertical: UILayoutPriority

  init(both priority: UILayoutPriority) { (horizontal, vertical) = (priority, priority) }

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension UIView {
  /// Its part in Auto Layout, made if need be.
  var usedAutoLayout: AutoLayout {
    if let autoLayout { return autoLayout }
    let made = AutoLayout(defaultHugging: defaultHugging)
    autoLayout = made
    return made
  }

  /// The view that no other is around: the window, or the topmost one off screen.
  var layoutRoot: UIView {
    var view = self
    while let outer = view.superview { view = outer }
    return view
  }

  /// The engine that solves the constraints of its tree; nil while there are none.
  var layoutEngine: LayoutEngine? { layoutRoot.autoLayout?.engine }

  /// The engine that solves the constraints of its tree, made if need be.
  var madeLayoutEngine: LayoutEngine {
    let root = layoutRoot
    if let engine = root.usedAutoLayout.engine { return engine }
    let engine = LayoutEngine(root: root)
    root.usedAutoLayout.engine = engine
    return engine
  }

  /// The engine, if constraints are about the view or one inside it.
  var engineIfConstrained: LayoutEngine? {
    guard let autoLayout, autoLayout.isConstrained else { return nil }
    return layoutEngine
  }

  /// Records in the view and all around it that constraints are about it.
  func markConstrained() {
    var view: UIView? = self
    while let inner = view {
      inner.usedAutoLayout.isConstrained = true
      view = inner.superview
    }
  }

  /// Visits the view and those inside it that constraints may be about.
  private func visitPart(_ visit: (AutoLayout) -> Void) {
    guard let autoLayout, autoLayout.isConstrained else { return }
    visit(autoLayout)
    for subview in subviews { subview.visitPart(visit) }
  }

  /// Takes the constraints inside it out of the tree that it leaves; those with views outside of it
  /// are deactivated.
  func leaveLayoutTree() {
    guard let autoLayout, autoLayout.isConstrained else { return }
    let engine = layoutEngine
    autoLayout.engine = nil
    visitPart { part in
      for constraint in part.references.all {
        if constraint.holder?.isDescendant(of: self) == true {
          engine?.remove(constraint)
        } else {
          constraint.leave()
        }
      }
    }
  }

  /// Brings the constraints inside it into the tree that it has entered.
  func enterLayoutTree() {
    guard let autoLayout, autoLayout.isConstrained else { return }
    markConstrained()
    let engine = madeLayoutEngine
    visitPart { part in
      for constraint in part.held.all {
        engine.add(constraint)
        constraint.holder?.setNeedsLayout()
      }
    }
  }

  /// Deactivates the constraints that it holds, as it is being deallocated.
  func dropConstraints() {
    guard let autoLayout else { return }
    for constraint in autoLayout.held.all {
      for item in constraint.items {
        item.layoutView?.autoLayout?.references.remove(constraint)
      }
    }
  }
}
