import Foundation

/// Where a sheet rests in the room there is: pure.
nonisolated struct SheetLayout: Hashable, Sendable {
  /// The container's size in points.
  var size: CGSize
  /// What the screen's edges cover of the container.
  var insets = UIEdgeInsets.zero
  /// Whether it is a form, smaller than a page.
  var isForm = false
  /// The size the content asks for; zero where it does not care.
  var preferred = CGSize.zero
  /// Whether there is much room from side to side.
  var hasWidth = false
  /// Whether there is much room from top to bottom.
  var hasHeight = true

  /// Whether it leaves a strip at the top where there is little height.
  var staysAttached = false
  /// Whether it is as wide as the content asks where it is attached to the bottom.
  var followsPreferredWidth = false
  /// The radius of the corners that was asked for; nil for the usual one.
  var ownCornerRadius: CGFloat?
  /// The heights of custom detents, in points above what the bottom edge covers.
  var heights: [Detent: CGFloat] = [:]

  /// The part of the sheet's name that its height comes from.
  typealias Detent = UISheetPresentationController.Detent.Identifier

  /// Whether it fills the screen, for want of height.
  private var isFull: Bool { !hasHeight && !hasWidth && !staysAttached }

  /// The radius of the corners: none where the sheet fills the screen.
  var cornerRadius: CGFloat { isFull ? 0 : ownCornerRadius ?? SheetMetrics.cornerRadius }

  /// The top edge of the sheet at one of its heights.
  func top(of detent: Detent) -> CGFloat {
    if hasWidth { return (size.height - cardSize.height) / 2 }
    if isFull { return 0 }
    if let height = heights[detent] { return size.height - insets.bottom - height }
    return detent == .medium && hasHeight ? size.height / 2 : insets.top + SheetMetrics.topGap
  }

  /// How far what is behind is drawn inwards and down while the card's top edge is somewhere: all the
  /// way under a card as tall as can be, less the lower the card is, not at all from its next rest on.
  ///
  /// - Parameters:
  ///   - behind: The frame of what is behind.
  ///   - rests: The top edges the card can rest at, highest first.
  func recess(of behind: CGRect, top: CGFloat, rests: [CGFloat]) -> CGPoint {
    let high = self.top(of: .large)
    // What is lower than the card itself stays where it is.
    guard !hasWidth, hasHeight, behind.minY <= high else { return .zero }
    let low = rests.first { $0 > high } ?? size.height
    let share = low > high ? min(max((low - top) / (low - high), 0), 1) : 0
    return CGPoint(
      x: behind.width * SheetMetrics.recess / 2 * share, y: (insets.top - behind.minY) * share)
  }

  /// The height of a sheet by its top edge, without what the bottom edge covers.
  func height(top: CGFloat) -> CGFloat {
    hasWidth ? cardSize.height : max(0, size.height - insets.bottom - top)
  }

  /// The sheet's frame with its top edge somewhere: a floating card moves, another one grows.
  func frame(top: CGFloat) -> CGRect {
    guard hasWidth else {
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

  /// The frame of the card for the frame of what is seen of it.
  func cardFrame(for frame: CGRect) -> CGRect {
    guard !hasWidth else { return frame }
    return frame.inset(by: UIEdgeInsets(bottom: -cornerRadius))
  }

  /// The size of a card that floats.
  private var cardSize: CGSize {
    let room = CGRect(origin: .zero, size: size).inset(by: insets).insetBy(
      dx: SheetMetrics.pageMargin, dy: SheetMetrics.pageMargin)
    let page = CGSize(width: SheetMetrics.pageWidth, height: room.height)
    let standard = isForm ? SheetMetrics.formSize : page
    let asked = isForm && preferred != .zero ? preferred : standard
    return CGSize(width: min(asked.width, room.width), height: min(asked.height, room.height))
  }
}
