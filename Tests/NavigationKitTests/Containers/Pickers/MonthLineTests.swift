import Drawing
import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// The line above a calendar: the month with its arrow, and chevrons that turn it.
struct MonthLineTests {
  private func calendar(
    _ direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> ControlFixture<UIDatePicker> {
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    return ControlFixture(
      picker, size: CGSize(width: 420, height: 800),
      traits: UITraitCollection(layoutDirection: direction))
  }

  private func monthButton(in view: UIView) -> MonthButton? {
    view as? MonthButton ?? view.subviews.compactMap { monthButton(in: $0) }.first
  }

  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func `the arrow points down at the wheels while they are shown`(
    direction: UITraitEnvironmentLayoutDirection
  ) throws {
    let fixture = calendar(direction)
    let button = try #require(monthButton(in: fixture.control))
    let arrow = try #require(button.subviews.compactMap { $0 as? UIImageView }.first)
    let aside = CGPoint(x: direction == .leftToRight ? 1 : -1, y: 0)
    #expect(aside.applying(arrow.transform) == aside)
    fixture.stage.tap("January 2001")
    fixture.stage.settle()
    let tip = aside.applying(arrow.transform)
    #expect(abs(tip.x) < 0.001 && abs(tip.y - 1) < 0.001)
    fixture.stage.tap("January 2001")
    fixture.stage.settle()
    #expect(aside.applying(arrow.transform) == aside)
  }

  @Test func `each chevron is as large as a finger`() {
    let stage = calendar().stage
    for name in ["Previous Month", "Next Month"] {
      #expect(stage.element(.button, name)?.frame.size == CGSize(width: 44, height: 44))
    }
  }
}
