import Foundation

/// A view whose content's height depends on its width, as wrapped text does.
protocol WrappingContent: UIView {
  /// Whether it wraps its content.
  var wrapsContent: Bool { get }
  /// The size of the content within a width; nil for any.
  func contentSize(within width: CGFloat?) -> CGSize
}

/// A view whose text has baselines.
protocol BaselineContent: UIView {
  /// The baselines of the text within a width.
  func baselines(width: CGFloat) -> TextBaselines?
}

/// The baselines of a text in the middle of a view, as distances below that middle, in points.
nonisolated struct TextBaselines: Hashable, Sendable {
  /// Of the first line.
  let first: CGFloat
  /// Of the last line.
  let last: CGFloat

  /// The baselines of lines of a height, each below its top by the ascent.
  init(lineCount: Int, lineHeight: CGFloat, ascent: CGFloat) {
    let half = CGFloat(max(1, lineCount)) * lineHeight / 2
    first = ascent - half
    last = half - lineHeight + ascent
  }
}
