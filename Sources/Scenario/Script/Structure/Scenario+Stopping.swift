nonisolated extension Scenario {
  /// Leaves out the steps of a line and all after it, as they would be done.
  public mutating func stop(beforeLine line: Int) { _ = Self.cut(&steps, before: line) }

  /// Returns whether anything was left out.
  private static func cut(_ steps: inout [ScenarioStep], before line: Int) -> Bool {
    for index in steps.indices {
      let place = steps[index].place
      var isLast = (place.outerLine ?? place.line) >= line
      if isLast {
        steps.removeSubrange(index...)
        return true
      }
      switch steps[index].action {
      case .branch(var branch):
        isLast = cut(&branch.steps, before: line)
        isLast = cut(&branch.otherwise, before: line) || isLast
        steps[index].action = .branch(branch)
      case .loop(var loop):
        isLast = cut(&loop.steps, before: line)
        // Half of a turn is done once, and what it waits for need not come.
        if isLast {
          steps[index].action = .branch(
            ScenarioStep.Branch(loop.condition, then: [], otherwise: loop.steps))
        }
      default: break
      }
      guard isLast else { continue }
      steps.removeSubrange((index + 1)...)
      return true
    }
    return false
  }
}
