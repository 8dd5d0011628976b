import Foundation

/// The dimensions and timing of menus, in points and seconds; tuned by eye unless a source is
/// named.
nonisolated enum MenuMetrics {
  /// The height at which opening starts, as a fraction of the final height.
  static let startHeight = 0.8
  /// The size of a menu behind its submenu, as a fraction.
  static let behindScale: CGFloat = 0.95
  /// The menu's width.
  static let width: CGFloat = 250
  /// The height of a row.
  static let rowHeight: CGFloat = 44
  /// The height of the gap between two sections.
  static let gapHeight: CGFloat = 8
  /// The height of the heading.
  static let headingHeight: CGFloat = 30
  /// The space above and below a row's text: what a line of 17 points leaves of the row's height.
  static let rowPadding: CGFloat = 11.5
  /// The space above and below the heading's text.
  static let headingPadding: CGFloat = 7
  /// The space between a row's edge and its text.
  static let textMargin: CGFloat = 16
  /// The side of a row's image.
  static let imageSize: CGFloat = 22
  /// The height of an action with its title below its image, the space between both, and beside
  /// the title.
  static let tileHeight: CGFloat = 66
  static let tileGap: CGFloat = 4
  static let tileMargin: CGFloat = 4
  /// The side of a row's mark, and how far all rows' texts are indented if any row has one.
  static let markSize: CGFloat = 14
  static let markIndent: CGFloat = 20
  /// The thickness of the dash that marks the mixed state.
  static let dashThickness: CGFloat = 2
  /// The menu's corner radius.
  static let cornerRadius: CGFloat = 12
  /// The space between the menu and the screen's edges, and between the menu and its button.
  static let margin: CGFloat = 8
  /// The blur radius, downward offset and opacity of the menu's shadow.
  static let shadowBlur: CGFloat = 32
  static let shadowDrop: CGFloat = 8
  static let shadowAlpha = 0.2

  /// The menu's width; accessibility text sizes scale it.
  static func width(in traits: UITraitCollection) -> CGFloat {
    traits.preferredContentSizeCategory.isAccessibilityCategory
      ? UIFontMetrics.grown(width, in: traits) : width
  }

  /// The frame of a submenu: its heading is over the row that opens it, as far as there is room.
  static func frame(ofSubmenu size: CGSize, over row: CGRect, in bounds: CGRect) -> CGRect {
    let space = bounds.insetBy(dx: margin, dy: margin)
    let (width, height) = (min(size.width, space.width), max(0, min(size.height, space.height)))
    return CGRect(
      x: max(space.minX, min(row.minX, space.maxX - width)),
      y: max(space.minY, min(row.minY, space.maxY - height)), width: width, height: height)
  }

  /// The frame of a menu: below its button, or above if there is more room, inside the screen's
  /// margins.
  ///
  /// - Parameters:
  ///   - height: The height of all rows.
  ///   - width: The preferred width.
  ///   - anchor: The button's frame.
  ///   - bounds: The area that the menu may cover.
  ///   - isRightToLeft: Whether the menu's right edge is aligned to the button's, not its left
  ///     edge.
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
