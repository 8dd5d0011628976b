import Scenario

/// The looks of a flow that can be switched: devices and styles that a scenario lists.
struct FlowLooks {
  /// Their names; one look, of any name, for scenarios that list none.
  private(set) var names: [String] = []

  init() {}

  /// Finds the looks of several scenarios; those of one name are one.
  init(of variants: [[ScenarioVariant]]) {
    // Scenarios with several looks say which there are; others are shown in the first.
    let several = variants.filter { $0.count > 1 }
    for variants in several.isEmpty ? Array(variants.prefix(1)) : several {
      for name in Self.names(of: variants) where !names.contains(name) { names.append(name) }
    }
  }

  /// The places of the looks of a scenario's variants.
  func places(of variants: [ScenarioVariant]) -> [Int] {
    guard variants.count > 1 else { return [0] }
    return Self.names(of: variants).map { names.firstIndex(of: $0) ?? 0 }
  }

  /// What tells variants apart, for people, such as `Dark` or `iPhone 8 AX3`.
  private static func names(of variants: [ScenarioVariant]) -> [String] {
    let hasDevices = Set(variants.map(\.device.name)).count > 1
    let hasLooks = Set(variants.map(\.look.name)).count > 1
    return variants.map { variant in
      let look = variant.look.name.replacing("-", with: " ")
      guard hasDevices else { return look.prefix(1).uppercased() + look.dropFirst() }
      return ([variant.device.shownName] + (hasLooks ? [look] : [])).joined(separator: ", ")
    }
  }
}
