import NavigationKit

extension ScenarioRunner {
  /// Does the steps that a condition chooses.
  func choose(_ branch: ScenarioStep.Branch, _ place: SourcePosition) throws {
    let isMet = try isHere(branch.condition) && unmet(branch.condition, place).isEmpty
    host.decided(isMet ? "then" : branch.otherwise.isEmpty ? "goes on" : "else")
    for step in isMet ? branch.steps : branch.otherwise { try perform(step) }
  }

  /// Repeats steps until a condition is met.
  func repeatSteps(_ loop: ScenarioStep.Loop, _ place: SourcePosition) throws {
    var turns = 0
    var left = try unmet(loop.condition, place)
    while !left.isEmpty, turns < loop.limit {
      turns += 1
      for step in loop.steps {
        loopSteps += 1
        guard loopSteps <= ScenarioStep.maximumMade else {
          throw ScenarioFailure(
            place: step.place, reason: .tooManySteps(limit: ScenarioStep.maximumMade))
        }
        try perform(step)
      }
      left = try unmet(loop.condition, place)
    }
    host.decided(turns == 1 ? "1 turn" : "\(turns) turns")
    guard !left.isEmpty else { return }
    throw ScenarioFailure(place: place, reason: .notUntil(turns: turns, left.map(\.statement)))
  }

  /// What of a condition is not so on the screen; waits until nothing moves before it looks at the screen.
  private func unmet(
    _ condition: ScenarioStep.Condition, _ place: SourcePosition
  ) throws -> [ScenarioFailure.Reason] {
    guard condition.looks else { return [] }
    try settle(place)
    var expectation = ScenarioStep.Expectation()
    (expectation.present, expectation.absent) = (condition.present, condition.absent)
    let screen = snapshot(takesCallbacks: false).screen
    let search = search(of: screen, for: expectation)
    return Self.reasons(against: screen, search, expecting: expectation)
  }

  /// Whether the device is one that a condition asks for.
  private func isHere(_ condition: ScenarioStep.Condition) -> Bool {
    let isDevice = condition.devices.isEmpty || condition.devices.contains(host.deviceName)
    switch condition.idiom {
    case nil: return isDevice
    case .phone: return isDevice && stage.traits.userInterfaceIdiom == .phone
    case .pad: return isDevice && stage.traits.userInterfaceIdiom == .pad
    }
  }
}
