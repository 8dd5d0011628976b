import Foundation

/// The wheels of a date picker: their rows, and the date that a row leads to.
///
/// Wheels that begin anew after their last value repeat their values many times.
nonisolated struct DateWheels {
  let settings: DateSettings
  let fields: [DateField]
  private let calendar: Calendar

  /// The fields that the wheels select.
  enum Fields {
    /// The fields of the picker's mode.
    case mode
    /// A month and its year.
    case month
  }

  init(_ settings: DateSettings, _ fields: Fields = .mode) {
    self.settings = settings
    self.fields =
      switch fields {
      case .mode: DateField.order(for: settings.mode, in: settings.locale)
      case .month: DateField.order(in: DateField.format("yMMMM", in: settings.locale))
      }
    calendar = settings.shownCalendar
  }

  // MARK: Rows

  /// The number of rows.
  func rows(of field: DateField) -> Int {
    repeats(field) ? values(of: field) * Self.repetitions : values(of: field)
  }

  /// The value that a row stands for, from 0.
  func value(atRow row: Int, of field: DateField) -> Int { row % values(of: field) }

  /// The row of the date's value nearest to another row.
  func row(of field: DateField, near other: Int) -> Int {
    let value = value(of: field, in: settings.shownDate)
    let count = values(of: field)
    guard repeats(field) else { return min(max(value, 0), count - 1) }
    let turn = other / count * count
    let candidates = [turn - count, turn, turn + count].map { $0 + value }
    let rows = 0..<rows(of: field)
    return candidates.filter(rows.contains).min { abs($0 - other) < abs($1 - other) } ?? value
  }

  /// The row to begin with: as far as possible from both ends.
  func middleRow(of field: DateField) -> Int { rows(of: field) / 2 }

  /// The number of values.
  func values(of field: DateField) -> Int {
    switch field {
    case .year: Self.years
    case .month: calendar.maximumRange(of: .month)?.count ?? 12
    case .day: calendar.maximumRange(of: .day)?.count ?? 31
    case .wholeDay: 2 * Self.days + 1
    case .dayPeriod: 2
    case .hour, .hours: 24
    case .minute, .minutes: 60 / settings.step
    }
  }

  private func repeats(_ field: DateField) -> Bool {
    switch field {
    case .month, .day, .hour, .minute, .minutes: true
    case .year, .wholeDay, .dayPeriod, .hours: false
    }
  }

  // MARK: Values

  /// A field's value in a date, from 0.
  func value(of field: DateField, in date: Date) -> Int {
    switch field {
    case .year: calendar.component(.year, from: date) - 1
    case .month: calendar.component(.month, from: date) - 1
    case .day: calendar.component(.day, from: date) - 1
    case .wholeDay: Self.days + days(from: middleDay, to: date)
    case .dayPeriod: calendar.component(.hour, from: date) / 12
    case .hour, .hours: calendar.component(.hour, from: date)
    case .minute, .minutes: calendar.component(.minute, from: date) / settings.step
    }
  }

  /// The present date with another value of a field; a day that the month lacks becomes its last.
  func date(choosing value: Int, of field: DateField) -> Date {
    let date = settings.shownDate
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute], from: date)
    switch field {
    case .year: parts.year = value + 1
    case .month: parts.month = value + 1
    case .day: parts.day = value + 1
    case .wholeDay: return day(at: value, timeOf: date)
    case .dayPeriod: parts.hour = (parts.hour ?? 0) % 12 + 12 * value
    case .hour, .hours: parts.hour = value
    case .minute, .minutes: parts.minute = value * settings.step
    }
    parts.day = min(parts.day ?? 1, daysInMonth(of: parts))
    return calendar.date(from: parts) ?? date
  }

  /// Whether a value can be selected: the date that it leads to, as far as that is permitted, has
  /// the value.
  func isAvailable(_ value: Int, of field: DateField) -> Bool {
    self.value(of: field, in: settings.fitted(date(choosing: value, of: field))) == value
  }

  /// The day that a row of whole days stands for, at the time of another date.
  func day(at value: Int, timeOf date: Date) -> Date {
    let distance = value - Self.days - days(from: middleDay, to: date)
    return calendar.date(byAdding: .day, value: distance, to: date) ?? date
  }

  private func daysInMonth(of parts: DateComponents) -> Int {
    var first = parts
    first.day = 1
    guard let date = calendar.date(from: first) else { return 31 }
    return calendar.range(of: .day, in: .month, for: date)?.count ?? 31
  }

  private func days(from start: Date, to end: Date) -> Int {
    calendar.dateComponents([.day], from: start, to: calendar.startOfDay(for: end)).day ?? 0
  }

  /// The day in the middle of the wheel of whole days.
  private var middleDay: Date { calendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: 0)) }

  /// How often values are repeated: more than anyone turns a wheel.
  private static let repetitions = 400
  /// The number of years, and of days before and after 2001.
  private static let years = 9999
  private static let days = 500_000
}
