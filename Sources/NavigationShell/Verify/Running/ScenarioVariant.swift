import Scenario

/// One screen and one look that a scenario runs on.
struct ScenarioVariant: Hashable {
  /// The screen.
  let device: Device
  /// The circumstances.
  let look: Look

  /// What it is called in the names of files, such as `iphone-8.dark`.
  var name: String { "\(device.name).\(look.name)" }
}
