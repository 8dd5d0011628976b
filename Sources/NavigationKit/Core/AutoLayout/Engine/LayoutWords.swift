import Foundation

/// The words for items and constraints in messages.
enum LayoutWords {
  /// A name that tells an item from others: its class, and its text or identifier.
  static func name(of item: (any LayoutItem)?) -> String {
    guard let item else { return "a view that is gone" }
    let kind = "\(type(of: item))"
    let mark =
      switch item {
      case let guide as UILayoutGuide: guide.identifier
      case let view as UIView: view.accessibilityLabel ?? view.elementText ?? ""
      default: ""
      }
    if let guide = item as? UILayoutGuide, mark.isEmpty {
      return "\(name(of: guide.owningView)).\(guide.kind?.word ?? kind)"
    }
    return mark.isEmpty ? kind : "\(kind) '\(mark)'"
  }

  /// A number without needless decimals.
  static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }

  /// The words for a constraint: its identifier, equation and priority.
  static func words(for constraint: NSLayoutConstraint) -> String {
    let sign =
      switch constraint.relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    let name = constraint.identifier.map { "\($0): " } ?? ""
    let priority = constraint.priority == .required ? "" : " @\(constraint.priority.rawValue.word)"
    return "\(name)\(constraint.first.words) \(sign) \(otherSide(of: constraint))\(priority)"
  }

  private static func otherSide(of constraint: NSLayoutConstraint) -> String {
    let constant = constraint.constant
    guard let second = constraint.second else { return number(constant) }
    let factor = constraint.multiplier == 1 ? "" : "\(number(constraint.multiplier)) * "
    let sum = constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(number(abs(constant)))"
    return factor + second.words + sum
  }
}

extension Float {
  /// The number without needless decimals.
  fileprivate var word: String { LayoutWords.number(CGFloat(self)) }
}
