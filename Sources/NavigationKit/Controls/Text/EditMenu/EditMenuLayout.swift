import Drawing
import Foundation

/// Where an edit menu is, and its titles in it, computed without views.
nonisolated struct EditMenuLayout: Hashable, Sendable {
  /// The widths of the titles, in points.
  var widths: [CGFloat]
  /// The frame of the menu's target.
  var anchor: CGRect
  /// The area that the menu may cover.
  var room: CGRect
  /// Whether the menu prefers to be below its target.
  var prefersBelow = false

  /// The items of each page: as many as fit side by side, with arrows to the other pages.
  var pages: [Range<Int>] {
    var pages: [Range<Int>] = []
    var start = 0
    while start < widths.count {
      var used = start > 0 ? EditMenuMetrics.pageWidth : 0
      var end = start
      let fitsRest = used + widths[start...].reduce(0, +) <= room.width
      if !fitsRest { used += EditMenuMetrics.pageWidth }
      while end < widths.count, end == start || used + widths[end] <= room.width {
        used += widths[end]
        end += 1
      }
      pages.append(start..<end)
      start = end
    }
    return pages
  }

  /// The frame of a page.
  func frame(ofPage page: Int) -> CGRect {
    let arrows = (page > 0 ? 1 : 0) + (page < pages.count - 1 ? 1 : 0)
    let titles = pages[page].reduce(0) { $0 + widths[$1] }
    let width = min(room.width, titles + CGFloat(arrows) * EditMenuMetrics.pageWidth)
    let height = EditMenuMetrics.height
    let above = anchor.minY - EditMenuMetrics.gap - height
    let below = anchor.maxY + EditMenuMetrics.gap
    let (hasAbove, hasBelow) = (above >= room.minY, below + height <= room.maxY)
    let isAbove = hasAbove && (!prefersBelow || !hasBelow)
    // A text that fills the room has the menu in front of its middle.
    let y = isAbove ? above : hasBelow ? below : room.midY - height / 2
    let x = min(max(anchor.midX - width / 2, room.minX), room.maxX - width)
    return CGRect(x: x.rounded(), y: y.rounded(), width: width, height: height)
  }
}

/// The dimensions of edit menus, in points and seconds, as screenshots of iOS 16 and later show them.
nonisolated enum EditMenuMetrics {
  static let height: CGFloat = 44
  /// The space beside a title, and the width of the arrows to other pages.
  static let padding: CGFloat = 15
  static let pageWidth: CGFloat = 40
  /// The size of the arrows to other pages, as a font's.
  static let arrow: CGFloat = 14
  /// The space to the menu's target, which leaves room for the knobs of a selection; and to the
  /// screen's edges.
  static let gap: CGFloat = 16
  static let margin: CGFloat = 8
  static let fontSize: CGFloat = 15
  static let fadeDuration: TimeInterval = 0.2
}
