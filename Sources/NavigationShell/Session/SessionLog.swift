import Scenario

/// The steps that were done in a session, to be written as a scenario.
struct SessionLog {
  /// A step, and the page on which it was looked after it; nil if it was not.
  struct Step {
    let step: ScenarioStep
    var page: Page?
  }

  /// What tells a page from others.
  struct Page: Equatable {
    let title: String
    let controllers: [[String]]

    init(of screen: ScreenInspection) {
      (title, controllers) = (screen.frontTitle, screen.controllers)
    }
  }

  /// The steps in order, with those that let the app come to rest.
  private(set) var steps: [Step] = []
  /// The steps of each call as a list in YAML, to do them again.
  private(set) var calls: [String] = []
  /// The number of steps of the calls so far.
  private var countOfCalls = 0
  /// The first step that was broken off, so that it cannot be done again; nil for none.
  private(set) var brokenOff: String?
  /// The steps that failed after they had done something, which is not done again.
  private(set) var failed: [String] = []

  /// Adds a step that was done.
  mutating func add(_ step: ScenarioStep) { steps.append(Step(step: step)) }

  /// Notes the page to which the steps so far have led.
  mutating func arrive(at screen: ScreenInspection) {
    guard !steps.isEmpty else { return }
    steps[steps.count - 1].page = Page(of: screen)
  }

  /// Ends a call.
  mutating func endCall() {
    guard steps.count > countOfCalls else { return }
    let scenario = Scenario(steps: steps[countOfCalls...].map(\.step))
    // A scenario without settings is the key and the list.
    calls.append(scenario.yaml.split(separator: "\n").dropFirst().joined(separator: "\n"))
    countOfCalls = steps.count
  }

  /// Notes a step that did something, and not all: it failed, or was broken off.
  mutating func leaveOut(_ step: ScenarioStep, isBrokenOff: Bool) {
    if isBrokenOff { brokenOff = brokenOff ?? step.yaml } else { failed.append(step.yaml) }
  }
}
