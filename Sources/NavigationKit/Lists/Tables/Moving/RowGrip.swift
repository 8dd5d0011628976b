import Foundation

/// The three lines at a row's trailing end by which it is dragged to another place.
final class RowGrip: UIView {
  private let press = UILongPressGestureRecognizer()

  init(label: String) {
    super.init(frame: CGRect(x: 0, y: 0, width: RowMoveMetrics.gripWidth, height: 0))
    accessibilityLabel = "Reorder \(label)"
    let lines = UIImageView(image: UIImage(systemName: "line.3.horizontal"))
    lines.tintColor = .tertiaryLabel
    lines.tintAdjustmentMode = .normal
    lines.contentMode = .center
    lines.frame = bounds
    lines.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(lines)
    press.minimumPressDuration = 0
    press.addAction(UIAction { [weak self] _ in self?.pressDidChange() })
    addGestureRecognizer(press)
  }

  required init?(coder: NSCoder) { nil }

  override var elementRole: StageElement.Role? { .button }
  override var elementText: String? { accessibilityLabel }

  private func pressDidChange() {
    (superview as? any GrippedRow)?.gripDidMove(press)
  }
}

/// A row that is dragged to another place by a grip.
protocol GrippedRow: UIView {
  func gripDidMove(_ press: UIGestureRecognizer)
}

/// The dimensions of rows that are dragged to another place, in points; tuned by eye.
nonisolated enum RowMoveMetrics {
  /// The width in which a row is dragged.
  static let gripWidth: CGFloat = 38
  /// The shadow under a row that is dragged.
  static let shadowRadius: CGFloat = 6
  static let shadowOpacity: Float = 0.25
  /// The distance from the table's upper or lower edge within which it scrolls.
  static let edge: CGFloat = 44
  /// The highest speed of that, in points per second, and the seconds between two steps.
  static let speed: CGFloat = 600
  static let step: TimeInterval = 1.0 / 60
  /// The part of a row's height at each edge in which a drag goes between rows, if it may also go
  /// into one.
  static let betweenShare: CGFloat = 0.25
}
