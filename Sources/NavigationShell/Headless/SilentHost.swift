import Foundation
import NavigationKit
import Scenario

/// Lets a scenario run without looking.
final class SilentHost: ScenarioHost {
  private let stage: Stage
  private let device: Device

  init(stage: Stage, device: Device) {
    self.stage = stage
    self.device = device
  }

  func finishMainQueue() throws(EndlessMainQueue) { try stage.finishMainQueue() }

  func look(_ snapshot: () -> StageSnapshot) {}
  func take(_ capture: ScenarioCapture) {}
  func difference(between snapshot: StageSnapshot, and other: StageSnapshot) -> String? { nil }
  func safeAreaInsets(in size: CGSize) -> UIEdgeInsets { device.safeAreaInsets(in: size) }
}

extension HeadlessSession {
  /// Does some steps and looks at nothing; what they did is in the runner.
  func perform(
    _ steps: [ScenarioStep], with pointer: Scenario.Pointer, on device: Device
  ) throws -> ScenarioRunner {
    let runner = ScenarioRunner(
      stage: stage, host: SilentHost(stage: stage, device: device), pointer: pointer)
    try runner.run(steps)
    return runner
  }
}
