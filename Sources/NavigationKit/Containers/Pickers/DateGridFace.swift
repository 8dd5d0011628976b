import Foundation

/// A date picker's calendar of a month, wheels for month and year in its place, and a button with
/// the time.
final class DateGridFace: UIView, DatePickerFace {
  /// The content below the line with the month.
  private enum Content { case days, wheels }

  private weak var owner: UIDatePicker?
  private let heading = MonthButton(frame: .zero)
  private let chevrons = ["chevron.backward", "chevron.forward"].map { name in
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: name), for: .normal)
    return button
  }
  private lazy var calendar = MonthCalendar { [weak self] day in
    self?.choose(day)
  } turn: { [weak self] months in
    self?.turn(by: months)
  }
  /// The wheels; nil until they are first opened.
  private var wheels: DateWheelsFace?
  private let timeLabel = UILabel(frame: .zero)
  private let timeButton: DateButton?
  private var content = Content.days
  private var settings = DateSettings()
  private var grid = MonthGrid(of: DateSettings().date, in: DateSettings().shownCalendar)

  init(_ owner: UIDatePicker) {
    self.owner = owner
    timeButton =
      owner.datePickerMode == .dateAndTime
      ? DateButton(.time, largest: DateGridMetrics.largestLineSize) : nil
    super.init(frame: .zero)
    addSubview(calendar)
    setUpHeading()
    setUpTime()
  }

  required init?(coder: NSCoder) { nil }

  private func setUpHeading() {
    addSubview(heading)
    heading.addAction(UIAction { [weak self] _ in self?.exchangeContent() }, for: .touchUpInside)
    for (button, step) in zip(chevrons, [-1, 1]) {
      button.accessibilityLabel = step < 0 ? "Previous Month" : "Next Month"
      button.addAction(UIAction { [weak self] _ in self?.turn(by: step) }, for: .touchUpInside)
      addSubview(button)
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
    show(MonthGrid(of: settings.date, in: settings.shownCalendar), animated: animated)
  }

  private func turn(by months: Int) { show(grid.moved(by: months), animated: false) }

  private func show(_ grid: MonthGrid, animated: Bool) {
    self.grid = grid
    let texts = DateTexts(settings)
    heading.text = texts.text(grid.start, "yMMMM")
    calendar.show(grid, settings, texts)
    if content == .wheels { wheels?.show(wheelSettings, animated: animated) }
    setNeedsLayout()
  }

  /// The settings whose date is in the month that is shown.
  private var wheelSettings: DateSettings {
    var shown = settings
    let day = settings.shownCalendar.component(.day, from: settings.date)
    shown.date = grid.date(ofDay: min(day, grid.days), timeOf: settings.date)
    return shown
  }

  private func choose(_ day: Int) {
    owner?.userDidChoose(grid.date(ofDay: day, timeOf: settings.date))
  }

  /// Shows wheels in place of the days, or the days again.
  private func exchangeContent() {
    content = content == .days ? .wheels : .days
    if content == .wheels { UIView.performWithoutAnimation(prepareWheels) }
    UIView.animate(withDuration: DateGridMetrics.exchangeDuration) { self.showContent() }
  }

  private func prepareWheels() {
    let wheels = wheels ?? owner.map { DateWheelsFace($0, fields: .month) }
    guard let wheels else { return }
    if self.wheels == nil {
      self.wheels = wheels
      wheels.alpha = 0
      addSubview(wheels)
    }
    wheels.show(wheelSettings, animated: false)
    layoutIfNeeded()
  }

  private func showContent() {
    let hasWheels = content == .wheels
    heading.isSelected = hasWheels
    wheels?.alpha = hasWheels ? 1 : 0
    for view in [calendar] + chevrons { view.alpha = hasWheels ? 0 : 1 }
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
    let room = CGSize(width: max(0, width - 2 * inset - 2 * chevron), height: height)
    heading.frame = placed(
      CGRect(origin: CGPoint(x: inset, y: 0), size: heading.sizeThatFits(room)))
    let content = CGRect(
      x: 0, y: height, width: width, height: DateGridMetrics.height(withTime: false) - height)
    calendar.frame = content
    wheels?.frame = content.insetBy(
      dx: 0, dy: max(0, (content.height - PickerMetrics.size.height) / 2))
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
