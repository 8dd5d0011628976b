import ConstraintSolver
import Foundation

/// The rules that views and guides bring themselves: frames that were set, the sizes of contents,
/// the edges of safe areas and margins.
enum LayoutRules {
  /// Of rules that give way to others that are required.
  private static let yielding = Priority(999.5)

  /// The rules for one side of an item's frame.
  static func rules(
    for side: FrameSide, of item: any LayoutItem, _ equation: inout LayoutEquation
  ) -> [Constraint] {
    switch item {
    case let guide as UILayoutGuide: rules(for: side, of: guide, &equation)
    case let view as UIView: rules(for: side, of: view, &equation)
    default: []
    }
  }

  /// The words for a rule.
  static func words(
    for side: FrameSide, of item: (any LayoutItem)?, _ rule: Constraint
  ) -> String {
    let name = "\(LayoutWords.name(of: item)).\(side)"
    let number = LayoutWords.number(-rule.expression.constant)
    guard let view = item as? UIView else { return "\(name) of the guide" }
    if view.translatesAutoresizingMaskIntoConstraints {
      return "\(name) == \(number) (translatesAutoresizingMaskIntoConstraints)"
    }
    return "\(name) \(rule.relation == .lessThanOrEqual ? "<=" : ">=") \(number)"
  }

  // MARK: Views

  private static func rules(
    for side: FrameSide, of view: UIView, _ equation: inout LayoutEquation
  ) -> [Constraint] {
    if equation.engine.keepsFrame(view) {
      let value = side.value(in: view.untransformedFrame)
      // A row has its height before it was measured.
      let priority = view.yieldsHeight && side == .height ? yielding : .required
      return [
        Constraint(
          equation.variable(side, of: view) - Double(value), .equal, priority: priority)
      ]
    }
    guard let axis = side.lengthAxis else { return [] }
    return isPositive(side, of: view, &equation) + content(axis, of: view, &equation)
      + equation.engine.fitting(axis, of: view, &equation)
  }

  private static func content(
    _ axis: NSLayoutConstraint.Axis, of view: UIView, _ equation: inout LayoutEquation
  ) -> [Constraint] {
    guard let length = equation.engine.content(of: view)[axis] else { return [] }
    let insets = view.alignment(axis)
    let sum =
      equation.variable(.length(axis), of: view) - (Double(length) + insets.start + insets.end)
    return [
      Constraint(
        sum, .greaterThanOrEqual,
        priority: view.contentCompressionResistancePriority(for: axis).solved),
      Constraint(sum, .lessThanOrEqual, priority: view.contentHuggingPriority(for: axis).solved),
    ]
  }

  private static func isPositive(
    _ side: FrameSide, of item: any LayoutItem, _ equation: inout LayoutEquation
  ) -> [Constraint] {
    guard side.lengthAxis != nil else { return [] }
    return [Constraint(equation.variable(side, of: item), .greaterThanOrEqual)]
  }

  // MARK: Guides

  private static func rules(
    for side: FrameSide, of guide: UILayoutGuide, _ equation: inout LayoutEquation
  ) -> [Constraint] {
    guard let kind = guide.kind, let view = guide.owningView else {
      return isPositive(side, of: guide, &equation)
    }
    let own = equation.variable(side, of: guide)
    switch kind {
    case .safeArea: return inset(side, own, by: view.safeAreaInsets, in: view, &equation)
    case .layoutMargins: return inset(side, own, by: view.layoutMargins, in: view, &equation)
    case .readableContent: return readable(side, own, guide, in: view, &equation)
    case .scrollContent:
      return [Constraint(own, side.lengthAxis == nil ? .equal : .greaterThanOrEqual)]
    case .scrollFrame:
      guard side.lengthAxis != nil else {
        return [Constraint(own - Double(side.value(in: view.bounds)), .equal)]
      }
      return [Constraint(own - equation.variable(side, of: view), .equal)]
    case .keyboard:
      return strip(side, own, view.keyboardLayoutGuide.covered, in: view, &equation)
    case .topBar:
      if side == .y { return [Constraint(own, .equal)] }
      return strip(side, own, view.safeAreaInsets.top, in: view, &equation)
    case .bottomBar: return strip(side, own, view.safeAreaInsets.bottom, in: view, &equation)
    }
  }

  /// The rule for one side of a rectangle inside a view.
  private static func inset(
    _ side: FrameSide, _ own: LinearExpression, by insets: UIEdgeInsets, in view: UIView,
    _ equation: inout LayoutEquation
  ) -> [Constraint] {
    switch side {
    case .x: return [Constraint(own - Double(insets.left), .equal)]
    case .y: return [Constraint(own - Double(insets.top), .equal)]
    case .width, .height:
      let sum = side == .width ? insets.left + insets.right : insets.top + insets.bottom
      return [Constraint(own - equation.variable(side, of: view) + Double(sum), .equal)]
    }
  }

  /// From side to side at the bottom, as high as what is covered there.
  private static func strip(
    _ side: FrameSide, _ own: LinearExpression, _ covered: CGFloat, in view: UIView,
    _ equation: inout LayoutEquation
  ) -> [Constraint] {
    switch side {
    case .x, .width: return inset(side, own, by: .zero, in: view, &equation)
    case .height: return [Constraint(own - Double(covered), .equal)]
    case .y:
      return [Constraint(own - equation.variable(.height, of: view) + Double(covered), .equal)]
    }
  }

  /// The margins, but no wider than can be read well, and then in their middle.
  private static func readable(
    _ side: FrameSide, _ own: LinearExpression, _ guide: UILayoutGuide, in view: UIView,
    _ equation: inout LayoutEquation
  ) -> [Constraint] {
    let margins = view.layoutMargins
    switch side {
    case .y, .height: return inset(side, own, by: margins, in: view, &equation)
    case .x:
      let middle = own + 0.5 * equation.variable(.width, of: guide)
      let space = 0.5 * equation.variable(.width, of: view)
      return [Constraint(middle - space - Double((margins.left - margins.right) / 2), .equal)]
    case .width:
      let maximumWidth = ReadableWidth.points(for: view.traitCollection)
      var rules = inset(side, own, by: margins, in: view, &equation)
      rules[0].priority = yielding
      return [Constraint(own - Double(maximumWidth), .lessThanOrEqual)] + rules
    }
  }
}
