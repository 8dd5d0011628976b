import Foundation
import NavigationKit

/// A line with a metric's name, what it means, its value in a field, and a slider.
final class TuningCell: UITableViewCell {
  /// The height of a line, in points.
  static let height: CGFloat = 74
  private static let margin = InspectorPanel.margin

  private let name = UILabel(frame: .zero)
  private let meaning = UILabel(frame: .zero)
  /// The default value, where that is another one.
  private let former = UILabel(frame: .zero)
  private let field = NumberField(frame: .zero)
  private let slider = UISlider(frame: .zero)
  private var onChange: (Double) -> Void = { _ in }
  /// The value that a double click takes it back to.
  private var defaultValue = 0.0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    name.font = .systemFont(ofSize: 13, weight: .semibold)
    former.font = .systemFont(ofSize: 13)
    former.textAlignment = .right
    former.textColor = .secondaryLabel
    meaning.font = .systemFont(ofSize: 11)
    meaning.textColor = .secondaryLabel
    slider.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onChange(Double(slider.value))
      }, for: .valueChanged)
    let jump = UITapGestureRecognizer()
    jump.addAction(UIAction { [weak self, weak jump] _ in jump.map { self?.jump($0) } })
    slider.addGestureRecognizer(jump)
    let reset = UITapGestureRecognizer()
    reset.numberOfTapsRequired = 2
    reset.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onChange(defaultValue)
      })
    reset.delegate = self
    contentView.addGestureRecognizer(reset)
    for view in [name, former, field, meaning, slider] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a metric's value; `onChange` is told another one.
  func show(
    _ metric: TunedMetric, in metrics: TransitionMetrics, onChange: @escaping (Double) -> Void
  ) {
    self.onChange = onChange
    let now = metrics[keyPath: metric.path]
    defaultValue = TransitionMetrics()[keyPath: metric.path]
    (name.text, meaning.text) = (metric.title, "\(metric.meaning) – \(metric.name)")
    former.text = now == defaultValue ? nil : "usually \(metric.text(defaultValue))"
    field.onNumber = onChange
    field.show(metric.text(now))
    field.textColor = now == defaultValue ? .secondaryLabel : .systemBlue
    field.accessibilityLabel = "\(metric.name), number"
    slider.minimumValue = Float(metric.range.lowerBound)
    slider.maximumValue = Float(metric.range.upperBound)
    slider.accessibilityLabel = metric.name
    if !slider.isTracking { slider.value = Float(now) }
  }

  /// Sets the value at a click on the slider's track.
  private func jump(_ tap: UITapGestureRecognizer) {
    let track = slider.trackRect(forBounds: slider.bounds)
    guard track.width > 0 else { return }
    let part = min(max((tap.location(in: slider).x - track.minX) / track.width, 0), 1)
    let (minimum, maximum) = (Double(slider.minimumValue), Double(slider.maximumValue))
    onChange(minimum + (maximum - minimum) * Double(part))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentView.bounds.width - 2 * Self.margin
    name.frame = CGRect(x: Self.margin, y: 6, width: width * 0.5, height: 17)
    former.frame = CGRect(
      x: Self.margin + width * 0.6, y: 6, width: width * 0.4, height: 17)
    meaning.frame = CGRect(x: Self.margin, y: 23, width: width, height: 15)
    field.frame = CGRect(
      x: Self.margin + width - NumberField.size.width, y: 42, width: NumberField.size.width,
      height: NumberField.size.height)
    slider.frame = CGRect(
      x: Self.margin, y: 39, width: width - NumberField.size.width - Self.margin, height: 31)
  }
}

extension TuningCell: UIGestureRecognizerDelegate {
  /// In the field, a double click chooses what is typed over.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { touch.view?.isDescendant(of: field) != true }
}
