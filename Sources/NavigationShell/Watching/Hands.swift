import Foundation
import Input
import NavigationKit
import Scenario

/// What a person did in a window since the app was launched, to be done again after a change.
final class Hands {
  /// The steps that were done again when the app was launched.
  private let former: [ScenarioStep]
  private var recording: Recording

  /// Begins on a stage, after steps that were done again.
  init(on stage: Stage, after former: [ScenarioStep] = []) {
    self.former = former
    recording = Recording(size: stage.screen.bounds.size)
  }

  /// Notes what the person did; what concerns the window and the look stays without them.
  func note(_ event: RecordedEvent) {
    switch event {
    case .input, .segue, .scene: recording.events.append(event)
    case .rotated, .resized, .looked: break
    }
  }

  /// All of it as a scenario's steps.
  var steps: [ScenarioStep] { former + recording.steps() }

  /// Does steps again on the stage of an app that was just launched, as far as they go.
  ///
  /// - Returns: The first failure, in words; nil if all was done.
  static func repeating(
    _ steps: [ScenarioStep], on stage: Stage, device: Device
  ) throws -> String? {
    let runner = ScenarioRunner(stage: stage, host: SilentHost(stage: stage, device: device))
    try runner.run(steps)
    runner.cancel()
    stage.settle()
    stage.onCallback = nil
    return runner.failures.first?.sentence
  }
}
