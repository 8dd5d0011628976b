import Goldens
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
    #expect(fixture.changeCount == 1)
    press("Tuesday, January 9", in: fixture)
    #expect(fixture.changeCount == 1)
  }

  @Test func `chevrons turn months without changing the date`() {
    let fixture = make(.inline, .date)
    press("Next Month", in: fixture)
    #expect(labels(fixture).contains("February 2001"))
    #expect(!labels(fixture).contains { $0.hasSuffix("February 29") })
    #expect(fixture.changeCount == 0)
    press("Wednesday, February 28", in: fixture)
    #expect(fixture.control.date == Date(timeIntervalSinceReferenceDate: 58 * 86_400))
    press("Previous Month", in: fixture)
    press("Previous Month", in: fixture)
    #expect(labels(fixture).contains("December 2000"))
  }

  /// The wheels' selected rows, from left to right.
  private func wheels(_ fixture: ControlFixture<UIDatePicker>) -> [StageElement] {
    fixture.stage.elements(.picker).sorted { $0.frame.minX < $1.frame.minX }
  }

  @Test func `a tap on the month turns the days into wheels, and back`() throws {
    let fixture = make(.inline, .date)
    fixture.control.date = Date(timeIntervalSinceReferenceDate: 30 * 86_400)
    press("January 2001", in: fixture)
    #expect(wheels(fixture).map(\.label) == ["January", "2001"])
    #expect(!labels(fixture).contains { $0.hasSuffix("January 9") || $0 == "Next Month" })
    let month = try #require(wheels(fixture).first).frame
    fixture.stage.tap(at: CGPoint(x: month.midX, y: month.midY + 31))
    fixture.stage.settle()
    #expect(wheels(fixture).map(\.label) == ["February", "2001"])
    // The day that the month lacks is its last.
    #expect(fixture.control.date == Date(timeIntervalSinceReferenceDate: 58 * 86_400))
    #expect(fixture.changeCount == 1)
    press("February 2001", in: fixture)
    #expect(wheels(fixture).isEmpty)
    #expect(labels(fixture).contains("Friday, February 9"))
    #expect(labels(fixture).contains("Next Month"))
  }

  @Test func `wheels begin at the month that is shown`() {
    let fixture = make(.inline, .date)
    press("Next Month", in: fixture)
    press("February 2001", in: fixture)
    #expect(wheels(fixture).map(\.label) == ["February", "2001"])
    #expect(fixture.changeCount == 0)
  }

  @Test func `days beyond the limits are off`() {
    let fixture = make(.inline, .date)
    fixture.control.minimumDate = Date(timeIntervalSinceReferenceDate: 5 * 86_400 + 3600)
    let elements = fixture.stage.elements()
    #expect(elements.first { $0.label == "Friday, January 5" }?.isEnabled == false)
    #expect(elements.first { $0.label == "Saturday, January 6" }?.isEnabled == true)
    press("Friday, January 5", in: fixture)
    #expect(fixture.changeCount == 0)
  }

  @Test func `right to left the week begins at the right`() throws {
    let fixture = make(.inline, .date, traits: .rightToLeft)
    let elements = fixture.stage.elements()
    let monday = try #require(elements.first { $0.label == "Monday, January 1" })
    let tuesday = try #require(elements.first { $0.label == "Tuesday, January 2" })
    #expect(monday.frame.minX > tuesday.frame.minX)
  }

  @Test func `the date's button opens a calendar, and follows what is selected in it`() throws {
    let fixture = make(.compact)
    #expect(labels(fixture).contains("Jan 1, 2001"))
    press("Jan 1, 2001", in: fixture)
    let popover = try #require(fixture.page.presentedViewController as? DatePopover)
    let button = try #require(popover.popoverPresentationController?.sourceView)
    #expect((button.subviews.first as? UILabel)?.textColor == fixture.control.tintColor)
    let card = try #require(popover.presentationController?.presentedView)
    #expect(card.convert(card.bounds, to: nil).minY > button.convert(button.bounds, to: nil).maxY)
    #expect(popover.view.safeAreaInsets == .zero)
    press("Tuesday, January 9", in: fixture)
    #expect(fixture.changeCount == 1)
    fixture.stage.tap(at: CGPoint(x: 410, y: 790))
    fixture.stage.settle()
    #expect(fixture.page.presentedViewController == nil)
    #expect(labels(fixture).contains("Jan 9, 2001"))
    #expect((button.subviews.first as? UILabel)?.textColor == .label)
  }

  @Test func `the time's button opens wheels`() throws {
    let fixture = make(.inline)
    let time = try #require(labels(fixture).first { $0.hasPrefix("12:00") })
    press(time, in: fixture)
    let wheels = fixture.stage.elements(.picker)
      .sorted { $0.frame.minX < $1.frame.minX }
    #expect(wheels.map(\.label) == ["12", "00", "AM"])
    let hour = try #require(wheels.first)
    fixture.stage.tap(at: CGPoint(x: hour.frame.midX, y: hour.frame.midY + 31))
    fixture.stage.settle()
    #expect(fixture.control.date == Date(timeIntervalSinceReferenceDate: 3600))
    #expect(fixture.changeCount == 1)
  }

  @Test func `a compact picker is as large as its buttons`() {
    let date = make(.compact, .date).control.sizeThatFits(.zero)
    let both = make(.compact).control.sizeThatFits(.zero)
    #expect(both.width > date.width && both.height == date.height)
    #expect(UIDatePickerStyle.inline.resolved(for: .time) == .compact)
    #expect(UIDatePickerStyle.inline.resolved(for: .countDownTimer) == .wheels)
  }
}
