import Foundation

/// The frames of a navigation bar's parts, computed from their sizes.
///
/// Frames are for left-to-right layout; callers mirror them for right to left.
nonisolated struct NavigationBarLayout: Hashable, Sendable {
  /// The back title that was chosen: its index, and its frame in the bar.
  struct BackButtonTitle: Hashable, Sendable {
    let index: Int
    let frame: CGRect
  }

  /// The chevron's frame; nil without a back button.
  private(set) var chevron: CGRect?
  /// The back title that fits; nil if none does.
  private(set) var backTitle: BackButtonTitle?
  /// The font size of the back title, in points.
  let backTitleFontSize: CGFloat
  /// The frames of the items, in the order given; those of the middle are at the end of `right`.
  private(set) var left: [CGRect]
  private(set) var right: [CGRect]
  /// Whether items overlap or leave the title too little room.
  let isCrowded: Bool
  /// The title's frame, reduced to the available width.
  private(set) var title: CGRect?
  /// Whether the title is the item's `titleView`.
  let titleIsCustom: Bool
  /// The frame of the prompt above the row.
  private(set) var prompt: CGRect?
  /// The large title's frame, reduced to the available width; also while it is collapsed.
  private(set) var largeTitle: CGRect?
  /// The font size of the large title, in points, including its magnification.
  let largeTitleFontSize: CGFloat
  /// Whether the large title is shown instead of the small one.
  let isExpanded: Bool
  /// Whether the title that is shown, large or small, is text and not truncated.
  let titleIsWhole: Bool
  /// The area below the row.
  let largeTitleArea: CGRect
  /// The row of items.
  let row: CGRect
  /// The search bar's frame; nil if there is none, or if it is collapsed.
  let search: CGRect?

  /// Computes the frames.
  init(_ content: Content) {
    let margin = SideMargin.points(inWidth: content.size.width)
    let trailing = NavigationBarLayout.row(
      content.right, from: content.size.width - content.trailingInset - margin, direction: -1,
      in: content.row)
    let trailingEnd =
      trailing.last.map(\.minX) ?? content.size.width - content.trailingInset - margin
    let choices = NavigationBarLayout.backChoices(content, margin: margin)
    let fitting = choices.first { choice in
      let room = trailingEnd - choice.leadingEnd(content, margin: margin)
      return (content.title?.width ?? 0) + NavigationBarLayout.gaps(content) <= room
    }
    let choice = fitting ?? choices[choices.count - 1]
    chevron = choice.chevron
    backTitle = choice.title
    backTitleFontSize = content.backTitleFontSize
    left = choice.left(content, margin: margin)
    let leadingEnd = choice.leadingEnd(content, margin: margin)
    let middle = NavigationBarLayout.middle(content, from: leadingEnd, to: trailingEnd)
    right = trailing + middle
    let titleEnd = content.titleIsLeading ? middle.first?.minX ?? trailingEnd : trailingEnd
    title = NavigationBarLayout.title(content, leadingEnd: leadingEnd, trailingEnd: titleEnd)
    isCrowded =
      (middle.last?.maxX ?? leadingEnd) > trailingEnd
      || (title?.width ?? 0) < NavigationBarLayout.titleNeed(content, margin: margin)
    titleIsCustom = content.titleIsCustom
    prompt = NavigationBarLayout.prompt(content, margin: margin)
    row = content.row
    isExpanded = content.largeTitle?.isExpanded ?? false
    largeTitleArea = CGRect(
      x: 0, y: row.maxY, width: row.width, height: content.largeTitle?.height ?? 0)
    search = NavigationBarLayout.search(content)
    let (frame, scale) = NavigationBarLayout.largeTitle(content, margin: margin)
    largeTitle = frame
    largeTitleFontSize = content.largeTitleFontSize * scale
    titleIsWhole =
      isExpanded
      ? (frame?.width ?? 0) >= (content.largeTitleSize?.width ?? 0) * scale
      : !titleIsCustom && (title?.width ?? 0) >= content.title?.width ?? 0
  }

  /// The search bar alone.
  var withoutRow: NavigationBarLayout {
    var layout = self
    (layout.chevron, layout.backTitle, layout.title) = (nil, nil, nil)
    (layout.largeTitle, layout.prompt, layout.left, layout.right) = (nil, nil, [], [])
    return layout
  }

  /// The search bar is at the bottom.
  private static func search(_ content: Content) -> CGRect? {
    guard content.search > 0 else { return nil }
    return CGRect(
      x: 0, y: content.size.height - content.search, width: content.row.width,
      height: content.search)
  }

  /// The prompt is centred in a line of its own above the row.
  private static func prompt(_ content: Content, margin: CGFloat) -> CGRect? {
    guard let size = content.prompt else { return nil }
    let room = content.size.width - content.leadingInset - content.trailingInset - 2 * margin
    let width = max(0, min(size.width, room))
    let line = content.row.minY - NavigationBarMetrics.promptHeight
    return CGRect(
      x: (content.size.width - width) / 2,
      y: line + (NavigationBarMetrics.promptHeight - size.height) / 2, width: width,
      height: size.height)
  }

  /// The large title is at the leading margin, above the bar's bottom edge.
  private static func largeTitle(
    _ content: Content, margin: CGFloat
  ) -> (frame: CGRect?, scale: CGFloat) {
    guard let title = content.largeTitle, let size = content.largeTitleSize else { return (nil, 1) }
    let room = content.size.width - content.leadingInset - content.trailingInset - 2 * margin
    let scale = title.scale(of: size.width, in: room)
    let height = size.height * scale
    let frame = CGRect(
      x: content.leadingInset + margin,
      y: content.size.height - content.search - LargeTitle.bottomPadding - height,
      width: max(0, min(size.width * scale, room)), height: height)
    return (frame, scale)
  }

  /// The items of the middle are centred in the bar, unless they would touch others.
  private static func middle(
    _ content: Content, from leadingEnd: CGFloat, to trailingEnd: CGFloat
  ) -> [CGRect] {
    let gaps = content.center.dropFirst().map { $0.space ?? NavigationBarMetrics.itemGap }.reduce(
      0, +)
    let width = content.center.map(\.size.width).reduce(gaps, +)
    let high = trailingEnd - NavigationBarMetrics.itemGap - width
    let start = max(
      leadingEnd + NavigationBarMetrics.itemGap, min((content.size.width - width) / 2, high))
    return row(content.center, from: start, direction: 1, in: content.row)
  }

  /// The title is centred in the bar, unless it would touch an item or is at the leading end.
  private static func title(
    _ content: Content, leadingEnd: CGFloat, trailingEnd: CGFloat
  ) -> CGRect? {
    guard let size = content.title else { return nil }
    let low = leadingEnd + (hasLeading(content) ? NavigationBarMetrics.titleGap : 0)
    let isAlone = content.right.isEmpty && content.center.isEmpty
    let high = trailingEnd - (isAlone ? 0 : NavigationBarMetrics.titleGap)
    let width = max(0, min(size.width, high - low))
    let middle = content.titleIsLeading ? low : (content.size.width - width) / 2
    return CGRect(
      x: max(low, min(middle, high - width)), y: content.row.midY - size.height / 2,
      width: width, height: size.height
    ).moved(by: content.titleOffset)
  }

  /// The width that items must leave the title, in points: its own; or half of the row where it is
  /// longer than that, as no number of items would make it whole.
  private static func titleNeed(_ content: Content, margin: CGFloat) -> CGFloat {
    let room = content.size.width - content.leadingInset - content.trailingInset - 2 * margin
    let width = content.title?.width ?? 0
    return width <= room ? width : room * NavigationBarMetrics.longTitleShare
  }

  private static func hasLeading(_ content: Content) -> Bool {
    content.backTitles != nil || !content.left.isEmpty
  }

  private static func gaps(_ content: Content) -> CGFloat {
    (hasLeading(content) ? NavigationBarMetrics.titleGap : 0)
      + (content.right.isEmpty ? 0 : NavigationBarMetrics.titleGap)
  }

  /// The frames of items side by side, from an edge inwards.
  static func row(
    _ items: [Item], from edge: CGFloat, direction: CGFloat, in row: CGRect
  ) -> [CGRect] {
    var position = edge
    // Spaces do not push items out of the bar.
    var spare = max(0, row.width - items.map(\.size.width).reduce(0, +))
    return items.enumerated().map { index, item in
      let space = item.space.map { min($0, spare) }
      spare -= space ?? 0
      position += direction * (space ?? (index == 0 ? 0 : NavigationBarMetrics.itemGap))
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
      let edge = content.leadingInset + margin
      guard chevron != nil else {
        return NavigationBarLayout.row(content.left, from: edge, direction: 1, in: content.row)
      }
      return NavigationBarLayout.itemsBeforeBack(content, margin: margin)
        + NavigationBarLayout.row(
          Array(content.left.dropFirst(content.leftBeforeBack)),
          from: end + NavigationBarMetrics.itemGap,
          direction: 1, in: content.row)
    }

    func leadingEnd(_ content: Content, margin: CGFloat) -> CGFloat {
      let last = left(content, margin: margin).last?.maxX
      return chevron == nil ? last ?? content.leadingInset + margin : max(end, last ?? end)
    }

    /// Where the back button ends; a title that is moved out of the bar takes no space.
    private var end: CGFloat { max(title?.frame.maxX ?? 0, chevron?.maxX ?? 0) }
  }

  /// The frames of the items before the back button.
  private nonisolated static func itemsBeforeBack(
    _ content: Content, margin: CGFloat
  ) -> [CGRect] {
    row(
      Array(content.left.prefix(content.leftBeforeBack)), from: content.leadingInset + margin,
      direction: 1, in: content.row)
  }

  private nonisolated static func backChoices(
    _ content: Content, margin: CGFloat
  ) -> [BackChoice] {
    guard let titles = content.backTitles else { return [BackChoice(chevron: nil, title: nil)] }
    let size = content.chevron
    let before = itemsBeforeBack(content, margin: margin).last
    let chevron = CGRect(
      x: before.map { $0.maxX + NavigationBarMetrics.itemGap }
        ?? content.leadingInset + NavigationBarMetrics.chevronLeading,
      y: content.row.midY - size.height / 2, width: size.width, height: size.height)
    let withTitle = titles.enumerated().map { index, width in
      BackChoice(
        chevron: chevron,
        title: BackButtonTitle(
          index: index,
          frame: CGRect(
            x: chevron.maxX + NavigationBarMetrics.chevronGap, y: content.row.minY,
            width: width, height: content.row.height
          ).moved(by: content.backTitleOffset)))
    }
    return withTitle + [BackChoice(chevron: chevron, title: nil)]
  }
}
