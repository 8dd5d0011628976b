import Foundation

/// Where the parts of a navigation bar go: a function of their sizes and nothing else.
///
/// All of it counts from the leading edge; whoever places views in a right-to-left bar mirrors it.
nonisolated struct NavigationBarLayout: Hashable, Sendable {
  /// An item at a side.
  struct Item: Hashable, Sendable {
    /// Its size, in points.
    var size: CGSize
    /// The owner's own space before it; nil for the usual gap.
    var space: CGFloat?
  }

  /// What there is to place.
  struct Content: Hashable, Sendable {
    /// The bar's own size, in points.
    var size: CGSize
    /// How high the row of items at the bar's bottom is; nil for as high as the bar.
    var rowHeight: CGFloat?
    /// What the screen's edges cover at the leading and trailing side.
    var leadingInset: CGFloat = 0
    var trailingInset: CGFloat = 0
    /// The widths the back button's title may take, the best first; nil without a back button.
    var backTitles: [CGFloat]?
    /// The items from the leading edge inwards.
    var left: [Item] = []
    /// The items from the trailing edge inwards.
    var right: [Item] = []
    /// The title's size; nil without one.
    var title: CGSize?
    /// Whether the title is a view of one's own.
    var titleIsCustom = false
    /// The size of the line above the row; nil without one.
    var prompt: CGSize?
    /// The chevron's size, or that of a picture in its place.
    var chevron = BarMetrics.chevronSize
    /// How far the title, and the back button's, are moved from their usual places.
    var titleOffset = UIOffset.zero
    var backTitleOffset = UIOffset.zero
    /// How far the large title under the row is unfolded; nil without one.
    var largeTitle: LargeTitle?
    /// The large title's size at rest; nil where it says nothing.
    var largeTitleSize: CGSize?
    /// The size of its letters at rest, in points.
    var largeTitleFontSize = LargeTitle.fontSize
    /// The size of the back title's letters, in points.
    var backTitleFontSize = BarMetrics.fontSize

    /// The row of items.
    var row: CGRect {
      let bottom = size.height - (largeTitle?.height ?? 0)
      let height = min(rowHeight ?? bottom, bottom)
      return CGRect(x: 0, y: bottom - height, width: size.width, height: height)
    }
  }

  /// A back title that was chosen: its place in the list, and its place in the bar.
  struct BackButtonTitle: Hashable, Sendable {
    let index: Int
    let frame: CGRect
  }

  /// The chevron.
  let chevron: CGRect?
  /// The back title that fits; nil for none of them.
  let backTitle: BackButtonTitle?
  /// The size of its letters, in points.
  let backTitleFontSize: CGFloat
  /// The items, in the order given.
  let left: [CGRect]
  let right: [CGRect]
  /// The title, cut to the room there is.
  let title: CGRect?
  /// Whether the title is a view of one's own.
  let titleIsCustom: Bool
  /// The line above the row.
  let prompt: CGRect?
  /// The large title, whether it is folded away or not; cut to the room there is.
  let largeTitle: CGRect?
  /// The size of the large title's letters, in points: as at rest, or magnified.
  let largeTitleFontSize: CGFloat
  /// Whether the large title shows in place of the small one.
  let isUnfolded: Bool
  /// Whether all of the title that shows, large or small, is to be read: it is text, and not cut.
  let titleIsWhole: Bool
  /// The room under the row.
  let largeTitleArea: CGRect
  /// The row of items.
  let row: CGRect

  /// Places the content.
  init(_ content: Content) {
    let margin = BarMetrics.margin(width: content.size.width)
    let trailing = NavigationBarLayout.row(
      content.right, from: content.size.width - content.trailingInset - margin, direction: -1,
      in: content.row)
    let trailingEnd =
      trailing.last.map(\.minX) ?? content.size.width - content.trailingInset - margin
    let choices = NavigationBarLayout.backChoices(content)
    let fitting = choices.first { choice in
      let room = trailingEnd - choice.leadingEnd(content, margin: margin)
      return (content.title?.width ?? 0) + NavigationBarLayout.gaps(content) <= room
    }
    let choice = fitting ?? choices[choices.count - 1]
    chevron = choice.chevron
    backTitle = choice.title
    backTitleFontSize = content.backTitleFontSize
    left = choice.left(content, margin: margin)
    right = trailing
    title = NavigationBarLayout.title(
      content, leadingEnd: choice.leadingEnd(content, margin: margin), trailingEnd: trailingEnd)
    titleIsCustom = content.titleIsCustom
    prompt = NavigationBarLayout.prompt(content, margin: margin)
    row = content.row
    isUnfolded = content.largeTitle?.isUnfolded ?? false
    largeTitleArea = CGRect(
      x: 0, y: row.maxY, width: row.width, height: content.size.height - row.maxY)
    let (frame, scale) = NavigationBarLayout.largeTitle(content, margin: margin)
    largeTitle = frame
    largeTitleFontSize = content.largeTitleFontSize * scale
    titleIsWhole =
      isUnfolded
      ? (frame?.width ?? 0) >= (content.largeTitleSize?.width ?? 0) * scale
      : !titleIsCustom && (title?.width ?? 0) >= content.title?.width ?? 0
  }

  /// The prompt stands in the middle of its own line, which ends where the row begins.
  private static func prompt(_ content: Content, margin: CGFloat) -> CGRect? {
    guard let size = content.prompt else { return nil }
    let room = content.size.width - content.leadingInset - content.trailingInset - 2 * margin
    let width = max(0, min(size.width, room))
    let line = content.row.minY - BarMetrics.promptHeight
    return CGRect(
      x: (content.size.width - width) / 2,
      y: line + (BarMetrics.promptHeight - size.height) / 2, width: width, height: size.height)
  }

  /// The large title stands at the leading margin, on the bar's bottom edge.
  private static func largeTitle(
    _ content: Content, margin: CGFloat
  ) -> (frame: CGRect?, scale: CGFloat) {
    guard let title = content.largeTitle, let size = content.largeTitleSize else { return (nil, 1) }
    let room = content.size.width - content.leadingInset - content.trailingInset - 2 * margin
    let scale = title.scale(of: size.width, in: room)
    let height = size.height * scale
    let frame = CGRect(
      x: content.leadingInset + margin,
      y: content.size.height - LargeTitle.bottomPadding - height,
      width: max(0, min(size.width * scale, room)), height: height)
    return (frame, scale)
  }

  /// The title stays in the middle of the bar and moves only when it would touch an item.
  private static func title(
    _ content: Content, leadingEnd: CGFloat, trailingEnd: CGFloat
  ) -> CGRect? {
    guard let size = content.title else { return nil }
    let low = leadingEnd + (hasLeading(content) ? BarMetrics.titleGap : 0)
    let high = trailingEnd - (content.right.isEmpty ? 0 : BarMetrics.titleGap)
    let width = max(0, min(size.width, high - low))
    let middle = (content.size.width - width) / 2
    return CGRect(
      x: max(low, min(middle, high - width)), y: content.row.midY - size.height / 2,
      width: width, height: size.height
    ).moved(by: content.titleOffset)
  }

  private static func hasLeading(_ content: Content) -> Bool {
    content.backTitles != nil || !content.left.isEmpty
  }

  private static func gaps(_ content: Content) -> CGFloat {
    (hasLeading(content) ? BarMetrics.titleGap : 0)
      + (content.right.isEmpty ? 0 : BarMetrics.titleGap)
  }

  /// Items side by side from an edge inwards.
  static func row(
    _ items: [Item], from edge: CGFloat, direction: CGFloat, in row: CGRect
  ) -> [CGRect] {
    var position = edge
    return items.enumerated().map { index, item in
      position += direction * (item.space ?? (index == 0 ? 0 : BarMetrics.itemGap))
      let x = direction > 0 ? position : position - item.size.width
      position += direction * item.size.width
      return CGRect(
        x: x, y: row.midY - item.size.height / 2, width: item.size.width,
        height: item.size.height)
    }
  }
}

