import Foundation

/// The measures of the panel that a bar button opens; where no source is named, tuned by eye.
nonisolated enum MenuMetrics {
  /// How many seconds a long press takes; Apple documents 0.5 for its recogniser.
  static let pressDuration: TimeInterval = 0.5
  /// How far a finger may slip meanwhile, in points; Apple documents 10 for its recogniser.
  static let pressSlop: CGFloat = 10
  /// How many seconds it takes to come and to go.
  static let fadeDuration: TimeInterval = 0.2
  /// How high it is when it starts to come, as a fraction of its height.
  static let startHeight = 0.8
  /// How wide it is, in points.
  static let width: CGFloat = 250
  /// How high a row is, in points.
  static let rowHeight: CGFloat = 44
  /// How high the heading is, in points.
  static let headingHeight: CGFloat = 30
  /// Above and below a row's text, in points: what a line of 17 points leaves of the height.
  static let rowPadding: CGFloat = 11.5
  /// The same of the heading.
  static let headingPadding: CGFloat = 7
  /// From a row's edge to its text, in points.
  static let textMargin: CGFloat = 16
  /// The size of a row's picture, in points.
  static let imageSize: CGFloat = 22
  /// The size of the mark before a row, and how far marks move the texts of all rows, in points.
  static let markSize: CGFloat = 14
  static let markIndent: CGFloat = 20
  /// How thick the dash is that marks what is the case in part, in points.
  static let dashThickness: CGFloat = 2
  /// The radius of its corners, in points.
  static let cornerRadius: CGFloat = 12
  /// From the screen's edges, and from the button, in points.
  static let margin: CGFloat = 8
  /// Its shadow: how far it is smeared, how far it falls, in points, and how black it is.
  static let shadowBlur: CGFloat = 32
  static let shadowDrop: CGFloat = 8
  static let shadowAlpha = 0.2

  /// A length that grows with the text size a person wants; it never shrinks.
  static func grown(_ length: CGFloat, in traits: UITraitCollection) -> CGFloat {
    max(length, UIFontMetrics.default.scaledValue(for: length, compatibleWith: traits))
  }

  /// How wide it would like to be, in points: wider where text is very large.
  static func width(in traits: UITraitCollection) -> CGFloat {
    traits.preferredContentSizeCategory.isAccessibilityCategory ? grown(width, in: traits) : width
  }

  /// Where a panel goes: under its button, or over it where there is more room, clear of the edges.
  ///
  /// - Parameters:
  ///   - height: How high the panel would like to be.
  ///   - width: How wide.
  ///   - anchor: The button.
  ///   - bounds: What of the screen may be covered.
  ///   - isRightToLeft: Whether the panel's right edge is at the button's, or its left one.
  static func frame(
    height: CGFloat, width: CGFloat = width, anchor: CGRect, in bounds: CGRect, isRightToLeft: Bool
  ) -> CGRect {
    let space = bounds.insetBy(dx: margin, dy: margin)
    let below = space.maxY - anchor.maxY - margin
    let above = anchor.minY - margin - space.minY
    let isBelow = height <= below || below >= above
    let fitted = max(0, min(height, isBelow ? below : above))
    let width = max(0, min(width, space.width))
    let start = isRightToLeft ? anchor.maxX - width : anchor.minX
    return CGRect(
      x: max(space.minX, min(start, space.maxX - width)),
      y: isBelow ? anchor.maxY + margin : anchor.minY - margin - fitted, width: width,
      height: fitted)
  }
}
