public import Foundation

/// Answers the one question layout has to ask the outside, how big a text is.
public protocol TextMeasurer {
  /// The size of `text` in points; with a `maxWidth` it breaks into as many lines as it needs.
  func size(of text: String, font: Font, maxWidth: CGFloat?) -> CGSize
  /// How far the font's letters rise above the baseline, in points.
  func ascent(of font: Font) -> CGFloat
  /// How far apart two baselines are, in points.
  func lineHeight(of font: Font) -> CGFloat
}

extension TextMeasurer {
  /// Letters rise 0.95 em, unless the measurer knows better.
  public func ascent(of font: Font) -> CGFloat { font.size * 0.95 }

  /// A line is as high as one letter, unless the measurer knows better.
  public func lineHeight(of font: Font) -> CGFloat {
    size(of: "X", font: font, maxWidth: nil).height
  }
}

/// Measures without fonts: every character is half an em wide and a line 1.2 em high.
///
/// The same on every machine, hence for tests of layout.
public struct FixedTextMeasurer: TextMeasurer {
  /// Makes the measurer.
  public init() {}

  /// Half an em a character; lines break after as many characters as fit.
  public func size(of text: String, font: Font, maxWidth: CGFloat?) -> CGSize {
    let advance = font.size / 2
    let limit = maxWidth.map { max(1, Int(($0 / advance).rounded(.down))) } ?? Int.max
    var lines = 0
    var longest = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines += max(1, (line.count - 1) / limit + 1)
      longest = max(longest, min(line.count, limit))
    }
    return CGSize(width: CGFloat(longest) * advance, height: CGFloat(lines) * lineHeight(of: font))
  }

  /// Lines are 1.2 em apart.
  public func lineHeight(of font: Font) -> CGFloat { font.size * 1.2 }
}
