import Foundation
import Goldens
import NavigationKit
import Testing

/// A date picker with wheels under a finger.
struct DatePickerTests {
  @Test func `the text of a compact button is rather small than cut off`() {
    let stage = Stage(
      size: .smallPhone,
      traits: UITraitCollection(
        preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge))
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .compact
    picker.datePickerMode = .dateAndTime
    picker.frame = CGRect(x: 0, y: 0, width: 320, height: 80)
    stage.window.addSubview(picker)
    stage.window.makeKeyAndVisible()
    stage.settle()
    let texts = stage.drawn.texts
    #expect(texts.count == 2 && !texts.contains { $0.text.contains("…") })
    #expect(texts.map(\.width).reduce(0, +) < 320)
  }

  @Test func `a picker starts with the date and the time zone of a stage that has them`() throws {
    let stage = Stage(size: .smallPhone)
    let zone = try #require(TimeZone(secondsFromGMT: 7200))
    stage.advance(by: 60)
    var pickers: [UIDatePicker] = []
    stage.perform { pickers.append(UIDatePicker()) }
    stage.origin = StageOrigin(secondsSince2001: 1000, timeZone: "GMT+0200")
    stage.perform { pickers.append(UIDatePicker()) }
    #expect(pickers.map(\.date.timeIntervalSinceReferenceDate) == [0, 1060])
    #expect(pickers[1].timeZone == zone)
  }

  private let fixture: ControlFixture<UIDatePicker>
  private var picker: UIDatePicker { fixture.control }
  private var stage: Stage { fixture.stage }

  init() {
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .wheels
    fixture = ControlFixture(picker, size: CGSize(width: 420, height: 400))
  }

  private var titles: [String] {
    stage.elements(.picker)
      .sorted { $0.frame.minX < $1.frame.minX }.map(\.label)
  }

  /// A point on a wheel, some rows below the middle.
  private func point(on wheel: Int, rows: CGFloat) -> CGPoint {
    let frames = stage.elements(.picker).map(\.frame)
      .sorted { $0.minX < $1.minX }
    return CGPoint(x: frames[wheel].midX, y: frames[wheel].midY + 31 * rows)
  }

  private func tap(_ wheel: Int, rows: CGFloat) {
    stage.tap(at: point(on: wheel, rows: rows))
    stage.settle()
  }

  @Test func `it shows the beginning of 2001 unless told otherwise`() {
    #expect(UIDatePicker().date == Date(timeIntervalSinceReferenceDate: 0))
    #expect(titles == ["January", "1", "2001"])
    #expect(picker.sizeThatFits(.zero) == CGSize(width: 320, height: 216))
    #expect(UIDatePicker().datePickerStyle == .compact)
  }

  @Test func `a turned wheel changes the date and tells so`() {
    tap(0, rows: 1)
    #expect(titles == ["February", "1", "2001"])
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 31 * 86_400))
    #expect(fixture.changeCount == 1)
    tap(2, rows: -1)
    #expect(titles == ["February", "1", "2000"])
    #expect(fixture.changeCount == 2)
  }

  @Test func `code changes the date and tells nobody`() {
    picker.setDate(Date(timeIntervalSinceReferenceDate: 40 * 86_400), animated: true)
    stage.advance(by: 0.1)
    #expect(!stage.isSettled)
    stage.settle()
    #expect(titles == ["February", "10", "2001"])
    #expect(fixture.changeCount == 0)
  }

  @Test func `a wheel that left the limits turns back`() {
    picker.maximumDate = Date(timeIntervalSinceReferenceDate: 40 * 86_400)
    tap(2, rows: 1)
    #expect(titles == ["February", "10", "2001"])
    #expect(fixture.changeCount == 1)
    tap(0, rows: 1)
    #expect(titles == ["February", "10", "2001"])
    #expect(fixture.changeCount == 1)
    let minimum = Date(timeIntervalSinceReferenceDate: 45 * 86_400)
    picker.maximumDate = nil
    picker.minimumDate = minimum
    #expect(picker.date == minimum)
  }

  @Test func `a day that the month lacks turns back to its last`() {
    picker.date = Date(timeIntervalSinceReferenceDate: 27 * 86_400)
    tap(0, rows: 1)
    tap(1, rows: 2)
    #expect(titles == ["February", "28", "2001"])
  }

  @Test func `twelve o'clock changes the half of the day`() {
    picker.datePickerMode = .time
    picker.date = Date(timeIntervalSinceReferenceDate: 11 * 3600)
    #expect(titles == ["11", "00", "AM"])
    tap(0, rows: 1)
    #expect(titles == ["12", "00", "PM"])
    tap(2, rows: -1)
    #expect(titles == ["12", "00", "AM"])
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 0))
  }

  @Test func `minutes come in steps`() {
    picker.datePickerMode = .time
    picker.minuteInterval = 15
    tap(1, rows: 1)
    #expect(titles == ["12", "15", "AM"])
  }

  @Test func `a countdown has a minute at least`() {
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels)
    picker.countDownDuration = 3660
    #expect(titles == ["1 hour", "1 min"])
    tap(1, rows: -1)
    #expect(picker.countDownDuration == 3600)
    tap(0, rows: -1)
    #expect(titles == ["0 hours", "1 min"])
    #expect(picker.countDownDuration == 60)
  }

  @Test func `a countdown's units stand still beside numbers that end at one place`() throws {
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 5 * 60
    stage.settle()
    /// Where a line begins and ends.
    func span(_ text: String) throws -> (start: CGFloat, end: CGFloat) {
      let line = try #require(stage.drawn.text(text))
      return (line.origin.x, line.origin.x + line.width)
    }
    let (hours, min, five) = (try span("hours"), try span("min"), try span("5"))
    #expect(five.end < min.start)
    tap(1, rows: 2)
    tap(0, rows: 1)
    #expect(try span("hour").start == hours.start && span("min") == min)
    #expect(abs(try span("7").end - five.end) < 0.5)
    picker.locale = Locale(identifier: "ja_JP")
    stage.settle()
    #expect(stage.drawn.texts.contains { $0.text == "時間" })
  }

  @Test func `another locale, calendar and time zone change what is shown, not the date`() {
    let date = picker.date
    picker.locale = Locale(identifier: "de_DE")
    #expect(titles == ["1", "Januar", "2001"])
    picker.timeZone = TimeZone(secondsFromGMT: -3600)
    #expect(titles == ["31", "Dezember", "2000"])
    picker.calendar = Calendar(identifier: .buddhist)
    #expect(titles.contains("2543"))
    #expect(picker.date == date)
  }

  @Test func `one that is off ignores fingers`() {
    picker.isEnabled = false
    tap(0, rows: 1)
    #expect(titles.first == "January")
    #expect(fixture.changeCount == 0)
  }

  @Test func `minutes are rounded unless told otherwise`() {
    picker.datePickerMode = .time
    picker.minuteInterval = 15
    picker.date = Date(timeIntervalSinceReferenceDate: 7 * 60)
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 0))
    picker.roundsToMinuteInterval = false
    picker.date = Date(timeIntervalSinceReferenceDate: 7 * 60)
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 7 * 60))
  }
}
