import Foundation
import NavigationKit
import Scenario

/// A scenario host without captures.
final class SilentHost: ScenarioHost {
  private let session: HeadlessSession
  private let device: Device

  init(session: HeadlessSession, device: Device) {
    self.session = session
    self.device = device
  }

  func restart() throws { try session.restart() }
  func finishMainQueue() throws(EndlessMainQueue) { try session.stage.finishMainQueue() }

  func look(_ snapshot: () -> StageSnapshot) {}
  func take(_ capture: ScenarioCapture) {}
  func difference(between snapshot: StageSnapshot, and other: StageSnapshot) -> String? { nil }
  func safeAreaInsets(in size: CGSize) -> UIEdgeInsets { device.safeAreaInsets(in: size) }
}

extension HeadlessSession {
  /// Runs steps without captures; the runner returned holds the failures.
  func perform(
    _ steps: [ScenarioStep], with pointer: Scenario.Pointer, on device: Device
  ) throws -> ScenarioRunner {
    let runner = ScenarioRunner(
      stage: stage, host: SilentHost(session: self, device: device), pointer: pointer)
    try runner.run(steps)
    return runner
  }
}
