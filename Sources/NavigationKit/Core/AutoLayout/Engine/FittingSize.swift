import ConstraintSolver
public import Foundation

/// The size that a view is fitted into, and how much each side of it matters.
nonisolated struct FittingSize: Hashable, Sendable {
  let target: CGSize
  let horizontal: UILayoutPriority
  let vertical: UILayoutPriority
}

extension LayoutEngine {
  /// The rule that the root is as long as it is to be fitted.
  func fitting(
    _ axis: NSLayoutConstraint.Axis, of view: UIView, _ equation: inout LayoutEquation
  ) -> [Constraint] {
    guard let fitting, view === root else { return [] }
    let isHorizontal = axis == .horizontal
    let length = isHorizontal ? fitting.target.width : fitting.target.height
    return [
      Constraint(
        equation.variable(.length(axis), of: view) - Double(length), .equal,
        priority: (isHorizontal ? fitting.horizontal : fitting.vertical).solved)
    ]
  }
}

extension UIView {
  /// The smallest size in which the constraints inside the view hold.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The largest size in which the constraints inside the view hold.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// The size of the view, with the constraints inside it, that is closest to a target.
  func fittedSize(_ fitting: FittingSize) -> CGSize {
    updateConstraintsIfNeeded()
    let engine = LayoutEngine(root: self, fitting: fitting)
    _ = engine.box(of: self)
    addConstraints(to: engine)
    engine.solve()
    let size = engine.values(of: engine.box(of: self)).size
    // So small an amount is rounding.
    let tolerance: CGFloat = 1e-6
    let scale = max(1, traitCollection.displayScale)
    let raised = { (length: CGFloat) in ((length - tolerance) * scale).rounded(.up) / scale }
    return CGSize(width: raised(size.width), height: raised(size.height))
  }

  private func addConstraints(to engine: LayoutEngine) {
    guard let autoLayout, autoLayout.isConstrained else { return }
    for constraint in autoLayout.held.all { engine.add(constraint) }
    for subview in subviews { subview.addConstraints(to: engine) }
  }
}
