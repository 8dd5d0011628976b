import Foundation

/// The frames of a search bar's parts, computed from their sizes.
///
/// Frames are for left-to-right layout; callers mirror them for right to left.
nonisolated struct SearchBarLayout: Hashable, Sendable {
  /// Where a search bar is.
  enum Place: Hashable, Sendable {
    /// Anywhere in an app's views.
    case standalone
    /// Under the row of a navigation bar, where it collapses.
    case underRow
    /// In the place of a navigation bar.
    case insteadOfRow
  }

  /// The content to lay out.
  struct Content: Hashable, Sendable {
    /// The bar's size, in points.
    var size: CGSize
    var place = Place.standalone
    /// The safe area's insets at the leading and trailing edges.
    var leadingInset: CGFloat = 0
    var trailingInset: CGFloat = 0
    /// The field's full height.
    var fieldHeight = SearchBarMetrics.fieldHeight
    /// The width of the Cancel button, and whether it is shown.
    var cancelWidth: CGFloat = 0
    var showsCancel = false
    /// Whether the scope buttons are shown.
    var showsScopes = false
    /// Whether there is a line of text above the field.
    var hasPrompt = false
  }

  /// The line of text above the field.
  let prompt: CGRect
  let field: CGRect
  /// The Cancel button, which is beyond the trailing edge while it is not shown.
  let cancel: CGRect
  /// The scope buttons, which are under the field, and transparent while they are not shown.
  let scopes: CGRect
  /// The opacity of the field's content, which fades out as the field collapses.
  let contentAlpha: CGFloat

  /// Computes the frames.
  init(_ content: Content) {
    let padding = SearchBarLayout.padding(content.place)
    let promptHeight = content.hasPrompt ? SearchBarMetrics.promptHeight : 0
    let scopeHeight = content.showsScopes ? SearchBarMetrics.scopeHeight : 0
    let room = content.size.height - promptHeight - scopeHeight
    let height = max(0, min(content.fieldHeight, room - padding.top - padding.bottom))
    let top =
      content.place == .standalone
      ? promptHeight + (room - height) / 2 : promptHeight + min(padding.top, max(0, room))
    let start = content.leadingInset + SearchBarMetrics.margin
    let end = content.size.width - content.trailingInset - SearchBarMetrics.margin
    let fieldEnd =
      content.showsCancel ? end - content.cancelWidth - SearchBarMetrics.cancelGap : end
    prompt = CGRect(x: start, y: 0, width: max(0, end - start), height: promptHeight)
    field = CGRect(x: start, y: top, width: max(0, fieldEnd - start), height: height)
    cancel = CGRect(
      x: content.showsCancel ? end - content.cancelWidth : content.size.width, y: top,
      width: content.cancelWidth, height: height)
    scopes = CGRect(
      x: start, y: top + height + padding.bottom, width: max(0, end - start),
      height: SegmentMetrics.height)
    let shown = content.fieldHeight > 0 ? height / content.fieldHeight : 0
    contentAlpha = max(0, (shown - SearchBarMetrics.fadeStart) / (1 - SearchBarMetrics.fadeStart))
  }

  /// The height that the content needs.
  static func height(of content: Content) -> CGFloat {
    let padding = padding(content.place)
    return content.fieldHeight + padding.top + padding.bottom
      + (content.showsScopes ? SearchBarMetrics.scopeHeight : 0)
      + (content.hasPrompt ? SearchBarMetrics.promptHeight : 0)
  }

  private static func padding(_ place: Place) -> (top: CGFloat, bottom: CGFloat) {
    switch place {
    case .underRow: SearchBarMetrics.paddingUnderRow
    case .standalone, .insteadOfRow: (SearchBarMetrics.padding, SearchBarMetrics.padding)
    }
  }
}
