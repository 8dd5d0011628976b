import SwiftSyntax

/// `UIApplicationMain(…)` in `main.swift`: the delegate's own `main()`.
struct StartRule: Rule {
  let start: AppStart?

  func apply(to rewriting: inout Rewriting, in index: ModuleIndex) {
    guard let delegate = start?.delegate else { return }
    for call in rewriting.source.sites.calls where call.name == "UIApplicationMain" {
      rewriting.fill(Self.statement(of: call), with: "\(delegate.name).main()")
      let arguments = Array(call.arguments)
      if arguments.count == 4, !arguments[2].expression.is(NilLiteralExprSyntax.self) {
        rewriting.remark(
          .start, at: arguments[2],
          "the app is a UIApplication itself here, not of a subclass: pass nil")
      }
    }
  }

  /// The call, with the `_ =` before it, which nothing needs here.
  private static func statement(of call: FunctionCallExprSyntax) -> Range<Int> {
    guard let sequence = call.parent?.parent?.as(SequenceExprSyntax.self),
      sequence.elements.first?.is(DiscardAssignmentExprSyntax.self) == true
    else { return call.range }
    return sequence.range
  }
}
