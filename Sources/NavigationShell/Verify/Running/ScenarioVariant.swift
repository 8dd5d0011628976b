import Scenario

/// A device and a style that a scenario runs in.
struct ScenarioVariant: Hashable {
  /// The screen.
  let device: Device
  /// The style: light or dark, text size and so on.
  let look: Look

  /// The name in file names, such as `iphone-8.dark`.
  var name: String { "\(device.name).\(look.name)" }
}
