/// Something whose text can follow the text size a person wants.
@MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether its font follows; only fonts of a text style, or made by ``UIFontMetrics``, can.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
