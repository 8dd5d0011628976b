import Foundation
import NavigationKit
import Scenario

/// Lets a scenario run without looking.
final class Bystander: ScenarioHost {
  private let device: Device

  init(device: Device) { self.device = device }

  func look(_ sight: () -> Sight) {}
  func take(_ shot: Shot) {}
  func difference(between sight: Sight, and other: Sight) -> String? { nil }
  func safeAreaInsets(in size: CGSize) -> UIEdgeInsets { device.safeAreaInsets(in: size) }
}
