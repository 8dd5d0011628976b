import Scenario

/// A run of a scenario: one of its cases, on a device and in a style.
struct ScenarioVariant: Hashable {
  /// The scenario, or the case of it.
  let scenario: Scenario
  /// The screen.
  let device: Device
  /// The style: light or dark, text size and so on.
  let look: Look

  /// The name in file names, such as `iphone-8.dark`, or `iphone-8.dark.empty` for a case.
  var name: String {
    "\(device.name).\(look.name)" + (scenario.caseName.map { ".\($0)" } ?? "")
  }
}
