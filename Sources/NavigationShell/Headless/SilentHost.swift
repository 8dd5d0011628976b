import Foundation
import NavigationKit
import Scenario

/// Lets a scenario run without looking.
final class SilentHost: ScenarioHost {
  private let device: Device

  init(device: Device) { self.device = device }

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
    let runner = ScenarioRunner(stage: stage, host: SilentHost(device: device), pointer: pointer)
    try runner.run(steps)
    return runner
  }
}
