import Scenario

extension Scenario {
  /// The combinations of devices and styles that it runs in; on the app's own device if it names none.
  func variants(else device: Device) -> [ScenarioVariant] {
    let named = devices.compactMap { Device(named: $0.value) }
    let devices = named.isEmpty ? [device] : named
    return combinations(of: devices).map { device, look in
      ScenarioVariant(scenario: self, device: device.showing(statusBar), look: look)
    }
  }

  private func combinations(of devices: [Device]) -> [(Device, Look)] {
    switch choice {
    case .all: return devices.flatMap { device in looks.map { (device, $0) } }
    case .pairwise:
      let axes = lookAxes
      return PairwiseRows(of: [devices.count] + axes.map(\.count)).rows.map { row in
        let look = zip(axes, row.dropFirst()).reduce(Look()) { $0.changed(by: $1.0[$1.1]) }
        return (devices[row[0]], look)
      }
    }
  }

  /// The scenario up to a line; as a whole if that is nil.
  func stopping(before line: Int?) -> Scenario {
    var scenario = self
    line.map { scenario.stop(beforeLine: $0) }
    return scenario
  }
}
