import Foundation

/// What steps did in a session.
struct SessionOutcome {
  /// A step that was done, or failed.
  struct Step {
    /// The virtual time at which it began.
    let time: TimeInterval
    /// The step as YAML.
    let words: String
    /// Why it failed, or what it found; empty if all is well.
    var failures: [String] = []
  }

  /// The steps, with the `settle` at their end if there was one.
  var steps: [Step] = []
  /// Why the steps after these were not done; nil if all were.
  var interruption: StepInterruption?
  /// Whether something still moved when the time to wait for it was over.
  var isRestless = false
  /// What is different on the screen.
  let changes: ScreenChanges
  /// Whether the screen looks different, even if no element does.
  let isRedrawn: Bool
  /// The mark of the screen as it is now.
  let mark: SessionMark

  /// Whether a step failed, an expectation was not met, or steps were left out.
  var hasFailed: Bool { interruption != nil || steps.contains { !$0.failures.isEmpty } }
}
