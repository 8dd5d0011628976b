/// A top-level key of a scenario other than a ``LookKey``.
nonisolated enum SettingKey: String, CaseIterable {
  case app, language, description, device, keyboard, pointer, tolerance, steps
  case cases, looks, parameters, tags
  case statusBar = "status-bar"
}
