import Foundation

/// A large title under a bar's row: how far it is unfolded, by how far its page is scrolled.
nonisolated struct LargeTitle: Hashable, Sendable {
  /// How high it is, in points: as when open over a page at its top, less over one scrolled up, 0 once
  /// it is folded away, more over one pulled down.
  let height: CGFloat
  /// How high it is when open, in points; 52 at the usual text size.
  let openHeight: CGFloat

  /// The large title of a page.
  ///
  /// - Parameters:
  ///   - scroll: How far the page is scrolled from its top; negative if it is pulled down.
  ///   - openHeight: How high it is when open.
  init(scroll: CGFloat = 0, openHeight: CGFloat = LargeTitle.height) {
    height = max(0, openHeight - scroll)
    self.openHeight = openHeight
  }

  /// A large title in a bar of one's own, which gives it what room it has.
  init(room: CGFloat, openHeight: CGFloat = LargeTitle.height) {
    height = max(0, room)
    self.openHeight = openHeight
  }

  /// What of it pages are kept clear of: all but what a pull adds.
  var covering: CGFloat { min(height, openHeight) }

  /// What of it is folded away.
  var folded: CGFloat { openHeight - covering }

  /// Whether it is the large title that shows, and not the small one in the row.
  var isUnfolded: Bool { height > LargeTitle.foldThreshold }

  /// How much larger than at rest its letters are: a pull magnifies them as far as there is room.
  func scale(of width: CGFloat, in room: CGFloat) -> CGFloat {
    let rest = openHeight - LargeTitle.bottomPadding
    let wanted = 1 + LargeTitle.magnification * (height - openHeight) / rest
    let largest = min(LargeTitle.largestScale, width > 0 ? room / width : LargeTitle.largestScale)
    return max(1, min(wanted, largest))
  }

  /// Where content comes to rest that would stop at an offset: with the title open, or folded away.
  ///
  /// - Parameters:
  ///   - range: The offsets the content may have; the title is open at the first one.
  ///   - openHeight: How high it is when open.
  static func rest(
    for offset: CGFloat, in range: ClosedRange<CGFloat>, openHeight: CGFloat = height
  ) -> CGFloat {
    let (open, folded) = (range.lowerBound, range.lowerBound + openHeight)
    guard offset > open, offset < folded else { return offset }
    return offset - open > openHeight / 2 && folded <= range.upperBound ? folded : open
  }

  // MARK: Measures

  /// What it adds to a bar's height at the usual text size, in points; public sources agree on it.
  static let height: CGFloat = 52
  /// How much higher it is for each point that its letters grow: a line of the system's letters.
  private static let lineHeight: CGFloat = 1.2
  /// From its letters to the bar's bottom edge, in points; measured by a public re-implementation.
  static let bottomPadding: CGFloat = 8
  /// The size of its letters at the usual text size, in points; public sources agree on it.
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

  /// The size of its letters, in points, for those who want text larger or smaller: as text of style
  /// `largeTitle`.
  nonisolated static func fontSize(
    for category: UIContentSizeCategory, usually size: CGFloat = fontSize
  ) -> CGFloat { FontScaling(style: .largeTitle, base: size).size(in: category) }

  /// How high it is when open, in points, for those who want text larger: never less than usual.
  nonisolated static func openHeight(for category: UIContentSizeCategory) -> CGFloat {
    height + max(0, (fontSize(for: category) - fontSize) * lineHeight).rounded()
  }
}
