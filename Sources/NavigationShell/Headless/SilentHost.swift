import Foundation
import NavigationKit
import Scenario

/// A scenario host without captures.
final class SilentHost: ScenarioHost {
  private let stage: Stage
  private let device: Device
  private let relaunch: () throws -> Void

  /// Makes the host of a stage.
  ///
  /// - Parameter relaunch: Launches the app again from its saved state; nothing unless given.
  init(stage: Stage, device: Device, relaunch: @escaping () throws -> Void = {}) {
    (self.stage, self.device, self.relaunch) = (stage, device, relaunch)
  }

  var deviceName: String { device.name }
  func restart() throws { try relaunch() }
  func finishMainQueue() throws(EndlessMainQueue) { try stage.finishMainQueue() }

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
      stage: stage, host: SilentHost(stage: stage, device: device, relaunch: restart),
      pointer: pointer)
    try runner.run(steps)
    return runner
  }
}
