import Foundation

/// A date picker's calendar of a month, and a button with the time.
final class DateGridFace: UIView, DatePickerFace {
  private weak var owner: UIDatePicker?
  private let heading = UILabel(frame: .zero)
  private let chevrons = ["chevron.backward", "chevron.forward"].map { name in
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: name), for: .normal)
    return button
  }
  private let weekdays = (0..<7).map { _ in UILabel(frame: .zero) }
  private let days = (0..<31).map { _ in DateDay(frame: .zero) }
  private let timeLabel = UILabel(frame: .zero)
  private let timeButton: DateButton?
  private var settings = DateSettings()
  private var grid = MonthGrid(of: DateSettings().date, in: DateSettings().shownCalendar)

  init(_ owner: UIDatePicker) {
    self.owner = owner
    timeButton =
      owner.datePickerMode == .dateAndTime
      ? DateButton(.time, largest: DateGridMetrics.largestLineSize) : nil
    super.init(frame: .zero)
    setUpHeading()
    for label in weekdays {
      label.textAlignment = .center
      label.textColor = .tertiaryLabel
      label.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
        for: .systemFont(ofSize: 13, weight: .semibold),
        maximumPointSize: DateGridMetrics.largestWeekdaySize)
      label.adjustsFontForContentSizeCategory = true
      addSubview(label)
    }
    for (index, day) in days.enumerated() {
      addSubview(day)
      day.addAction(UIAction { [weak self] _ in self?.choose(index + 1) }, for: .touchUpInside)
    }
    setUpTime()
    setUpSwipes()
  }

  required init?(coder: NSCoder) { nil }

  private func setUpHeading() {
    heading.font = UIFontMetrics(forTextStyle: .headline).scaledFont(
      for: .systemFont(ofSize: 17, weight: .semibold),
      maximumPointSize: DateGridMetrics.largestLineSize)
    heading.adjustsFontSizeToFitWidth = true
    heading.minimumScaleFactor = DateGridMetrics.leastHeadingScale
    heading.adjustsFontForContentSizeCategory = true
    addSubview(heading)
    for (button, step) in zip(chevrons, [-1, 1]) {
      button.accessibilityLabel = step < 0 ? "Previous Month" : "Next Month"
      button.addAction(UIAction { [weak self] _ in self?.turn(by: step) }, for: .touchUpInside)
      addSubview(button)
    }
  }

  /// A swipe turns to the next month, against the direction of reading.
  private func setUpSwipes() {
    for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = direction
      swipe.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          turn(by: (direction == .left) != isRightToLeft ? 1 : -1)
        })
      addGestureRecognizer(swipe)
    }
  }

  private func setUpTime() {
    guard let timeButton else { return }
    timeLabel.text = "Time"
    timeLabel.font = DateGridMetrics.body(limitedTo: DateGridMetrics.largestLineSize)
    timeLabel.adjustsFontForContentSizeCategory = true
    addSubview(timeLabel)
    addSubview(timeButton)
    let open = UIAction { [weak self, weak timeButton] _ in
      guard let self, let owner = self.owner else { return }
      timeButton?.open(self.settings, for: owner)
    }
    timeButton.addAction(open, for: .touchUpInside)
  }

  // MARK: Showing

  var naturalSize: CGSize {
    CGSize(
      width: DateGridMetrics.width,
      height: DateGridMetrics.height(withTime: timeButton != nil))
  }

  func serves(_ settings: DateSettings, _ style: UIDatePickerStyle) -> Bool {
    style == .inline && (timeButton != nil) == (settings.mode == .dateAndTime)
  }

  func show(_ settings: DateSettings, animated: Bool) {
    self.settings = settings
    timeButton?.show(settings)
    show(MonthGrid(of: settings.date, in: settings.shownCalendar))
  }

  private func turn(by months: Int) { show(grid.moved(by: months)) }

  private func show(_ grid: MonthGrid) {
    self.grid = grid
    let texts = DateTexts(settings)
    heading.text = texts.text(grid.start, "yMMMM")
    let names = MonthGrid.weekdays(in: settings.shownCalendar)
    for (label, name) in zip(weekdays, names) {
      label.text = name.uppercased(with: settings.locale)
    }
    let selected = grid.day(of: settings.date)
    for (index, view) in days.enumerated() {
      let day = index + 1
      view.isHidden = day > grid.days
      guard day <= grid.days else { continue }
      let date = grid.date(ofDay: day, timeOf: settings.date)
      view.text = texts.text(date, "d")
      view.accessibilityLabel = texts.text(date, "EEEEMMMMd")
      view.isEnabled = grid.isAvailable(day, by: settings)
      view.isSelected = day == selected
    }
    setNeedsLayout()
  }

  private func choose(_ day: Int) {
    owner?.userDidChoose(grid.date(ofDay: day, timeOf: settings.date))
  }

  // MARK: Layout

  override func layoutSubviews() {
    let width = bounds.width
    let inset = DateGridMetrics.inset
    let chevron = DateGridMetrics.chevronWidth
    let height = DateGridMetrics.headingHeight
    for (index, button) in chevrons.enumerated() {
      let x = width - inset / 2 - CGFloat(2 - index) * chevron
      button.frame = placed(CGRect(x: x, y: 0, width: chevron, height: height))
    }
    heading.frame = placed(
      CGRect(x: inset, y: 0, width: width - 2 * inset - 2 * chevron, height: height))
    for (column, label) in weekdays.enumerated() {
      var frame = DateGridMetrics.frame(row: 0, column: column, width: width)
      frame.origin.y = height
      frame.size.height = DateGridMetrics.weekdayHeight
      label.frame = placed(frame)
    }
    for (index, day) in days.enumerated() {
      let place = grid.place(of: index + 1)
      day.frame = placed(
        DateGridMetrics.frame(row: place.row, column: place.column, width: width))
    }
    placeTime()
  }

  private func placeTime() {
    guard let timeButton else { return }
    let inset = DateGridMetrics.inset
    let top = DateGridMetrics.height(withTime: false)
    let height = DateGridMetrics.timeHeight
    let size = timeButton.sizeThatFits(.zero)
    let button = CGRect(
      x: bounds.width - inset - size.width, y: top + (height - size.height) / 2,
      width: size.width, height: size.height)
    timeButton.frame = placed(button)
    timeLabel.frame = placed(
      CGRect(x: inset, y: top, width: max(0, button.minX - 2 * inset), height: height))
  }
}
