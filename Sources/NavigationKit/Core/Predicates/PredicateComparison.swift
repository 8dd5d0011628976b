import Foundation

/// A comparison of a predicate.
nonisolated struct PredicateComparison: CustomStringConvertible {
  let left: PredicateOperand
  let right: PredicateOperand
  let type: PredicateOperator
  /// Whether cases and accents count.
  var options: String.CompareOptions = []
  var modifier = PredicateModifier.direct

  /// Whether it is so; of what cannot be compared, nothing is so but that it differs.
  func holds(_ scope: PredicateScope) -> Bool {
    let (left, right) = (left.value(scope), right.value(scope))
    switch modifier {
    case .direct: return holds(left, right)
    case .any: return (members(left) ?? []).contains { holds($0, right) }
    case .all: return (members(left) ?? []).allSatisfy { holds($0, right) }
    }
  }

  private func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch type {
    case .equal: return areEqual(left, right)
    case .different: return !areEqual(left, right)
    case .less: return order(left, right) == .orderedAscending
    case .more: return order(left, right) == .orderedDescending
    case .atMost: return isOrdered(left, right)
    case .atLeast: return isOrdered(right, left)
    case .between:
      guard let bounds = members(right), bounds.count == 2 else { return false }
      return isOrdered(bounds[0], left) && isOrdered(left, bounds[1])
    case .isIn: return isMember(left, of: right)
    case .contains: return isMember(right, of: left)
    case .beginsWith, .endsWith, .like, .matches: return match(left, right)
    }
  }

  private func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    guard !options.isEmpty, let (left, right) = texts(left, right) else {
      return ComparedValue(left) == ComparedValue(right)
    }
    return left == right
  }

  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    guard !options.isEmpty, let (left, right) = texts(left, right) else {
      return ComparedValue(left).order(to: ComparedValue(right))
    }
    return ComparedValue(left).order(to: ComparedValue(right))
  }

  private func isOrdered(_ left: Any?, _ right: Any?) -> Bool {
    order(left, right).map { $0 != .orderedDescending } ?? false
  }

  /// Whether a collection has a member, or a text a part.
  private func isMember(_ member: Any?, of whole: Any?) -> Bool {
    if let (part, whole) = texts(member, whole) { return whole.contains(part) }
    return (members(whole) ?? []).contains { areEqual($0, member) }
  }

  private func members(_ value: Any?) -> [Any?]? { KeyedValue(value).members }

  private func match(_ left: Any?, _ right: Any?) -> Bool {
    guard let (text, pattern) = texts(left, right) else { return false }
    switch type {
    case .beginsWith: return text.hasPrefix(pattern)
    case .endsWith: return text.hasSuffix(pattern)
    case .like: return TextPattern(wildcards: pattern).matches(text)
    default:
      return TextPattern(expression: pattern, options: options).matches(text)
    }
  }

  /// Both values as texts, as the options compare them; nil if one is none.
  private func texts(_ left: Any?, _ right: Any?) -> (String, String)? {
    guard let left = left as? String, let right = right as? String else { return nil }
    return (folded(left), folded(right))
  }

  private func folded(_ text: String) -> String {
    var folding: String.CompareOptions = []
    // An expression has escapes, which other cases would change.
    if options.contains(.caseInsensitive), type != .matches { folding.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { folding.insert(.diacriticInsensitive) }
    return folding.isEmpty ? text : text.folding(options: folding, locale: nil)
  }

  var description: String {
    let letters = [
      options.contains(.caseInsensitive) ? "c" : "",
      options.contains(.diacriticInsensitive) ? "d" : "",
    ].joined()
    let words = [
      modifier.rawValue, "\(left)", type.rawValue + (letters.isEmpty ? "" : "[\(letters)]"),
      "\(right)",
    ]
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
