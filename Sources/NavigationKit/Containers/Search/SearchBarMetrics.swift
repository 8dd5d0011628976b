import Foundation

/// The sizes of search bars, in points, on which public sources agree unless others are named.
nonisolated enum SearchBarMetrics {
  /// The field's height at the default text size.
  static let fieldHeight: CGFloat = 36
  /// The radius of the field's corners, as Apple's design resources draw it.
  static let cornerRadius: CGFloat = 10
  /// The space between the bar's sides and the field.
  static let margin: CGFloat = 16
  /// The space above and below the field.
  static let padding: CGFloat = 10
  /// The space above and below the field under the row of a navigation bar, which is 52 points
  /// high.
  static let paddingUnderRow: (top: CGFloat, bottom: CGFloat) = (1, 15)
  /// The space between the field and the Cancel button.
  static let cancelGap: CGFloat = 10
  /// The height that a prompt adds, and the prompt's font size, as in a navigation bar.
  static let promptHeight = NavigationBarMetrics.promptHeight
  static let promptFontSize = NavigationBarMetrics.promptFontSize
  /// The height that the scope buttons add.
  static let scopeHeight: CGFloat = 44
  /// The space between the field and the magnifying glass; tuned by eye, like the numbers below.
  static let iconMargin: CGFloat = 8
  /// The side of the square that the magnifying glass fills.
  static let iconSide: CGFloat = 18
  /// The part of the field's height below which its content is invisible while it collapses.
  static let fadeStart: CGFloat = 0.6
  /// The duration of the slide of the Cancel button and of the scope buttons, in seconds.
  static let duration: TimeInterval = 0.3
  /// A line's height as a multiple of the font size.
  static let lineHeight: CGFloat = 1.2
  /// The default font size of the field.
  static let fontSize: CGFloat = 17

  /// The height of a field whose text fits at a text size category.
  static func fieldHeight(for category: UIContentSizeCategory) -> CGFloat {
    fieldHeight + max(0, (textSize(for: category) - fontSize) * lineHeight).rounded()
  }

  /// The side of the magnifying glass at a text size category, as high as its text.
  static func iconSide(for category: UIContentSizeCategory) -> CGFloat {
    (iconSide * max(1, textSize(for: category) / fontSize)).rounded()
  }

  private static func textSize(for category: UIContentSizeCategory) -> CGFloat {
    FontScaling(style: .body, base: fontSize).size(in: category)
  }
}
