import Foundation

/// A slider and a field for each of red, green and blue.
final class ColorSliders: ColorPane {
  private let rows: [Row]

  /// A component with its name, slider and field.
  private struct Row {
    let component: PickedColor.Component
    let label = UILabel()
    let slider: ColorSlider
    let field = UITextField()

    init(_ component: PickedColor.Component) {
      self.component = component
      slider = ColorSlider(component)
      label.text = ColorSlider.name(of: component).uppercased()
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .secondaryLabel
      field.borderStyle = .roundedRect
      field.keyboardType = .numberPad
      field.textAlignment = .center
      field.accessibilityLabel = "\(ColorSlider.name(of: component)) value"
    }
  }

  override init(frame: CGRect) {
    rows = [.red, .green, .blue].map(Row.init)
    super.init(frame: frame)
    for row in rows {
      for part in [row.label, row.slider, row.field] { addSubview(part) }
      row.slider.addAction(
        UIAction { [unowned self] _ in choose(row.slider.picked) }, for: .valueChanged)
      row.slider.addAction(
        UIAction { [unowned self] _ in sendActions(for: .editingDidEnd) }, for: .editingDidEnd)
      row.field.addAction(UIAction { [unowned self] _ in commit(row) }, for: .editingDidEnd)
      row.field.addAction(
        UIAction { _ in row.field.resignFirstResponder() }, for: .editingDidEndOnExit)
    }
    pickedDidChange()
  }

  required init?(coder: NSCoder) { nil }

  /// The sliders pick, not what is around them.
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }

  /// Takes the number in a field.
  private func commit(_ row: Row) {
    var color = picked
    if let number = Int(row.field.text ?? "") {
      color[row.component] = CGFloat(number) / Self.maximumFieldValue
    }
    choose(color)
    pickedDidChange()
    sendActions(for: .editingDidEnd)
  }

  override func pickedDidChange() {
    for row in rows {
      row.slider.picked = picked
      row.field.text = "\(Int((picked[row.component] * Self.maximumFieldValue).rounded()))"
    }
  }

  /// The number in a field for all of a component.
  private static let maximumFieldValue: CGFloat = 255

  override func layoutSubviews() {
    super.layoutSubviews()
    typealias Metrics = ColorPickerMetrics
    let height = bounds.height / CGFloat(rows.count)
    for (index, row) in rows.enumerated() {
      let top = CGFloat(index) * height
      row.label.frame = CGRect(x: 0, y: top, width: bounds.width, height: Metrics.labelHeight)
      let line = CGRect(
        x: 0, y: top + Metrics.labelHeight, width: bounds.width,
        height: min(Metrics.sliderHeight, max(0, height - Metrics.labelHeight)))
      let room = line.width - Metrics.fieldWidth - Metrics.margin
      row.slider.frame = CGRect(x: 0, y: line.minY, width: max(0, room), height: line.height)
      row.field.frame = CGRect(
        x: line.maxX - Metrics.fieldWidth, y: line.minY, width: Metrics.fieldWidth,
        height: line.height)
    }
  }
}
