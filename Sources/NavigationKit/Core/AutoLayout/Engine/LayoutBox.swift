import ConstraintSolver
import Foundation

/// An engine's record of a view or a guide: the variables of its frame and its own rules.
final class LayoutBox {
  private(set) weak var item: (any LayoutItem)?
  /// Identifies the item, also once it is gone.
  let key: ObjectIdentifier
  /// Whether the engine still knows it.
  var isRegistered = true
  /// By side.
  var variables: [Variable?] = [nil, nil, nil, nil]
  /// By side.
  var rules: [[SolverEntry]] = [[], [], [], []]
  /// How many constraints of others need its variables.
  var useCount = 0
  /// The size of the content, as the item last said.
  var content: ContentSize?
  /// The width that the content was last wrapped in.
  var wrapWidth: CGFloat?

  init(_ item: any LayoutItem) {
    self.item = item
    key = ObjectIdentifier(item)
  }

  func variable(_ side: FrameSide) -> Variable? { variables[side.rawValue] }
}

/// The intrinsic size of a view; nil for a side without one.
nonisolated struct ContentSize: Hashable, Sendable {
  var width: CGFloat?
  var height: CGFloat?

  init(_ size: CGSize) {
    width = size.width == UIView.noIntrinsicMetric ? nil : max(0, size.width.finite)
    height = size.height == UIView.noIntrinsicMetric ? nil : max(0, size.height.finite)
  }

  subscript(axis: NSLayoutConstraint.Axis) -> CGFloat? { axis == .horizontal ? width : height }
}

/// A constraint in the solver.
final class SolverEntry {
  /// Where it comes from.
  enum Source {
    case constraint(NSLayoutConstraint)
    case rule(Rule)
  }

  /// A side that a view or guide brings rules for; the item is held weakly, as its box has the rules.
  struct Rule {
    private(set) weak var item: (any LayoutItem)?
    let side: FrameSide
  }

  let source: Source
  /// The constraint that should hold.
  var wanted: Constraint
  var id: Constraint.ID?
  /// Whether it could not hold together with others and only holds as well as it can.
  var isBroken = false
  /// The boxes of others whose variables it needs.
  var boxes: [LayoutBox]

  init(_ source: Source, _ wanted: Constraint, boxes: [LayoutBox]) {
    self.source = source
    self.wanted = wanted
    self.boxes = boxes
  }

  /// The constraint, if it is not a rule.
  var constraint: NSLayoutConstraint? {
    if case .constraint(let constraint) = source { constraint } else { nil }
  }

  /// The constraint for the solver: a broken one has a priority just below required.
  var solved: Constraint {
    guard isBroken else { return wanted }
    var constraint = wanted
    constraint.priority = Priority(SolverEntry.brokenPriority)
    return constraint
  }

  private static let brokenPriority = 999.9999

  /// The words for it in messages.
  var words: String {
    switch source {
    case .constraint(let constraint): LayoutWords.words(for: constraint)
    case .rule(let rule): LayoutRules.words(for: rule.side, of: rule.item, wanted)
    }
  }
}
