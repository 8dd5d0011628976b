nonisolated extension SettingKey {
  /// The schema of its value.
  var schema: JSONValue {
    switch self {
    case .app: .reference("app")
    case .language, .description: .anyText
    case .device: .oneOrList(.reference("device"))
    case .keyboard: .boolean
    case .pointer: .words(Scenario.Pointer.allCases.map(\.rawValue))
    case .tolerance: .mapping(.tolerance)
    case .steps: .reference("steps")
    case .statusBar: .mapping(.statusBar)
    case .time: .mapping(.time)
    case .cases: .named(.named(.reference("value")))
    case .looks: .words(Scenario.LookChoice.allCases.map(\.rawValue))
    case .parameters: PartKey.parameters.schema(of: .part)
    case .tags: .oneOrList(.reference("value"))
    }
  }
}

nonisolated extension LookKey {
  /// The schema of one value.
  var schema: JSONValue {
    guard flag != nil else {
      return .words(
        ScreenSettings.textSizes.map(\.short) + ScreenSettings.textSizes.map(\.long))
    }
    switch self {
    case .appearance, .contrast: return .words(words.map(\.word))
    default: return .boolean
    }
  }
}
