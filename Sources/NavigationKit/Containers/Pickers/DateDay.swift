import Foundation

/// A day in a date picker's calendar.
final class DateDay: UIControl {
  private let circle = UIView()
  private let label = UILabel(frame: .zero)

  override func assemble() {
    circle.isUserInteractionEnabled = false
    addSubview(circle)
    addSubview(label)
    label.textAlignment = .center
    label.adjustsFontForContentSizeCategory = true
    stateDidChange()
  }

  var text: String? {
    get { label.text }
    set { label.text = newValue }
  }

  override var elementRole: StageElement.Role? { .button }
  override var elementText: String? { label.text ?? "" }

  override func layoutSubviews() {
    label.frame = bounds
    let side = min(bounds.width, bounds.height)
    circle.frame = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    circle.layer.cornerRadius = side / 2
  }

  override func tintColorDidChange() { stateDidChange() }

  override func stateDidChange() {
    let tint: UIColor = tintColor
    circle.isHidden = !isSelected && !isHighlighted
    circle.backgroundColor =
      isSelected ? tint.withAlphaComponent(DateGridMetrics.circleAlpha) : .tertiarySystemFill
    label.textColor = isSelected ? tint : isEnabled ? .label : .tertiaryLabel
    label.font = UIFontMetrics(forTextStyle: .title3).scaledFont(
      for: .systemFont(ofSize: 20, weight: isSelected ? .semibold : .regular),
      maximumPointSize: DateGridMetrics.largestDaySize)
  }
}
