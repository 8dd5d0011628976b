import Scenario

/// A device and a style in which an app is shared.
struct ShownLook: Hashable {
  let device: Device
  let look: Look

  /// The name for people of the device, and of how it is held.
  private var deviceName: String {
    device.shownName + (device.name == device.uprightName ? "" : " landscape")
  }

  /// What tells looks apart, for people, such as `Dark` or `iPhone 8, light AX3`.
  static func names(of looks: [ShownLook]) -> [String] {
    let hasDevices = Set(looks.map(\.device.name)).count > 1
    let hasLooks = Set(looks.map(\.look.name)).count > 1
    return looks.map { shown in
      let look = shown.look.name.replacing("-", with: " ")
      guard hasDevices else { return look.prefix(1).uppercased() + look.dropFirst() }
      return ([shown.deviceName] + (hasLooks ? [look] : [])).joined(separator: ", ")
    }
  }
}

extension ScenarioVariant {
  /// The device and the style.
  var shown: ShownLook { ShownLook(device: device, look: look) }
}
