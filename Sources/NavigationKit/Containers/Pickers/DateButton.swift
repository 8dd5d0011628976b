import Foundation

/// A grey button with a date or a time, which opens a popover to change it.
final class DateButton: UIControl {
  private let label = UILabel(frame: .zero)
  /// The mode of the popover's picker.
  let mode: UIDatePicker.Mode
  private weak var popover: DatePopover?

  /// Makes a button.
  ///
  /// - Parameter largest: The maximum size of its text in points; nil for no limit.
  init(_ mode: UIDatePicker.Mode, largest: CGFloat? = nil) {
    self.mode = mode
    super.init(frame: .zero)
    byDefault { backgroundColor = .tertiarySystemFill }
    layer.cornerRadius = DateGridMetrics.buttonRadius
    label.font = largest.map(DateGridMetrics.body) ?? .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    // Where large letters have too little room, the text shrinks and is not cut off.
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = DateGridMetrics.minimumButtonScale
    label.baselineAdjustment = .alignCenters
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override var elementRole: StageElement.Role? { .button }
  override var elementText: String? { label.text ?? "" }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(.zero)
    return CGSize(
      width: text.width + 2 * DateGridMetrics.buttonPadding,
      height: max(DateGridMetrics.buttonHeight, text.height + DateGridMetrics.buttonPadding))
  }

  override func layoutSubviews() {
    label.frame = bounds.insetBy(dx: min(DateGridMetrics.buttonPadding, bounds.width / 4), dy: 0)
  }

  override func tintColorDidChange() { stateDidChange() }

  /// The text has the tint colour while its popover is open.
  override func stateDidChange() {
    label.stateAlpha = isHighlighted ? UIControl.disabledAlpha : 1
    label.textColor = isSelected ? tintColor : .label
  }

  /// Shows the date or time, also in the open popover.
  func show(_ settings: DateSettings) {
    label.text = DateTexts(settings).text(settings.date, mode == .date ? "dMMMy" : "jmm")
    popover?.show(settings.date)
  }

  /// Opens the popover.
  func open(_ settings: DateSettings, for owner: UIDatePicker) {
    guard let controller = nearestController, controller.presentedViewController == nil else {
      return
    }
    var settings = settings
    settings.mode = mode
    let popover = DatePopover(settings, for: owner)
    self.popover = popover
    isSelected = true
    popover.whenClosed = { [weak self] in self?.isSelected = false }
    popover.popoverPresentationController?.sourceView = self
    controller.present(popover, animated: true)
  }
}
