/// A row with a switch.
final class SwitchCell: SettingsCell {
  private var toggle: UISwitch?
  private var onChange: (Bool) -> Void = { _ in }

  /// Shows the switch in a state; `onChange` is called when the user toggles it.
  func show(isOn: Bool, onChange: @escaping (Bool) -> Void) {
    self.onChange = onChange
    selectionStyle = .none
    let toggle = self.toggle ?? makeToggle()
    if toggle.isOn != isOn { toggle.isOn = isOn }
    toggle.accessibilityLabel = textLabel?.text
  }

  private func makeToggle() -> UISwitch {
    let toggle = UISwitch(frame: .zero)
    let report = UIAction { [weak self, weak toggle] _ in
      self?.onChange(toggle?.isOn ?? false)
    }
    toggle.addAction(report, for: .valueChanged)
    accessoryView = toggle
    self.toggle = toggle
    return toggle
  }
}
