import Drawing
import Foundation

/// Where an edit menu is, and its titles in it, computed without views.
nonisolated struct EditMenuLayout: Hashable, Sendable {
  /// The widths of the titles, in points.
  var widths: [CGFloat]
  /// What it points at.
  var anchor: CGRect
  /// The area that it may cover.
  var room: CGRect
  /// Whether it is rather below what it points at.
  var prefersBelow = false

  /// The items of each page: as many as fit side by side, with arrows to the other pages.
  var pages: [Range<Int>] {
    guard widths.reduce(0, +) > room.width else { return [0..<widths.count] }
    let most = room.width - 2 * EditMenuMetrics.pageWidth
    var pages: [Range<Int>] = []
    var (start, used): (Int, CGFloat) = (0, 0)
    for (index, width) in widths.enumerated() {
      if index > start, used + width > most {
        pages.append(start..<index)
        (start, used) = (index, 0)
      }
      used += width
    }
    return pages + [start..<widths.count]
  }

  /// The frame of a page with its arrow, and the arrow.
  func placement(ofPage page: Int) -> (frame: CGRect, arrow: Arrow) {
    let arrows: CGFloat = pages.count > 1 ? 2 * EditMenuMetrics.pageWidth : 0
    let width = min(room.width, pages[page].reduce(0) { $0 + widths[$1] } + arrows)
    let height = EditMenuMetrics.height + EditMenuMetrics.arrowHeight
    let above = anchor.minY - EditMenuMetrics.gap - height
    let below = anchor.maxY + EditMenuMetrics.gap
    let (hasAbove, hasBelow) = (above >= room.minY, below + height <= room.maxY)
    let isAbove = hasAbove && (!prefersBelow || !hasBelow)
    // A text that fills the room has the menu in front of its middle.
    let y = isAbove ? above : hasBelow ? below : room.midY - height / 2
    let x = min(max(anchor.midX - width / 2, room.minX), room.maxX - width)
    let least = EditMenuMetrics.cornerRadius + EditMenuMetrics.arrowBase / 2
    let tip = min(max(anchor.midX - x, least), max(least, width - least))
    return (
      CGRect(x: x.rounded(), y: y.rounded(), width: width, height: height),
      Arrow(
        side: isAbove || !hasBelow ? .bottom : .top, tip: tip.rounded(),
        height: EditMenuMetrics.arrowHeight, base: EditMenuMetrics.arrowBase)
    )
  }
}

/// The dimensions of edit menus, in points and seconds; tuned by eye.
nonisolated enum EditMenuMetrics {
  /// The height without the arrow.
  static let height: CGFloat = 36
  static let arrowHeight: CGFloat = 9
  static let arrowBase: CGFloat = 19
  static let cornerRadius: CGFloat = 8
  /// The space beside a title, and the width of the arrows to other pages.
  static let padding: CGFloat = 14
  static let pageWidth: CGFloat = 34
  /// The space to what it points at, which leaves room for the knobs of a selection; and to the
  /// screen's edges.
  static let gap: CGFloat = 12
  static let margin: CGFloat = 8
  static let fontSize: CGFloat = 14
  static let fadeDuration: TimeInterval = 0.2
}
