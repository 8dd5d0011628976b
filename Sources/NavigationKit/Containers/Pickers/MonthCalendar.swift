import Foundation

/// The days of a month below the weekdays, in a date picker's calendar.
final class MonthCalendar: UIView {
  private let weekdays = (0..<7).map { _ in UILabel(frame: .zero) }
  private let days = (0..<31).map { _ in DateDay(frame: .zero) }
  private var grid = MonthGrid(of: DateSettings().date, in: DateSettings().shownCalendar)

  /// Makes a calendar.
  ///
  /// - Parameters:
  ///   - choose: Called with the day, from 1, that is tapped.
  ///   - turn: Called with the number of months that a swipe turns by.
  init(choose: @escaping (Int) -> Void, turn: @escaping (Int) -> Void) {
    super.init(frame: .zero)
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
      day.addAction(UIAction { _ in choose(index + 1) }, for: .touchUpInside)
    }
    setUpSwipes(turn)
  }

  required init?(coder: NSCoder) { nil }

  /// A swipe turns to the next month, against the direction of reading.
  private func setUpSwipes(_ turn: @escaping (Int) -> Void) {
    for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = direction
      swipe.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          turn((direction == .left) != isRightToLeft ? 1 : -1)
        })
      addGestureRecognizer(swipe)
    }
  }

  /// Shows a month, and the selected date if it is in it.
  func show(_ grid: MonthGrid, _ settings: DateSettings, _ texts: DateTexts) {
    self.grid = grid
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

  override func layoutSubviews() {
    let width = bounds.width
    for (column, label) in weekdays.enumerated() {
      var frame = DateGridMetrics.frame(row: 0, column: column, width: width)
      frame.origin.y = 0
      frame.size.height = DateGridMetrics.weekdayHeight
      label.frame = placed(frame)
    }
    for (index, day) in days.enumerated() {
      let place = grid.place(of: index + 1)
      day.frame = placed(
        DateGridMetrics.frame(row: place.row, column: place.column, width: width))
    }
  }
}
