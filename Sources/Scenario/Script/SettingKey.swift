/// A top-level key of a scenario other than a ``LookKey``, in the order of the documentation.
nonisolated enum SettingKey: String, CaseIterable {
  case app, language, description, device, keyboard
  case statusBar = "status-bar"
  case time, pointer, tags, parameters, cases, looks, tolerance, steps
}
