import SwiftSyntax

/// Timers: `Timer()`, which Linux does not have and is in no run loop, and those of blocks, which follow
/// the stage's time under another label.
struct TimerRule: Rule {
  func apply(to rewriting: inout Rewriting, in index: ModuleIndex) {
    if index.declares("Timer") { return }
    replaceEmpty(in: &rewriting)
    for call in rewriting.source.sites.calls {
      guard let label = call.arguments.first?.label, label.text == "withTimeInterval",
        call.calledExpression.trimmedDescription == "Timer.scheduledTimer"
      else { continue }
      rewriting.fill(label.range, with: "timeInterval")
    }
  }

  private func replaceEmpty(in rewriting: inout Rewriting) {
    let calls = rewriting.source.sites.calls.filter { call in
      call.name == "Timer" && call.arguments.isEmpty && call.trailingClosure == nil
    }
    if calls.isEmpty { return }
    // As long as what it stands for.
    for call in calls { rewriting.fill(call.range, with: "noTimer") }
    rewriting.declare(
      "fileprivate nonisolated var noTimer: Timer { Timer(timeInterval: 0, repeats: false) { _ in } }"
    )
  }
}
