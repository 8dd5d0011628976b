/// A row with a slider.
final class SliderCell: SettingsCell {
  private var slider: UISlider?
  private var onChange: (Float) -> Void = { _ in }

  /// Shows the slider at a value; `onChange` is called when the user moves it.
  func show(_ value: Float, onChange: @escaping (Float) -> Void) {
    self.onChange = onChange
    selectionStyle = .none
    let slider = self.slider ?? makeSlider()
    slider.value = value
    slider.accessibilityLabel = textLabel?.text
  }

  private func makeSlider() -> UISlider {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 0, height: SliderCell.height))
    let report = UIAction { [weak self, weak slider] _ in self?.onChange(slider?.value ?? 0) }
    slider.addAction(report, for: .valueChanged)
    accessoryView = slider
    self.slider = slider
    return slider
  }

  override func layoutSubviews() {
    accessoryView?.frame.size.width = (bounds.width * SliderCell.share).rounded()
    super.layoutSubviews()
  }

  /// The slider's height, in points.
  private static let height: CGFloat = 34
  /// The slider's fraction of the row's width; the name needs the rest on the smallest phone.
  private static let share: CGFloat = 0.36
}
