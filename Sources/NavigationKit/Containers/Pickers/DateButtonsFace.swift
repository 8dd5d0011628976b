import Foundation

/// A compact date picker: a button with the date, one with the time, or both.
final class DateButtonsFace: UIView, DatePickerFace {
  private weak var owner: UIDatePicker?
  private let buttons: [DateButton]
  private var settings = DateSettings()

  init(_ owner: UIDatePicker) {
    self.owner = owner
    buttons = Self.modes(of: owner.datePickerMode).map { DateButton($0) }
    super.init(frame: .zero)
    for button in buttons {
      addSubview(button)
      let open = UIAction { [weak self, weak button] _ in
        guard let self, let owner = self.owner else { return }
        button?.open(self.settings, for: owner)
      }
      button.addAction(open, for: .touchUpInside)
    }
  }

  required init?(coder: NSCoder) { nil }

  func serves(_ settings: DateSettings, _ style: UIDatePickerStyle) -> Bool {
    style == .compact && buttons.map(\.mode) == Self.modes(of: settings.mode)
  }

  func show(_ settings: DateSettings, animated: Bool) {
    self.settings = settings
    for button in buttons { button.show(settings) }
    setNeedsLayout()
  }

  var naturalSize: CGSize {
    let sizes = buttons.map { $0.sizeThatFits(.zero) }
    return CGSize(
      width: sizes.map(\.width).reduce(0, +)
        + DateGridMetrics.buttonGap * CGFloat(max(0, sizes.count - 1)),
      height: sizes.map(\.height).max() ?? 0)
  }

  /// Buttons stand at the leading edge; where there is too little room, each is as much narrower.
  override func layoutSubviews() {
    let size = naturalSize
    let share = size.width > bounds.width && size.width > 0 ? bounds.width / size.width : 1
    var x: CGFloat = 0
    for button in buttons {
      let natural = button.sizeThatFits(.zero)
      let frame = CGRect(
        x: x, y: (bounds.height - natural.height) / 2, width: natural.width * share,
        height: natural.height)
      button.frame = placed(frame)
      x += (natural.width + DateGridMetrics.buttonGap) * share
    }
  }

  private static func modes(of mode: UIDatePicker.Mode) -> [UIDatePicker.Mode] {
    mode == .dateAndTime ? [.date, .time] : [mode]
  }
}
