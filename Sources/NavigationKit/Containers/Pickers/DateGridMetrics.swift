import Foundation

/// The dimensions of a date picker's calendar and buttons, in points; as in UIKit by eye.
enum DateGridMetrics {
  /// The natural width.
  nonisolated static let width: CGFloat = 320
  /// The height of the line with the month, of the weekdays, and of a week.
  nonisolated static let headingHeight: CGFloat = 44
  nonisolated static let weekdayHeight: CGFloat = 24
  nonisolated static let weekHeight: CGFloat = 44
  /// The height of the line with the time.
  nonisolated static let timeHeight: CGFloat = 48
  /// The space at both sides.
  nonisolated static let inset: CGFloat = 16
  /// The width of a chevron's button.
  nonisolated static let chevronWidth: CGFloat = 44
  /// The size of the arrow beside the month, the side of its square, and the space before it.
  nonisolated static let arrowSize: CGFloat = 13
  nonisolated static let arrowSide: CGFloat = 16
  nonisolated static let arrowGap: CGFloat = 4
  /// How long days and wheels take to fade into each other, in seconds.
  nonisolated static let exchangeDuration: TimeInterval = 0.25
  /// The opacity of the selected day's circle.
  nonisolated static let circleAlpha: CGFloat = 0.15
  /// A button's least height, corner radius, the space beside its text, and between two.
  nonisolated static let buttonHeight: CGFloat = 34
  nonisolated static let buttonRadius: CGFloat = 8
  nonisolated static let buttonPadding: CGFloat = 11
  nonisolated static let buttonGap: CGFloat = 6
  /// The largest size of days, in which they still fit their column.
  nonisolated static let largestDaySize: CGFloat = 28
  /// The least share of its size that a button's text is shown in; tuned by eye.
  nonisolated static let minimumButtonScale: CGFloat = 0.4
  /// The largest size of the month and of the time, in which they still fit their lines.
  nonisolated static let largestLineSize: CGFloat = 30
  /// The least share of its size that the month is shown in, where its name is long; tuned by eye.
  nonisolated static let minimumHeadingScale: CGFloat = 0.6

  /// The font of text in a line of limited height.
  static func body(limitedTo size: CGFloat) -> UIFont {
    UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 17), maximumPointSize: size)
  }

  /// The largest size of weekdays.
  nonisolated static let largestWeekdaySize: CGFloat = 16

  /// A calendar's height.
  nonisolated static func height(withTime: Bool) -> CGFloat {
    headingHeight + weekdayHeight + CGFloat(MonthGrid.weeks) * weekHeight
      + (withTime ? timeHeight : 0)
  }

  /// The frame of a day below the weekdays, as from left to right.
  nonisolated static func frame(row: Int, column: Int, width: CGFloat) -> CGRect {
    let side = (width - 2 * (inset / 2)) / 7
    return CGRect(
      x: inset / 2 + CGFloat(column) * side,
      y: weekdayHeight + CGFloat(row) * weekHeight, width: side,
      height: weekHeight)
  }
}
