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
      for name in ShownLook.names(of: variants.map(\.shown)) where !names.contains(name) {
        names.append(name)
      }
    }
  }

  /// The places of the looks of a scenario's variants.
  func places(of variants: [ScenarioVariant]) -> [Int] {
    guard variants.count > 1 else { return [0] }
    return ShownLook.names(of: variants.map(\.shown)).map { names.firstIndex(of: $0) ?? 0 }
  }
}
