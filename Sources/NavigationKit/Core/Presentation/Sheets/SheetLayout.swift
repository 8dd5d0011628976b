import Drawing
import Foundation

/// The frames of a sheet in its container, computed without views.
nonisolated struct SheetLayout: Hashable, Sendable {
  /// The container's size in points.
  var size: CGSize
  /// The container's safe area insets.
  var insets = UIEdgeInsets.zero
  /// Whether it is a form sheet, smaller than a page sheet.
  var isForm = false
  /// The content's preferred size; zero for none.
  var preferred = CGSize.zero
  /// Whether the container's width is regular.
  var hasWidth = false
  /// Whether the container's height is not compact.
  var hasHeight = true

  /// Whether it leaves a strip at the top in compact height, too.
  var staysAttached = false
  /// Whether an edge-attached sheet has the content's preferred width.
  var followsPreferredWidth = false
  /// The corner radius that was set; nil for the standard one.
  var ownCornerRadius: CGFloat?
  /// How much of the container the keyboard covers from below, in points.
  var keyboard: CGFloat = 0
  /// The heights of custom detents, in points above the bottom safe area.
  var heights: [Detent: CGFloat] = [:]

  typealias Detent = UISheetPresentationController.Detent.Identifier

  /// Whether it fills the screen, as in compact height, however wide that is.
  private var isFull: Bool { !hasHeight && !staysAttached }
  /// Whether it is a card in the middle, away from all edges.
  var floats: Bool { hasWidth && hasHeight }

  /// The radius of the corners at rest: none where the sheet fills the screen.
  var cornerRadius: CGFloat { isFull ? 0 : movingCornerRadius }
  /// The radius while a finger has moved it.
  var movingCornerRadius: CGFloat { ownCornerRadius ?? SheetMetrics.cornerRadius }
  /// How much of a card at a container's lower edge is below that, and hides its lower corners, in
  /// points.
  var hiddenEdge: CGFloat { floats ? 0 : movingCornerRadius }

  /// The top edge of the sheet at a detent.
  func top(of detent: Detent) -> CGFloat {
    if floats { return floatingTop }
    if isFull { return 0 }
    let high = insets.top + SheetMetrics.topGap
    // The keyboard lifts what would be below it.
    let lift = max(0, keyboard - insets.bottom)
    if let height = heights[detent] {
      let top = size.height - insets.bottom - height
      return lift > 0 ? max(min(high, top), top - lift) : top
    }
    return detent == .medium && hasHeight ? max(high, size.height / 2 - lift) : high
  }

  /// The top of a card in the middle; a form sheet is in the middle of what the keyboard leaves, but
  /// no higher than the status bar.
  private var floatingTop: CGFloat {
    let middle = (size.height - cardSize.height) / 2
    guard isForm, middle + cardSize.height > size.height - keyboard else { return middle }
    let free = insets.top + (size.height - keyboard - insets.top - cardSize.height) / 2
    return min(middle, max(insets.top, free))
  }

  /// How far the view behind is inset on each side (x) and moved down (y), in points, for a top
  /// edge of the card: fully at the large detent, less below it, not at all from the next rest on.
  ///
  /// Behind a floating card only another card goes back, and its upper edge stays in sight.
  ///
  /// - Parameters:
  ///   - behind: The frame of the view behind.
  ///   - isCard: Whether that is the card of another sheet.
  ///   - rests: The top edges the card can rest at, highest first.
  func backdropInset(of behind: CGRect, isCard: Bool, top: CGFloat, rests: [CGFloat]) -> CGPoint {
    let high = self.top(of: .large)
    // A view that starts below the card is not moved.
    guard hasHeight, floats ? isCard : behind.minY <= high else { return .zero }
    let low = rests.first { $0 > high } ?? size.height
    let share = low > high ? min(max((low - top) / (low - high), 0), 1) : 0
    let down =
      floats
      ? min(
        behind.height * SheetMetrics.backdropShrink / 2, high - SheetMetrics.stackGap - behind.minY)
      : insets.top - behind.minY
    return CGPoint(x: behind.width * SheetMetrics.backdropShrink / 2 * share, y: down * share)
  }

  /// The sheet's height for a top edge, without the bottom safe area.
  func height(top: CGFloat) -> CGFloat {
    floats ? cardSize.height : max(0, size.height - insets.bottom - top)
  }

  /// The sheet's frame for a top edge: a floating card moves, an edge-attached one grows.
  func frame(top: CGFloat) -> CGRect {
    guard floats else {
      let width =
        followsPreferredWidth && preferred.width > 0 && !isFull
        ? min(preferred.width, size.width) : size.width
      return CGRect(
        x: (size.width - width) / 2, y: top, width: width, height: max(0, size.height - top))
    }
    return CGRect(
      x: (size.width - cardSize.width) / 2, y: top, width: cardSize.width,
      height: cardSize.height)
  }

  /// The card's frame for its visible part: an edge-attached card hides its lower corners below the
  /// screen.
  func cardFrame(for frame: CGRect) -> CGRect {
    frame.inset(by: UIEdgeInsets(bottom: -hiddenEdge))
  }

  /// The size of a floating card.
  private var cardSize: CGSize {
    let room = CGRect(origin: .zero, size: size).inset(by: insets).insetBy(
      dx: SheetMetrics.pageMargin, dy: SheetMetrics.pageMargin)
    let page = CGSize(width: SheetMetrics.pageWidth, height: room.height)
    let standard = isForm ? SheetMetrics.formSize : page
    // A side that is no length, as a page that says nothing of it has, is the default one.
    let asked = isForm ? preferred.finite : .zero
    return CGSize(
      width: min(asked.width > 0 ? asked.width : standard.width, room.width),
      height: min(asked.height > 0 ? asked.height : standard.height, room.height))
  }
}
