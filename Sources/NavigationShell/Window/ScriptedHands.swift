import Foundation
import NavigationKit
import Scenario

/// What a scenario's steps do, each at its time, for a window to repeat.
///
/// Found out by running the scenario once without a window: what is tapped by its name has a place
/// then.
struct ScriptedHands {
  /// What is still to be done, in order.
  private(set) var events: ArraySlice<RecordedEvent>

  /// Runs a scenario; a step that cannot be done is told, and the last.
  init(_ file: ScenarioFile, _ variant: ScenarioVariant) throws {
    let session = try file.session(for: variant, painter: HeadlessPainter())
    let runner = try session.perform(
      file.scenario.steps.filter { !$0.action.isExpectation }, with: file.scenario.pointer,
      on: variant.device)
    events = runner.events[...]
    guard let failure = runner.failures.first else { return }
    Console.complain([failure.problem(in: file.name).description])
  }

  /// When the next thing is to be done; nil once all is.
  var next: TimeInterval? { events.first?.time }

  /// Takes what is due by a time.
  mutating func take(by time: TimeInterval) -> RecordedEvent? {
    guard let first = events.first, first.time <= time else { return nil }
    events.removeFirst()
    return first
  }
}

extension ScenarioStep.Action {
  fileprivate var isExpectation: Bool { if case .expect = self { true } else { false } }
}
