import Foundation

/// Where the components of a picker are.
nonisolated enum PickerLayout {
  /// The components' frames, side by side in the middle.
  ///
  /// - Parameters:
  ///   - widths: The widths that were asked for; where it is 0, a component gets an equal share of
  ///     what is left.
  ///   - size: The picker's size.
  ///   - isRightToLeft: Whether the first component is at the right.
  static func frames(
    of widths: [CGFloat], in size: CGSize, isRightToLeft: Bool
  ) -> [CGRect] {
    guard !widths.isEmpty else { return [] }
    let gaps = PickerMetrics.gap * CGFloat(widths.count - 1)
    let room = max(0, size.width - 2 * PickerMetrics.inset - gaps)
    let fixedWidth = widths.reduce(0) { $0 + max(0, $1) }
    let open = widths.count { $0 <= 0 }
    let share = open == 0 ? 0 : max(0, room - fixedWidth) / CGFloat(open)
    let total = fixedWidth + share * CGFloat(open) + gaps
    var x = (size.width - total) / 2
    return widths.map { width in
      let width = width > 0 ? width : share
      defer { x += width + PickerMetrics.gap }
      let left = isRightToLeft ? size.width - x - width : x
      return CGRect(x: left, y: 0, width: width, height: size.height)
    }
  }
}

/// The dimensions of pickers, in points.
enum PickerMetrics {
  /// The natural size, as UIKit's documentation and guidelines give it.
  nonisolated static let size = CGSize(width: 320, height: 216)
  /// The space between the edges and the band of selected rows.
  nonisolated static let inset: CGFloat = 9
  /// The space between components.
  nonisolated static let gap: CGFloat = 5
  /// The corner radius of the band.
  nonisolated static let bandRadius: CGFloat = 8
  /// A row's height at the default text size.
  nonisolated static let rowHeight: CGFloat = 32
  /// The size of the rows' font, and the largest it grows to: more would not fit several wheels
  /// side by side.
  nonisolated static let fontSize: CGFloat = 22
  nonisolated static let largestFontSize: CGFloat = 28
  /// The share of its velocity that a wheel keeps after a millisecond; tuned by eye.
  nonisolated static let deceleration: CGFloat = 0.994

  /// The font of titles; it follows the text size.
  static var font: UIFont {
    UIFontMetrics(forTextStyle: .title3).scaledFont(
      for: .systemFont(ofSize: fontSize), maximumPointSize: largestFontSize)
  }

  /// A row's height at a text size.
  nonisolated static func rowHeight(in traits: UITraitCollection) -> CGFloat {
    let metrics = UIFontMetrics(forTextStyle: .title3)
    let grown = metrics.scaledValue(for: rowHeight, compatibleWith: traits)
    return min(max(grown, rowHeight), rowHeight * largestFontSize / fontSize).rounded()
  }
}
