import SwiftSyntax

/// Literals of attributes of strings, by keys with their type's name: on iOS the values have `NSObject` in
/// common, here they are any.
struct AttributeLiteralRule: Rule {
  func apply(to rewriting: inout Rewriting, in index: ModuleIndex) {
    for literal in rewriting.source.sites.dictionaries
    where Self.isOfAttributes(literal) && !Self.isCast(literal) {
      rewriting.insert(
        " as [NSAttributedString.Key: Any]", at: literal.endPositionBeforeTrailingTrivia.utf8Offset)
    }
  }

  private static func isOfAttributes(_ literal: DictionaryExprSyntax) -> Bool {
    guard case .elements(let elements) = literal.content, elements.count > 1 else { return false }
    return elements.allSatisfy { element in
      let name = element.key.trimmedDescription
      return name.hasPrefix("NSAttributedString.Key.") || name.hasPrefix("NSAttributedStringKey.")
        || (name.hasPrefix("NS") && name.hasSuffix("AttributeName"))
    }
  }

  /// Whether the source says itself which type it has.
  private static func isCast(_ literal: DictionaryExprSyntax) -> Bool {
    let parts = literal.parent?.as(ExprListSyntax.self).map(Array.init) ?? []
    let next = parts.drop { $0.id != literal.id }.dropFirst().first
    return next?.is(UnresolvedAsExprSyntax.self) == true
  }
}
