import SwiftSyntax

/// Structs that Foundation wraps on iOS alone, as `NSValue(caTransform3D:)` does: they stand for themselves.
///
/// An animation takes them so, as its values are any.
struct WrappedValueRule: Rule {
  func apply(to rewriting: inout Rewriting, in index: ModuleIndex) {
    for call in rewriting.source.sites.calls {
      guard call.calledExpression.trimmedDescription == "NSValue", let value = call.arguments.first,
        let label = value.label, Self.labels.contains(label.text)
      else { continue }
      rewriting.strike(call.calledExpression.range)
      rewriting.strike(label.range.lowerBound..<value.expression.range.lowerBound)
    }
  }

  private static let labels: Set = [
    "caTransform3D", "cgAffineTransform", "uiEdgeInsets", "uiOffset", "cgVector",
    "directionalEdgeInsets",
  ]
}
