import Foundation
import Testing

@testable import NavigationKit

/// Date pickers with a calendar, in the page or in a popover.
struct DateCalendarTests {
  private func make(
    _ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode = .dateAndTime,
    traits: UITraitCollection = UITraitCollection()
  ) -> ControlFixture<UIDatePicker> {
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    return ControlFixture(picker, size: CGSize(width: 420, height: 800), traits: traits)
  }

  private func press(_ label: String, in fixture: ControlFixture<UIDatePicker>) {
    fixture.stage.tap(label)
    fixture.stage.settle()
  }

  private func labels(_ fixture: ControlFixture<UIDatePicker>) -> [String] {
    fixture.stage.elements().map(\.label)
  }

  @Test func `a tap on a day selects it, at the time that was selected`() {
    let fixture = make(.inline)
    fixture.control.date = Date(timeIntervalSinceReferenceDate: 3600)
    #expect(labels(fixture).contains("January 2001"))
    press("Tuesday, January 9", in: fixture)
    #expect(fixture.control.date == Date(timeIntervalSinceReferenceDate: 8 * 86_400 + 3600))
    #expect(fixture.told == 1)
    press("Tuesday, January 9", in: fixture)
    #expect(fixture.told == 1)
  }

  @Test func `chevrons turn months without changing the date`() {
    let fixture = make(.inline, .date)
    press("Next Month", in: fixture)
    #expect(labels(fixture).contains("February 2001"))
    #expect(!labels(fixture).contains { $0.hasSuffix("February 29") })
    #expect(fixture.told == 0)
    press("Wednesday, February 28", in: fixture)
    #expect(fixture.control.date == Date(timeIntervalSinceReferenceDate: 58 * 86_400))
    press("Previous Month", in: fixture)
    press("Previous Month", in: fixture)
    #expect(labels(fixture).contains("December 2000"))
  }

  @Test func `days beyond the limits are off`() {
    let fixture = make(.inline, .date)
    fixture.control.minimumDate = Date(timeIntervalSinceReferenceDate: 5 * 86_400 + 3600)
    let elements = fixture.stage.elements()
    #expect(elements.first { $0.label == "Friday, January 5" }?.isEnabled == false)
    #expect(elements.first { $0.label == "Saturday, January 6" }?.isEnabled == true)
    press("Friday, January 5", in: fixture)
    #expect(fixture.told == 0)
  }

  @Test func `right to left the week begins at the right`() throws {
    let fixture = make(.inline, .date, traits: .rightToLeft)
    let elements = fixture.stage.elements()
    let monday = try #require(elements.first { $0.label == "Monday, January 1" })
    let tuesday = try #require(elements.first { $0.label == "Tuesday, January 2" })
    #expect(monday.frame.minX > tuesday.frame.minX)
  }

  @Test func `the date's button opens a calendar, and follows what is selected in it`() {
    let fixture = make(.compact)
    #expect(labels(fixture).contains("Jan 1, 2001"))
    press("Jan 1, 2001", in: fixture)
    #expect(fixture.page.presentedViewController is DatePopover)
    press("Tuesday, January 9", in: fixture)
    #expect(fixture.told == 1)
    fixture.stage.tap(at: CGPoint(x: 410, y: 790))
    fixture.stage.settle()
    #expect(fixture.page.presentedViewController == nil)
    #expect(labels(fixture).contains("Jan 9, 2001"))
  }

  @Test func `the time's button opens wheels`() throws {
    let fixture = make(.inline)
    let time = try #require(labels(fixture).first { $0.hasPrefix("12:00") })
    press(time, in: fixture)
    let wheels = fixture.stage.elements().filter { $0.role == .picker }
      .sorted { $0.frame.minX < $1.frame.minX }
    #expect(wheels.map(\.label) == ["12", "00", "AM"])
    let hour = try #require(wheels.first)
    fixture.stage.tap(at: CGPoint(x: hour.frame.midX, y: hour.frame.midY + 31))
    fixture.stage.settle()
    #expect(fixture.control.date == Date(timeIntervalSinceReferenceDate: 3600))
    #expect(fixture.told == 1)
  }

  @Test func `a compact picker is as large as its buttons`() {
    let date = make(.compact, .date).control.sizeThatFits(.zero)
    let both = make(.compact).control.sizeThatFits(.zero)
    #expect(both.width > date.width && both.height == date.height)
    #expect(UIDatePickerStyle.inline.resolved(for: .time) == .compact)
    #expect(UIDatePickerStyle.inline.resolved(for: .countDownTimer) == .wheels)
  }
}
