extension ScenarioRunner {
  /// The most captures that a conversation compares with; the oldest are forgotten.
  private static let maximumCaptures = 50

  /// Runs a step of a conversation, after which others may follow or not.
  ///
  /// - Returns: Whether it was done; a step that failed is among the failures, as are expectations
  ///   that are not met, after which the run goes on.
  /// - Throws: The errors of the host.
  package func complete(_ step: ScenarioStep) throws -> Bool {
    // The limit is for one step, as a conversation has no end.
    loopSteps = 0
    do {
      try perform(step)
      if captured.count > Self.maximumCaptures,
        let oldest = captured.min(by: { $0.value.snapshot.time < $1.value.snapshot.time })
      {
        captured[oldest.key] = nil
      }
      return true
    } catch let failure as ScenarioFailure {
      record(failure)
      return false
    }
  }

  /// Lets time pass until nothing moves, as the step `settle` does.
  ///
  /// - Returns: Whether all came to rest; otherwise something may move for ever, and the run goes on.
  /// - Throws: The errors of the host, and an endless main queue.
  package func comeToRest() throws -> Bool {
    do {
      try settle(SourcePosition(line: 1, column: 1))
      return true
    } catch let failure as ScenarioFailure {
      guard case .restless = failure.reason else { throw failure }
      return false
    }
  }
}
