import Foundation
import Testing

@testable import NavigationKit

/// Which wheels a date picker has, and the dates that their rows lead to.
struct DateWheelsTests {
  @Test(
    arguments: [
      ("en_US", UIDatePicker.Mode.date, [.month, .day, .year]),
      ("de_DE", .date, [.day, .month, .year]), ("ja_JP", .date, [.year, .month, .day]),
      ("en_US", .time, [.hour, .minute, .dayPeriod]), ("de_DE", .time, [.hour, .minute]),
      ("ko_KR", .time, [.dayPeriod, .hour, .minute]),
      ("en_US", .dateAndTime, [.wholeDay, .hour, .minute, .dayPeriod]),
      ("fr_FR", .countDownTimer, [.hours, .minutes]),
    ] as [(String, UIDatePicker.Mode, [DateField])])
  func `wheels are in the locale's order`(
    locale: String, mode: UIDatePicker.Mode, fields: [DateField]
  ) {
    #expect(DateField.order(for: mode, in: Locale(identifier: locale)) == fields)
  }

  @Test(
    arguments: [("en_US", [.month, .year]), ("ja_JP", [.year, .month])]
      as [(String, [DateField])])
  func `wheels of a month have its year, in the locale's order`(
    locale: String, fields: [DateField]
  ) {
    var settings = DateSettings()
    settings.locale = Locale(identifier: locale)
    #expect(DateWheels(settings, .month).fields == fields)
  }

  @Test func `quoted text in a pattern is no field`() {
    #expect(DateField.order(in: "d 'de' MMMM 'de' y d") == [.day, .month, .year])
  }

  /// A date in GMT, "2001-01-31 10:20".
  private static func date(_ text: String) -> Date {
    let numbers = text.split { "- :".contains($0) }.compactMap { Int($0) }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = DateComponents(
      year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4])
    return calendar.date(from: parts) ?? .distantPast
  }

  private static func wheels(
    _ text: String, _ mode: UIDatePicker.Mode, from: String? = nil, to: String? = nil,
    step: Int = 1
  ) -> DateWheels {
    var settings = DateSettings()
    settings.mode = mode
    settings.minimum = from.map(date)
    settings.maximum = to.map(date)
    settings.minuteInterval = step
    settings.date = date(text)
    return DateWheels(settings)
  }

  @Test(arguments: [
    ("2001-01-31 10:20", 1, DateField.month, "2001-02-28 10:20"),
    ("2004-02-29 10:20", 2000, .year, "2001-02-28 10:20"),
    ("2001-04-30 10:20", 30, .day, "2001-04-30 10:20"),
    ("2001-01-31 10:20", 23, .hour, "2001-01-31 23:20"),
    ("2001-01-31 10:20", 1, .dayPeriod, "2001-01-31 22:20"),
    ("2001-01-31 22:20", 0, .dayPeriod, "2001-01-31 10:20"),
    ("2001-01-31 10:20", 59, .minute, "2001-01-31 10:59"),
    ("2001-01-31 10:20", 500_031, .wholeDay, "2001-02-01 10:20"),
  ])
  func `a row leads to a date that exists`(
    from: String, value: Int, field: DateField, to: String
  ) {
    let wheels = Self.wheels(from, .dateAndTime)
    #expect(wheels.date(choosing: value, of: field) == Self.date(to))
  }

  @Test(arguments: [
    (DateField.day, 30, false), (.day, 27, true), (.month, 0, false), (.month, 2, false),
    (.year, 2000, true), (.year, 2001, false),
  ])
  func `days that a month lacks and dates beyond the limits are off`(
    field: DateField, value: Int, isAvailable: Bool
  ) {
    let wheels = Self.wheels(
      "2001-02-15 10:20", .date, from: "2001-02-03 00:00", to: "2001-02-28 23:59")
    #expect(wheels.isAvailable(value, of: field) == isAvailable)
  }

  @Test(arguments: [
    ("2001-01-31 10:20", 15, "2001-01-31 10:15"), ("2001-01-31 10:59", 30, "2001-01-31 10:30"),
    ("2001-01-31 10:20", 7, "2001-01-31 10:20"), ("2000-01-31 10:20", 15, "2001-01-01 08:15"),
    ("2003-01-31 10:20", 15, "2002-01-01 00:00"),
  ])
  func `a date is limited, and rounded to the interval`(text: String, step: Int, result: String) {
    let wheels = Self.wheels(
      text, .dateAndTime, from: "2001-01-01 08:10", to: "2002-01-01 00:00", step: step)
    #expect(wheels.settings.fitted(Self.date(text)) == Self.date(result))
  }

  @Test func `limits that contradict each other are none`() {
    let wheels = Self.wheels(
      "2001-01-31 10:20", .date, from: "2003-01-01 00:00", to: "2002-01-01 00:00")
    #expect(wheels.settings.fitted(Self.date("1990-01-01 00:00")) == Self.date("1990-01-01 00:00"))
  }

  @Test func `a wheel that repeats turns the shorter way`() {
    let wheels = Self.wheels("2001-01-31 10:20", .date)
    #expect(wheels.rows(of: .month) == 4800)
    #expect(wheels.row(of: .month, near: 2411) == 2412)
    #expect(wheels.row(of: .month, near: 2401) == 2400)
    #expect(wheels.row(of: .month, near: 0) == 0)
    #expect(wheels.row(of: .month, near: 4799) == 4788)
    #expect(wheels.row(of: .year, near: 0) == 2000)
    #expect(wheels.value(atRow: 2411, of: .month) == 11)
  }

  @Test(arguments: [
    ("en_US", DateField.month, 8, "September"), ("de_DE", .month, 2, "März"),
    ("en_US", .hour, 0, "12"), ("de_DE", .hour, 7, "07"), ("en_US", .hour, 19, "7"),
    ("en_US", .minute, 5, "05"), ("en_US", .dayPeriod, 1, "PM"), ("en_US", .year, 2025, "2026"),
    ("ar_EG", .day, 4, "٥"), ("en_US", .wholeDay, 500_000, "Mon Jan 1"),
    ("fr_FR", .wholeDay, 500_000, "lun. 1 janv."),
    ("en_US", .hours, 1, "1 hour"), ("en_US", .minutes, 5, "5 min"),
  ])
  func `titles are in the locale's language`(
    locale: String, field: DateField, value: Int, title: String
  ) {
    var settings = DateSettings()
    settings.locale = Locale(identifier: locale)
    let texts = DateTexts(settings)
    #expect(texts.title(value, of: field, in: DateWheels(settings)) == title)
  }

  @Test func `wheels share the room that titles leave, and the lack of it`() {
    #expect(DateWheelsLayout.widths(for: [100, 50], in: 203) == [115, 65])
    #expect(DateWheelsLayout.widths(for: [100, 100], in: 123) == [50, 50])
    #expect(DateWheelsLayout.widths(for: [], in: 100) == [])
  }
}
