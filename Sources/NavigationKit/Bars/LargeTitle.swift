import Foundation

/// A large title under a bar's row: how far it is unfolded, by how far its page is scrolled.
nonisolated struct LargeTitle: Hashable, Sendable {
  /// How high it is, in points: 52 over a page at its top, less over one scrolled up, 0 once it is
  /// folded away, more over one pulled down.
  let height: CGFloat

  /// A large title as it unfolds by itself.
  init() { self.init(scroll: 0) }

  /// The large title of a page.
  ///
  /// - Parameter scroll: How far the page is scrolled from its top; negative if it is pulled down.
  init(scroll: CGFloat) { height = max(0, LargeTitle.height - scroll) }

  /// A large title in a bar of one's own, which gives it what room it has.
  init(room: CGFloat) { height = max(0, room) }

  /// What of it pages are kept clear of: all but what a pull adds.
  var covering: CGFloat { min(height, LargeTitle.height) }

  /// What of it is folded away.
  var folded: CGFloat { LargeTitle.height - covering }

  /// Whether it is the large title that shows, and not the small one in the row.
  var isUnfolded: Bool { height > LargeTitle.foldThreshold }

  /// How much larger than at rest its letters are: a pull magnifies them as far as there is room.
  func scale(of width: CGFloat, in room: CGFloat) -> CGFloat {
    let rest = LargeTitle.height - LargeTitle.bottomPadding
    let wanted = 1 + LargeTitle.magnification * (height - LargeTitle.height) / rest
    let largest = min(LargeTitle.largestScale, width > 0 ? room / width : LargeTitle.largestScale)
    return max(1, min(wanted, largest))
  }

  /// Where content comes to rest that would stop at an offset: with the title open, or folded away.
  ///
  /// - Parameter range: The offsets the content may have; the title is open at the first one.
  static func rest(for offset: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
    let (open, folded) = (range.lowerBound, range.lowerBound + height)
    guard offset > open, offset < folded else { return offset }
    return offset - open > height / 2 && folded <= range.upperBound ? folded : open
  }

  // MARK: Measures

  /// What it adds to a bar's height, in points; public sources agree on it.
  static let height: CGFloat = 52
  /// From its letters to the bar's bottom edge, in points; measured by a public re-implementation.
  static let bottomPadding: CGFloat = 8
  /// The size of its letters, in points; public sources agree on it.
  static let fontSize: CGFloat = 34
  /// How much of it is left, in points, when the small title takes over; measured by a public
  /// re-implementation, as are the numbers below.
  static let foldThreshold: CGFloat = 10
  /// Seconds the one title takes to give way to the other.
  static let fadeDuration: TimeInterval = 0.15
  /// Seconds it takes to open or fold once the finger has let go.
  static let snapDuration: TimeInterval = 0.3
  /// How much its letters grow over a pull as long as it is high.
  static let magnification: CGFloat = 0.03
  /// How much they grow at most.
  static let largestScale: CGFloat = 1.1
  /// By how much letters grow at a time, in points, so that few sizes have to be drawn; not seen.
  static let fontStep: CGFloat = 0.1
}

extension LargeTitle {
  /// Whether the top of a stack of items has a large title.
  ///
  /// - Parameters:
  ///   - modes: What the items want, from the bottom to the top.
  ///   - barPrefers: Whether the bar has large titles at all.
  ///   - isCompact: Whether there is little room from top to bottom, where titles are always small.
  nonisolated static func isShown(
    _ modes: [UINavigationItem.LargeTitleDisplayMode], barPrefers: Bool, isCompact: Bool
  ) -> Bool {
    guard barPrefers, !isCompact else { return false }
    switch modes.last(where: { $0 != .automatic }) {
    case .never: return false
    case nil, .automatic, .always, .inline: return true
    }
  }

  /// The size of its letters, in points, for those who want text larger or smaller.
  ///
  /// They grow a third as much as running text does, up to the largest size that fits, and shrink to
  /// 0.9; as a public re-implementation measured.
  nonisolated static func fontSize(
    for category: UIContentSizeCategory, usually size: CGFloat = fontSize
  ) -> CGFloat {
    let scale = textScales[category] ?? (category.isAccessibilityCategory ? largestTextScale : 1)
    let capped = min(scale, largestTextScale)
    return size * (capped < 1 ? max(smallestScale, capped) : 1 + (capped - 1) / 3)
  }

  /// How large running text is, in parts of its usual 17 points, as the platform's guidelines list it.
  nonisolated private static let textScales: [UIContentSizeCategory: CGFloat] = [
    .extraSmall: 14 / 17, .small: 15 / 17, .medium: 16 / 17, .large: 1, .extraLarge: 19 / 17,
    .extraExtraLarge: 21 / 17, .extraExtraExtraLarge: 23 / 17,
  ]
  /// The largest scale of text in bars.
  nonisolated private static let largestTextScale: CGFloat = 1.235
  /// The smallest scale of a large title.
  nonisolated private static let smallestScale: CGFloat = 0.9
}
