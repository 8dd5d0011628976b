import Foundation

/// The frames of a tab's image, title and badge; the title is below or beside the image.
nonisolated struct TabItemLayout: Hashable, Sendable {
  /// The sizes of a tab's parts, in points.
  struct Content: Hashable, Sendable {
    /// The image's own size; nil for none.
    var image: CGSize?
    /// Whether the image is a symbol, around which its size leaves room.
    var isSymbol = false
    /// The title's size; nil for none.
    var title: CGSize?
    /// The width of the badge's text; nil for no badge.
    var badge: CGFloat?
  }

  let image: CGRect
  let title: CGRect
  let badge: CGRect
  /// The width of image and title together, in points.
  let width: CGFloat

  /// Lays out the parts of a tab.
  init(
    _ content: Content, style: UITabBarItemAppearance.Style, in size: CGSize, isRightToLeft: Bool
  ) {
    let picture = content.image.map { TabItemLayout.fitted($0, content, style) } ?? .zero
    let title = content.title ?? .zero
    let isRow = style != .stacked && content.image != nil && content.title != nil
    let badgeWidth = content.badge.map(TabItemLayout.badgeWidth) ?? 0
    let gap = isRow ? TabItemLayout.gap(after: picture, badge: badgeWidth) : 0
    width = isRow ? picture.width + gap + title.width : max(picture.width, title.width)
    var imageFrame = CGRect(origin: .zero, size: picture)
    var titleFrame = CGRect(origin: .zero, size: title)
    if isRow {
      let room = max(0, size.width - 2 * TabBarMetrics.titleMargin)
      titleFrame.size.width = max(0, min(title.width, room - picture.width - gap))
      let start = ((size.width - picture.width - gap - titleFrame.width) / 2).rounded()
      imageFrame.origin.x = start
      titleFrame.origin.x = start + picture.width + gap
    } else {
      titleFrame.size.width = max(0, min(title.width, size.width - 2 * TabBarMetrics.titleMargin))
      imageFrame.origin.x = ((size.width - picture.width) / 2).rounded()
      titleFrame.origin.x = ((size.width - titleFrame.width) / 2).rounded()
    }
    let isStacked = style == .stacked && content.image != nil && content.title != nil
    (imageFrame.origin.y, titleFrame.origin.y) = TabItemLayout.tops(
      picture, title, isStacked: isStacked, in: size.height)
    let badgeFrame = content.badge.map {
      TabItemLayout.badge($0, on: content.image == nil ? titleFrame : imageFrame)
    }
    let place = { (frame: CGRect) in
      guard isRightToLeft else { return frame }
      return CGRect(
        x: size.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
    self.image = place(imageFrame)
    self.title = place(titleFrame)
    badge = place(badgeFrame ?? .zero)
  }

  /// Where image and title begin from above.
  private static func tops(
    _ picture: CGSize, _ title: CGSize, isStacked: Bool, in height: CGFloat
  ) -> (image: CGFloat, title: CGFloat) {
    // Keeps the content vertically centred in a bar of another height.
    let shift = (height - TabBarMetrics.height) / 2
    let middle = isStacked ? TabBarMetrics.imageMiddle + shift : height / 2
    let titleTop =
      isStacked ? TabBarMetrics.titleTop + shift : ((height - title.height) / 2).rounded()
    return ((middle - picture.height / 2).rounded(), titleTop)
  }

  /// The frame of a badge at the upper trailing corner of the image, or of the title without one.
  private static func badge(_ textWidth: CGFloat, on anchor: CGRect) -> CGRect {
    CGRect(
      x: (anchor.midX + TabBarMetrics.badgeOffset.x).rounded(),
      y: max(1, anchor.minY + TabBarMetrics.badgeOffset.y), width: badgeWidth(textWidth),
      height: TabBarMetrics.badgeHeight)
  }

  private static func badgeWidth(_ textWidth: CGFloat) -> CGFloat {
    max(TabBarMetrics.badgeHeight, textWidth + 2 * TabBarMetrics.badgeMargin).rounded(.up)
  }

  /// The space between an image and the title beside it, so wide that the badge does not cover the
  /// title.
  private static func gap(after picture: CGSize, badge: CGFloat) -> CGFloat {
    guard badge > 0 else { return TabBarMetrics.inlineGap }
    let overhang = TabBarMetrics.badgeOffset.x + badge - picture.width / 2
    return max(TabBarMetrics.inlineGap, overhang + TabBarMetrics.titleMargin)
  }

  /// The size of an image, scaled down if it is too high.
  private static func fitted(
    _ size: CGSize, _ content: Content, _ style: UITabBarItemAppearance.Style
  ) -> CGSize {
    let regularHeight = content.isSymbol ? TabBarMetrics.symbolSize : TabBarMetrics.imageSize
    let maximumHeight = style == .compactInline ? TabBarMetrics.lowImageSize : regularHeight
    let scale = min(1, maximumHeight / max(size.height, 1))
    return CGSize(width: size.width * scale, height: size.height * scale)
  }
}
