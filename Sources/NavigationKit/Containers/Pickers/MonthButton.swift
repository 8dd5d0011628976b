import Foundation

/// The month and year above a date picker's calendar, which open wheels to choose both.
final class MonthButton: UIControl {
  private let label = UILabel(frame: .zero)
  private let arrow = UIImageView(image: UIImage(systemName: "chevron.forward"))

  override func assemble() {
    label.font = UIFontMetrics(forTextStyle: .headline).scaledFont(
      for: .systemFont(ofSize: 17, weight: .semibold),
      maximumPointSize: DateGridMetrics.largestLineSize)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = DateGridMetrics.minimumHeadingScale
    label.adjustsFontForContentSizeCategory = true
    arrow.contentMode = .scaleAspectFit
    arrow.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: DateGridMetrics.arrowSize, weight: .semibold)
    addSubview(label)
    addSubview(arrow)
    stateDidChange()
  }

  /// The month and its year.
  var text: String? {
    get { label.text }
    set { label.text = newValue }
  }

  override var elementRole: StageElement.Role? { .button }
  override var elementText: String? { label.text ?? "" }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(.zero)
    let width = text.width + DateGridMetrics.arrowGap + DateGridMetrics.arrowSide
    return CGSize(width: min(width.rounded(.up), size.width), height: size.height)
  }

  override func layoutSubviews() {
    let side = DateGridMetrics.arrowSide
    let end = bounds.width - side
    label.frame = placed(
      CGRect(x: 0, y: 0, width: max(0, end - DateGridMetrics.arrowGap), height: bounds.height))
    let place = placed(
      CGRect(x: end, y: (bounds.height - side) / 2, width: side, height: side))
    arrow.bounds.size = place.size
    arrow.center = CGPoint(x: place.midX, y: place.midY)
  }

  override func tintColorDidChange() { stateDidChange() }

  /// The arrow points down at the wheels while they are shown.
  override func stateDidChange() {
    label.textColor = isSelected ? tintColor : .label
    label.stateAlpha = isHighlighted ? UIControl.disabledAlpha : 1
    arrow.stateAlpha = label.stateAlpha
    let quarter = CGFloat.pi / 2
    arrow.transform =
      isSelected ? CGAffineTransform(rotationAngle: isRightToLeft ? -quarter : quarter) : .identity
  }
}
