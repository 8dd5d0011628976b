import Foundation
import Input
import NavigationKit
import Scenario

/// The record of a person's actions in a window since the app was launched, to do them again.
final class Hands {
  /// The steps that were done again when the app was launched.
  private let former: [ScenarioStep]
  private var recording: Recording

  /// Begins a record on a stage, after steps that were done again.
  init(on stage: Stage, after former: [ScenarioStep] = []) {
    self.former = former
    recording = Recording(size: stage.screen.bounds.size)
  }

  /// Records an event, unless it is of the window or the look, which stay as they are.
  func record(_ event: RecordedEvent) {
    switch event {
    case .input, .segue, .scene: recording.events.append(event)
    case .rotated, .resized, .looked: break
    }
  }

  /// The whole record as a scenario's steps.
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