extension NavigationBarLayout {
  /// One way to show the back button: with one of its titles, or the chevron alone.
  private nonisolated struct BackChoice {
    let chevron: CGRect?
    let title: BackButtonTitle?

    func left(_ content: Content, margin: CGFloat) -> [CGRect] {
      let start =
        chevron == nil
        ? content.leadingInset + margin
        : end + BarMetrics.itemGap
      return NavigationBarLayout.row(
        content.left, from: start, direction: 1, in: content.row)
    }

    func leadingEnd(_ content: Content, margin: CGFloat) -> CGFloat {
      left(content, margin: margin).last?.maxX
        ?? (chevron == nil ? content.leadingInset + margin : end)
    }

    /// Where the back button ends; a title that was moved away takes no room.
    private var end: CGFloat { max(title?.frame.maxX ?? 0, chevron?.maxX ?? 0) }
  }

  private nonisolated static func backChoices(_ content: Content) -> [BackChoice] {
    guard let titles = content.backTitles else { return [BackChoice(chevron: nil, title: nil)] }
    let size = content.chevron
    let chevron = CGRect(
      x: content.leadingInset + BarMetrics.chevronLeading,
      y: content.row.midY - size.height / 2, width: size.width, height: size.height)
    let withTitle = titles.enumerated().map { index, width in
      BackChoice(
        chevron: chevron,
        title: BackButtonTitle(
          index: index,
          frame: CGRect(
            x: chevron.maxX + BarMetrics.chevronGap, y: content.row.minY,
            width: width, height: content.row.height
          ).moved(by: content.backTitleOffset)))
    }
    return withTitle + [BackChoice(chevron: chevron, title: nil)]
  }
}
