import Drawing
import Foundation

/// A button of an alert.
final class AlertButton: UIView {
  /// The separator lines above and beside it.
  struct Lines: Equatable {
    var isAbove = false
    var isBeside = false
  }

  let action: UIAlertAction
  /// Whether the app prefers it to the others.
  let isSuggested: Bool
  private let label = UILabel()
  private let form: AlertForm
  var lines = Lines()
  /// Whether a finger is on it, so that it is highlighted.
  var isHighlighted = false {
    didSet {
      if isHighlighted != oldValue { backgroundColor = isHighlighted ? .alertPress : nil }
    }
  }

  init(_ action: UIAlertAction, form: AlertForm, standsOut: Bool, isSuggested: Bool) {
    self.action = action
    self.isSuggested = isSuggested
    self.form = form
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.text = action.title
    label.font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(
        ofSize: form == .alert ? AlertMetrics.buttonFontSize : AlertMetrics.sheetButtonFontSize,
        weight: standsOut ? .semibold : .regular))
    label.adjustsFontForContentSizeCategory = true
    label.wrapsWhereTextIsLarge = true
    label.textAlignment = .center
    addSubview(label)
    color()
  }

  required init?(coder: NSCoder) { nil }

  private func color() {
    let color: UIColor =
      !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
    label.textColor = color
  }

  override func tintColorDidChange() { color() }
  override func didMoveToWindow() { color() }

  /// Whether a touch at a point, in window coordinates, presses it.
  func accepts(_ point: CGPoint) -> Bool {
    let isVisible = superview.map { $0.bounds.contains($0.convert(point, from: nil)) } ?? false
    return isVisible && action.isEnabled && bounds.contains(convert(point, from: nil))
  }

  /// The width of its title in one line, in points.
  var titleWidth: CGFloat { label.sizeThatFits(.zero).width }

  /// Its minimum height, in points; a long title makes it taller.
  var height: CGFloat {
    UIFontMetrics.grown(
      form == .alert ? AlertMetrics.buttonHeight : AlertMetrics.sheetButtonHeight,
      in: traitCollection)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(width: size.width - 2 * AlertMetrics.buttonMargin, height: 0)
    let text = label.sizeThatFits(room).height + 2 * AlertMetrics.buttonMargin
    return CGSize(width: size.width, height: max(height, text.rounded(.up)))
  }

  override func layoutSubviews() {
    label.frame = bounds.insetBy(dx: AlertMetrics.buttonMargin, dy: 0)
  }

  override func paint(on canvas: inout Canvas) {
    let line = canvas.hairline
    let color = UIColor.separator.color(in: canvas.traits)
    if lines.isAbove {
      canvas.fillHairline(CGRect(x: 0, y: 0, width: bounds.width, height: line), color)
    }
    if lines.isBeside {
      let x = isRightToLeft ? bounds.width - line : 0
      let top = lines.isAbove ? line : 0
      canvas.fillHairline(
        CGRect(x: x, y: top, width: line, height: bounds.height - top), color)
    }
  }

  override var elementRole: StageElement.Role? { .button }
  override var elementText: String? { action.title }
  override var elementIsEnabled: Bool { action.isEnabled }
}
