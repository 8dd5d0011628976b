import Foundation

/// The settings of a date picker, and the selected date.
nonisolated struct DateSettings {
  var mode = UIDatePicker.Mode.dateAndTime
  var date = Date(timeIntervalSinceReferenceDate: 0)
  var minimum: Date?
  var maximum: Date?
  var minuteInterval = 1
  /// Whether dates are at multiples of ``minuteInterval``.
  var rounds = true
  var calendar = Calendar(identifier: .gregorian)
  var locale = DateSettings.standardLocale
  var timeZone = TimeZone.gmt
  /// Seconds of a countdown.
  var duration: TimeInterval = 0

  init() {}

  /// Makes settings of now and here, if a stage knows them.
  @MainActor init(on stage: Stage?) {
    guard let stage, let origin = stage.origin else { return }
    date = origin.date.addingTimeInterval(stage.now)
    timeZone = origin.timeZone
  }

  /// The locale that is used unless another is set, on every machine.
  static let standardLocale = Locale(identifier: "en_US")

  /// The calendar in its language and time zone; a countdown is a time of the first day in GMT.
  var shownCalendar: Calendar {
    var shown = mode == .countDownTimer ? Calendar(identifier: .gregorian) : calendar
    shown.locale = locale
    shown.timeZone = mode == .countDownTimer ? .gmt : timeZone
    return shown
  }

  /// The date that is shown: the selected one, or a countdown as a time.
  var shownDate: Date {
    mode == .countDownTimer ? Date(timeIntervalSinceReferenceDate: duration) : date
  }

  /// Selects a date, or a countdown by its time, as far as it is permitted.
  mutating func choose(_ date: Date) {
    if mode == .countDownTimer {
      duration = fitted(date).timeIntervalSinceReferenceDate
    } else {
      self.date = fitted(date)
    }
  }

  /// The permitted date nearest to another, at a multiple of the minutes' interval.
  func fitted(_ date: Date) -> Date {
    let limited = limited(date)
    guard rounds, mode != .date, step > 1 else { return limited }
    let length = TimeInterval(step * 60)
    let hour = shownCalendar.dateInterval(of: .hour, for: limited)?.start ?? limited
    let past = limited.timeIntervalSince(hour)
    let rounded = hour.addingTimeInterval((past / length).rounded(.down) * length)
    return rounded < (limits.minimum ?? rounded) ? rounded.addingTimeInterval(length) : rounded
  }

  /// The minutes between rows: the interval, if it divides an hour evenly.
  var step: Int {
    (1...30).contains(minuteInterval) && 60 % minuteInterval == 0 ? minuteInterval : 1
  }

  private func limited(_ date: Date) -> Date {
    let (minimum, maximum) = limits
    if let minimum, date < minimum { return minimum }
    if let maximum, date > maximum { return maximum }
    return date
  }

  /// The first and last date, neither if they contradict each other; a countdown has one step or
  /// more.
  private var limits: (minimum: Date?, maximum: Date?) {
    if mode == .countDownTimer {
      return (Date(timeIntervalSinceReferenceDate: TimeInterval(step * 60)), nil)
    }
    if let minimum, let maximum, minimum > maximum { return (nil, nil) }
    return (minimum, maximum)
  }
}
