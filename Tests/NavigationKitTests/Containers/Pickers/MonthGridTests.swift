import Foundation
import Testing

@testable import NavigationKit

/// The days of a month in weeks.
struct MonthGridTests {
  private static func calendar(firstWeekday: Int = 1) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "en_US")
    calendar.firstWeekday = firstWeekday
    return calendar
  }

  @Test(arguments: [
    (0, 1, 31, 1), (0, 2, 31, 0), (1, 1, 28, 4), (1, 2, 28, 3), (37, 1, 29, 0), (8, 1, 30, 6),
  ])
  func `a month begins on its weekday`(months: Int, first: Int, days: Int, leading: Int) {
    let calendar = Self.calendar(firstWeekday: first)
    let grid = MonthGrid(of: Date(timeIntervalSinceReferenceDate: 86_400), in: calendar)
      .moved(by: months)
    #expect(grid.days == days)
    #expect(grid.leading == leading)
    #expect(grid.place(of: 1) == (0, leading))
    #expect(grid.place(of: days).row < MonthGrid.weeks)
  }

  @Test func `a day has the time of another date`() {
    let grid = MonthGrid(of: Date(timeIntervalSinceReferenceDate: 0), in: Self.calendar())
    let date = Date(timeIntervalSinceReferenceDate: 100 * 86_400 + 3660)
    #expect(grid.date(ofDay: 4, timeOf: date) == Date(timeIntervalSinceReferenceDate: 262_860))
    #expect(grid.day(of: Date(timeIntervalSinceReferenceDate: 262_860)) == 4)
    #expect(grid.day(of: date) == nil)
  }

  @Test func `the week begins with its first day`() {
    #expect(MonthGrid.weekdays(in: Self.calendar(firstWeekday: 2)).first == "Mon")
    #expect(MonthGrid.weekdays(in: Self.calendar()).last == "Sat")
  }
}
