import SwiftSyntax

/// Timers of blocks, which follow the stage's time under another label.
struct TimerRule: Rule {
  func apply(to rewriting: inout Rewriting, in index: ModuleIndex) {
    if index.declares("Timer") { return }
    for call in rewriting.source.sites.calls {
      guard let label = call.arguments.first?.label, label.text == "withTimeInterval",
        call.calledExpression.trimmedDescription == "Timer.scheduledTimer"
      else { continue }
      rewriting.fill(label.range, with: "timeInterval")
    }
  }
}
