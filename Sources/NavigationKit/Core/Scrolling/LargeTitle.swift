import Foundation

/// The height of a large title below a bar's row, which shrinks as its page scrolls.
nonisolated struct LargeTitle: Hashable, Sendable {
  /// Its height, in points: ``openHeight`` over a page at its top, less over one scrolled up, 0
  /// when collapsed, more over one pulled down.
  let height: CGFloat
  /// Its height when expanded, in points; 52 at the default text size.
  let openHeight: CGFloat
  /// Whether pulling down enlarges its text.
  var grows = true

  /// The large title of a page.
  ///
  /// - Parameters:
  ///   - scroll: How far the page is scrolled from its top, in points; negative if it is pulled
  ///     down.
  ///   - openHeight: The height when expanded, in points.
  ///   - grows: Whether pulling down enlarges its text.
  init(scroll: CGFloat = 0, openHeight: CGFloat = LargeTitle.height, grows: Bool = true) {
    height = max(0, openHeight - scroll)
    self.openHeight = openHeight
    self.grows = grows
  }

  /// The large title of a standalone bar, with the height that the bar leaves for it.
  init(room: CGFloat, openHeight: CGFloat = LargeTitle.height) {
    height = max(0, room)
    self.openHeight = openHeight
  }

  /// The height that insets the page's content, which excludes what pulling down adds.
  var covering: CGFloat { min(height, openHeight) }

  /// How much of it is collapsed, in points.
  var folded: CGFloat { openHeight - covering }

  /// Whether the large title is shown, and not the small one in the row.
  var isExpanded: Bool { height > LargeTitle.collapseThreshold }

  /// The scale of its text: pulling down enlarges it, as far as there is room.
  func scale(of width: CGFloat, in room: CGFloat) -> CGFloat {
    guard grows else { return 1 }
    let rest = openHeight - LargeTitle.bottomPadding
    let wanted = 1 + LargeTitle.magnification * (height - openHeight) / rest
    let largest = min(LargeTitle.largestScale, width > 0 ? room / width : LargeTitle.largestScale)
    return max(1, min(wanted, largest))
  }

  // MARK: Dimensions

  /// The height that it adds to a bar at the default text size, in points; public sources agree on
  /// it.
  static let height: CGFloat = 52
  /// How much higher it is for each point of font size: the line height of the system font.
  private static let lineHeight: CGFloat = 1.2
  /// Its text's distance from the bar's bottom, in points; measured by a public re-implementation.
  static let bottomPadding: CGFloat = 8
  /// The font size at the default text size, in points; public sources agree on it.
  static let fontSize: CGFloat = 34
  /// The height, in points, down to which it is shown instead of the small title; measured by a
  /// public re-implementation, as are the numbers below.
  static let collapseThreshold: CGFloat = 10
  /// The duration of the fade between the two titles, in seconds.
  static let fadeDuration: TimeInterval = 0.15
  /// Seconds to expand or collapse after the finger is lifted.
  static let snapDuration: TimeInterval = 0.3
  /// How much its text grows when it is pulled down by its own height without padding.
  static let magnification: CGFloat = 0.03
  /// The largest scale of its text.
  static let largestScale: CGFloat = 1.1
  /// The step by which the font grows, in points: it limits the sizes to rasterise, and is not
  /// visible.
  static let fontStep: CGFloat = 0.1
}

extension LargeTitle {
  /// Whether the top item of a stack has a large title.
  ///
  /// - Parameters:
  ///   - modes: The items' display modes, from the bottom to the top.
  ///   - barPrefers: Whether the bar prefers large titles.
  ///   - isCompact: Whether the height is compact; titles are then always small.
  nonisolated static func isShown(
    _ modes: some BidirectionalCollection<UINavigationItem.LargeTitleDisplayMode>,
    barPrefers: Bool, isCompact: Bool
  ) -> Bool {
    guard barPrefers, !isCompact else { return false }
    switch modes.last(where: { $0 != .automatic }) {
    case .never: return false
    case nil, .automatic, .always, .inline: return true
    }
  }

  /// The font size, in points, at a text size category; it scales as the text style `largeTitle`
  /// does.
  nonisolated static func fontSize(
    for category: UIContentSizeCategory, usually size: CGFloat = fontSize
  ) -> CGFloat { FontScaling(style: .largeTitle, base: size).size(in: category) }

  /// The height when expanded, in points, at a text size category; never less than the default.
  nonisolated static func openHeight(for category: UIContentSizeCategory) -> CGFloat {
    height + max(0, (fontSize(for: category) - fontSize) * lineHeight).rounded()
  }
}
