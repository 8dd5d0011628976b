import Foundation

/// The texts of a date picker, in its language.
final class DateTexts {
  private let settings: DateSettings
  private let calendar: Calendar
  private let hourPattern: String
  private var formatters: [String: DateFormatter] = [:]

  init(_ settings: DateSettings) {
    self.settings = settings
    calendar = settings.shownCalendar
    hourPattern = DateField.format("jmm", in: settings.locale)
  }

  /// A date by the template of a format.
  func text(_ date: Date, _ template: String) -> String {
    let formatter = formatters[template] ?? make(template)
    formatters[template] = formatter
    return formatter.string(from: date)
  }

  /// A row of whole days has no comma, as in UIKit: "Sun May 12".
  private static let wholeDay = "EEEMMMd"
  private static let commas = CharacterSet(charactersIn: ",،、")

  private func make(_ template: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = settings.locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    let format = DateField.format(template, in: settings.locale)
    formatter.dateFormat =
      template == Self.wholeDay
      ? String(String.UnicodeScalarView(format.unicodeScalars.filter { !Self.commas.contains($0) }))
      : format
    return formatter
  }

  /// The title of a wheel's row.
  func title(_ value: Int, of field: DateField, in wheels: DateWheels) -> String {
    switch field {
    case .year, .day: number(value + 1)
    case .month: calendar.standaloneMonthSymbols[value % calendar.standaloneMonthSymbols.count]
    case .wholeDay: text(wheels.day(at: value, timeOf: settings.shownDate), Self.wholeDay)
    case .dayPeriod: value == 0 ? calendar.amSymbol : calendar.pmSymbol
    case .hour: hour(value)
    case .minute: number(value * settings.step, digits: 2)
    case .hours: duration(.seconds(value * 3600), [.hours], .wide)
    case .minutes: duration(.seconds(value * settings.step * 60), [.minutes], .abbreviated)
    }
  }

  /// The number of a countdown's row, and its unit, which stands beside the wheel; nil for other
  /// fields, and where the language writes the unit first or none.
  func parts(
    _ value: Int, of field: DateField, in wheels: DateWheels
  ) -> (number: String, unit: String)? {
    guard field == .hours || field == .minutes else { return nil }
    let number = number(field == .hours ? value : value * settings.step)
    let title = title(value, of: field, in: wheels)
    guard title.hasPrefix(number), title != number else { return nil }
    return (number, title.dropFirst(number.count).trimmingCharacters(in: .whitespaces))
  }

  private func hour(_ hour: Int) -> String {
    let shown = DateField.order(in: hourPattern).contains(.dayPeriod) ? (hour + 11) % 12 + 1 : hour
    return number(shown, digits: hourPattern.contains("HH") || hourPattern.contains("hh") ? 2 : 1)
  }

  private func number(_ number: Int, digits: Int = 1) -> String {
    number.formatted(
      .number.grouping(.never).precision(.integerLength(digits...)).locale(settings.locale))
  }

  private func duration(
    _ duration: Duration, _ units: Set<Duration.UnitsFormatStyle.Unit>,
    _ width: Duration.UnitsFormatStyle.UnitWidth
  ) -> String {
    duration.formatted(.units(allowed: units, width: width).locale(settings.locale))
  }
}
