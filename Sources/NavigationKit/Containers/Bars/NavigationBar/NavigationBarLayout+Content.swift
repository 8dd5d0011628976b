import Foundation

/// The values that a navigation bar's frames are computed from.
nonisolated extension NavigationBarLayout {
  /// A bar button item.
  struct Item: Hashable, Sendable {
    /// Its size, in points.
    var size: CGSize
    /// The width of the fixed spaces before it; nil for the default gap.
    var space: CGFloat?
  }

  /// The sizes of the content to lay out.
  struct Content: Hashable, Sendable {
    /// The bar's size, in points.
    var size: CGSize
    /// The height of the row of items at the bar's bottom; nil for the bar's height.
    var rowHeight: CGFloat?
    /// The safe area's insets at the leading and trailing edges.
    var leadingInset: CGFloat = 0
    var trailingInset: CGFloat = 0
    /// The widths of the back button's possible titles, in order of preference; nil without the
    /// button.
    var backTitles: [CGFloat]?
    /// The items from the leading edge inwards.
    var left: [Item] = []
    /// How many of them stand before the back button.
    var leftBeforeBack = 0
    /// The items from the trailing edge inwards.
    var right: [Item] = []
    /// The items in the middle, from the leading end to the trailing one.
    var center: [Item] = []
    /// The title's size; nil without one.
    var title: CGSize?
    /// Whether the title is at the leading end, in place of the middle.
    var titleIsLeading = false
    /// Whether the title is the item's `titleView`.
    var titleIsCustom = false
    /// The size of the prompt above the row; nil without one.
    var prompt: CGSize?
    /// The size of the chevron, or of the image that replaces it.
    var chevron = NavigationBarMetrics.chevronSize
    /// The adjustments of the positions of the title and of the back button's title.
    var titleOffset = UIOffset.zero
    var backTitleOffset = UIOffset.zero
    /// Whether the row is above the bar, as a search bar has taken its place.
    var rowIsAway = false
    /// The height of the search bar at the bar's bottom; 0 without one.
    var search: CGFloat = 0
    /// The height that is left free between the row and a search bar that is pulled down.
    var stretch: CGFloat = 0
    /// The height of the large title below the row; nil without one.
    var largeTitle: LargeTitle?
    /// The large title's size at rest; nil if it is empty.
    var largeTitleSize: CGSize?
    /// The font size of the large title at rest, in points.
    var largeTitleFontSize = LargeTitle.fontSize
    /// The font size of the back title, in points.
    var backTitleFontSize = BarMetrics.fontSize

    /// The row of items.
    var row: CGRect {
      let bottom = size.height - (largeTitle?.height ?? 0) - search - stretch
      let height = rowIsAway ? rowHeight ?? 0 : min(rowHeight ?? bottom, bottom)
      return CGRect(x: 0, y: bottom - height, width: size.width, height: height)
    }
  }
}
