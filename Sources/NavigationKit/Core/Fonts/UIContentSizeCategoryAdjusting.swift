/// A view whose font can follow the user's text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether the font follows the text size; it must be of a text style, or made by
  /// ``UIFontMetrics``.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
