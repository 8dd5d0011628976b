import Foundation
import Goldens
import NavigationKit
import Testing

/// The popovers of a compact date picker.
struct DatePopoverTests {
  @Test func `a calendar is 320 points wide, and the wheels of a time 240`() throws {
    let picker = UIDatePicker()
    picker.datePickerMode = .dateAndTime
    picker.preferredDatePickerStyle = .compact
    let fixture = ControlFixture(picker, size: CGSize(width: 420, height: 800))
    let stage = fixture.stage
    let buttons = stage.elements(.button).map(\.frame).sorted { $0.minX < $1.minX }
    var widths: [CGFloat] = []
    for button in buttons {
      stage.tap(at: CGPoint(x: button.midX, y: button.midY))
      stage.settle()
      let popover = try #require(fixture.page.presentedViewController)
      widths.append(popover.view.bounds.width)
      stage.tap(at: CGPoint(x: 410, y: 790))
      stage.settle()
    }
    #expect(widths == [320, 240])
  }
}
