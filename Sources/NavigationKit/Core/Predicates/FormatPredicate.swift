import Foundation

/// A predicate that a format describes.
nonisolated final class FormatPredicate: NSPredicate {
  private let condition: PredicateCondition

  /// Reads a format.
  init(_ format: String, arguments: [Any]) throws(PredicateFault) {
    var parser = PredicateParser(tokens: try PredicateToken.tokens(of: format), arguments)
    condition = try parser.condition()
    super.init(value: false)
  }

  required init?(coder: NSCoder) { nil }

  override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool
  {
    condition.holds(PredicateScope(object: object, variables: bindings ?? [:]))
  }

  override func evaluate(with object: Any?) -> Bool {
    evaluate(with: object, substitutionVariables: nil)
  }

  // Nothing of it changes.
  override func copy(with zone: NSZone? = nil) -> Any { self }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? FormatPredicate else { return false }
    return self === other || condition.description == other.condition.description
  }

  override var hash: Int { condition.description.hashValue }

  /// The format in full, with what its placeholders stood for.
  override var description: String { condition.description }
}
