import SwiftSyntax

/// `Timer()`, which Linux does not have: a timer that is in no run loop.
struct TimerRule: Rule {
  func apply(to rewriting: inout Rewriting, in index: ModuleIndex) {
    let calls = rewriting.source.sites.calls.filter { call in
      call.name == "Timer" && call.arguments.isEmpty && call.trailingClosure == nil
    }
    if calls.isEmpty || index.declares("Timer") { return }
    // As long as what it stands for.
    for call in calls { rewriting.fill(call.range, with: "noTimer") }
    rewriting.declare(
      "fileprivate nonisolated var noTimer: Timer { Timer(timeInterval: 0, repeats: false) { _ in } }"
    )
  }
}
