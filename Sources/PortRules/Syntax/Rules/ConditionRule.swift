import SwiftSyntax

/// Conditions of `#if`: what is true in the Simulator is taken here, too.
///
/// `canImport` needs nothing: UIKit can be imported, and where another framework cannot, the source
/// says what to do without it. `os(Linux)` stays true: what a source has for Linux is for here.
struct ConditionRule: Rule {
  func apply(to rewriting: inout Rewriting, in index: ModuleIndex) {
    for call in rewriting.source.sites.conditions.flatMap(Self.calls) {
      rewriting.fill(call.range, with: "true")
    }
  }

  /// The condition under which a clause of an `#if` is taken, with the rule applied.
  static func whole(of clause: IfConfigClauseSyntax, in text: SourceText) -> String {
    let clauses = clause.parent?.as(IfConfigClauseListSyntax.self).map(Array.init) ?? [clause]
    let earlier = clauses.prefix { $0.id != clause.id }.compactMap(\.condition)
    let own = clause.condition.map { "(\(written($0, in: text)))" }
    return (earlier.map { "!(\(written($0, in: text)))" } + [own].compactMap(\.self))
      .joined(separator: " && ")
  }

  private static func written(_ condition: ExprSyntax, in text: SourceText) -> String {
    var edits = EditList()
    for call in calls(in: Syntax(condition)) { edits.add(.replace(call.range, with: "true")) }
    let bytes = edits.applied(to: text.bytes, in: condition.range)
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .joined(separator: " ")
  }

  private static func calls(in condition: ExprSyntax) -> [FunctionCallExprSyntax] {
    calls(in: Syntax(condition))
  }

  /// The platform conditions that are true in the Simulator and would be false here.
  private static func calls(in node: Syntax) -> [FunctionCallExprSyntax] {
    if let call = node.as(FunctionCallExprSyntax.self) { return isOfSimulator(call) ? [call] : [] }
    return node.children(viewMode: .sourceAccurate).flatMap(calls)
  }

  private static func isOfSimulator(_ call: FunctionCallExprSyntax) -> Bool {
    let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    let value = call.arguments.first?.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    return (name == "os" && value == "iOS") || (name == "targetEnvironment" && value == "simulator")
  }
}
