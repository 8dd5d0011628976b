import SwiftParser
import SwiftSyntax

/// The selectors that a module's sources name: by `#selector`, and as strings.
struct NamedSelectors {
  let all: Set<String>

  init(_ index: ModuleIndex) {
    all = Set(index.sources.flatMap { Self.macros(in: $0, index) + Self.strings(in: $0) })
  }

  private static func macros(in source: ParsedSource, _ index: ModuleIndex) -> [String] {
    source.sites.macros.compactMap { use in
      SelectorReference(use.node)?.selector(in: index, from: use.type.map { source.types[$0].name })
    }
  }

  private static func strings(in source: ParsedSource) -> [String] {
    source.sites.calls.flatMap { call in
      call.arguments.compactMap { argument in
        isOfSelector(argument, in: call) ? argument.expression.literalText : nil
      }
    }
  }

  private static func isOfSelector(
    _ argument: LabeledExprSyntax, in call: FunctionCallExprSyntax
  ) -> Bool {
    switch argument.label?.text {
    case "action", "selector": true
    case nil: call.name == "Selector" || call.name == "NSSelectorFromString"
    default: false
    }
  }
}

extension FunctionCallExprSyntax {
  /// The name of the function, if it is called by that alone.
  var name: String? { calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text }
}

extension ExprSyntax {
  /// The text of a string without interpolations, in parentheses or not.
  fileprivate var literalText: String? {
    if let tuple = self.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return only.expression.literalText
    }
    return self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
