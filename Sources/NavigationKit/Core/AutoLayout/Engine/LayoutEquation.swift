import ConstraintSolver
import Foundation

/// Writes constraints as sums of variables, and records whose variables they are.
struct LayoutEquation {
  typealias Attribute = NSLayoutConstraint.Attribute

  let engine: LayoutEngine
  private(set) var boxes: [LayoutBox] = []

  init(_ engine: LayoutEngine) { self.engine = engine }

  /// A variable of an item's frame.
  mutating func variable(_ side: FrameSide, of item: any LayoutItem) -> LinearExpression {
    let box = engine.box(of: item)
    boxes.append(box)
    return 1 * engine.variable(side, of: box)
  }

  /// A constraint for the solver; nil if no view holds it.
  mutating func constraint(_ constraint: NSLayoutConstraint) -> Constraint? {
    guard let space = constraint.holder else { return nil }
    var sum = side(constraint.first, in: space)
    let constant = Double(constraint.constant)
    if let second = constraint.second {
      sum = sum - Double(constraint.multiplier) * side(second, in: space)
    }
    return Constraint(
      sum - constant, constraint.relation.solved, priority: constraint.priority.solved)
  }

  private mutating func side(_ side: LayoutSide, in space: UIView) -> LinearExpression {
    guard let item = side.item else { return LinearExpression() }
    let end = place(side.attribute, of: item, in: space)
    guard side.isDistance, let start = side.start else { return end }
    return end - place(side.startAttribute, of: start, in: space)
  }

  /// An attribute of an item, in the coordinates of a view around it.
  private mutating func place(
    _ attribute: Attribute, of item: any LayoutItem, in space: UIView
  ) -> LinearExpression {
    if let inner = attribute.inMargins, let view = item.layoutView {
      return place(inner, of: view.layoutMarginsGuide, in: space)
    }
    if item === space, attribute.isEdge, let scrollView = space as? UIScrollView {
      return place(attribute, of: scrollView.contentLayoutGuide, in: space)
    }
    switch attribute {
    case .width, .height: return length(attribute.axis ?? .horizontal, of: item)
    case .left, .top: return start(attribute.axis ?? .horizontal, of: item, in: space)
    case .right, .bottom: return end(attribute.axis ?? .horizontal, of: item, in: space)
    case .leading where space.isRightToLeft:
      return variable(.width, of: space) - end(.horizontal, of: item, in: space)
    case .trailing where space.isRightToLeft:
      return variable(.width, of: space) - start(.horizontal, of: item, in: space)
    case .leading: return start(.horizontal, of: item, in: space)
    case .trailing: return end(.horizontal, of: item, in: space)
    case .centerX, .centerY: return middle(attribute.axis ?? .horizontal, of: item, in: space)
    case .firstBaseline, .lastBaseline: return baseline(attribute, of: item, in: space)
    default: return LinearExpression()
    }
  }

  private mutating func start(
    _ axis: NSLayoutConstraint.Axis, of item: any LayoutItem, in space: UIView
  ) -> LinearExpression {
    let inset = LinearExpression() + item.alignment(axis).start
    guard item !== space else { return inset }
    var sum = variable(.origin(axis), of: item) + inset
    var outer = item.layoutSpace
    while let view = outer, view !== space {
      sum = sum + variable(.origin(axis), of: view)
      outer = view.superview
    }
    return sum
  }

  private mutating func end(
    _ axis: NSLayoutConstraint.Axis, of item: any LayoutItem, in space: UIView
  ) -> LinearExpression {
    start(axis, of: item, in: space) + length(axis, of: item)
  }

  /// The length of an item's alignment rectangle along an axis.
  private mutating func length(
    _ axis: NSLayoutConstraint.Axis, of item: any LayoutItem
  ) -> LinearExpression {
    let insets = item.alignment(axis)
    return variable(.length(axis), of: item) - (insets.start + insets.end)
  }

  private mutating func middle(
    _ axis: NSLayoutConstraint.Axis, of item: any LayoutItem, in space: UIView
  ) -> LinearExpression {
    start(axis, of: item, in: space) + 0.5 * length(axis, of: item)
  }

  /// Text is in the middle of its view's frame; without text, the bottom is the baseline.
  private mutating func baseline(
    _ attribute: Attribute, of item: any LayoutItem, in space: UIView
  ) -> LinearExpression {
    guard let view = item as? UIView else { return end(.vertical, of: item, in: space) }
    let isFirst = attribute == .firstBaseline
    let speaker = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    guard speaker === view || !speaker.isDescendant(of: space) else {
      return place(attribute, of: speaker, in: space)
    }
    guard let lines = (view as? any BaselineContent)?.baselines(width: engine.width(of: view))
    else { return end(.vertical, of: view, in: space) }
    let insets = view.alignment(.vertical)
    return middle(.vertical, of: view, in: space) + 0.5 * (insets.end - insets.start)
      + (isFirst ? lines.first : lines.last)
  }
}

extension LayoutItem {
  /// The insets of the item's alignment rectangle along an axis.
  func alignment(_ axis: NSLayoutConstraint.Axis) -> (start: Double, end: Double) {
    guard let insets = (self as? UIView)?.alignmentRectInsets else { return (0, 0) }
    return axis == .horizontal
      ? (Double(insets.left), Double(insets.right)) : (Double(insets.top), Double(insets.bottom))
  }
}

extension NSLayoutConstraint.Relation {
  /// The relation for the solver.
  var solved: Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension UILayoutPriority {
  /// The priority for the solver.
  var solved: Priority { Priority(Double(rawValue)) }
}
