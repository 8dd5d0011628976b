import Foundation

/// The days of a month in rows of a week.
nonisolated struct MonthGrid {
  /// The beginning of the month.
  let start: Date
  /// The number of days.
  let days: Int
  /// The number of empty places before the first day.
  let leading: Int
  private let calendar: Calendar

  /// The number of rows that any month fits in.
  static let weeks = 6

  /// Makes the month that contains a date.
  init(of date: Date, in calendar: Calendar) {
    self.calendar = calendar
    start = calendar.dateInterval(of: .month, for: date)?.start ?? date
    days = calendar.range(of: .day, in: .month, for: start)?.count ?? 0
    let weekday = calendar.component(.weekday, from: start)
    leading = (weekday - calendar.firstWeekday + 7) % 7
  }

  /// The month some months later.
  func moved(by months: Int) -> MonthGrid {
    MonthGrid(of: calendar.date(byAdding: .month, value: months, to: start) ?? start, in: calendar)
  }

  /// A day of the month, from 1, at the time of another date.
  func date(ofDay day: Int, timeOf date: Date) -> Date {
    let time = calendar.dateComponents([.hour, .minute, .second], from: date)
    let begin = calendar.date(byAdding: .day, value: day - 1, to: start) ?? start
    return calendar.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: begin)
      ?? begin
  }

  /// The day of a date, from 1; nil if it is in another month.
  func day(of date: Date) -> Int? {
    guard calendar.isDate(date, equalTo: start, toGranularity: .month) else { return nil }
    return calendar.component(.day, from: date)
  }

  /// Whether any time of a day is permitted.
  func isAvailable(_ day: Int, by settings: DateSettings) -> Bool {
    let date = date(ofDay: day, timeOf: settings.date)
    return calendar.isDate(settings.fitted(date), inSameDayAs: date)
  }

  /// The place of a day: its row and column, both from 0.
  func place(of day: Int) -> (row: Int, column: Int) {
    let index = leading + day - 1
    return (index / 7, index % 7)
  }

  /// The weekdays' short names, from the first of the week.
  static func weekdays(in calendar: Calendar) -> [String] {
    let names = calendar.shortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return (0..<names.count).map { names[(first + $0) % names.count] }
  }
}
