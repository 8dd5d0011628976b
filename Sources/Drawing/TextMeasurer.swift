public import Foundation

/// Measures text for the layout, which knows no fonts itself.
public protocol TextMeasurer {
  /// The size of `text` in points, broken into lines if it is wider than `maxWidth`.
  func size(of text: String, font: Font, maxWidth: CGFloat?) -> CGSize
  /// The distance from the baseline to the top of a line, in points.
  func ascent(of font: Font) -> CGFloat
  /// The distance between two baselines, in points.
  func lineHeight(of font: Font) -> CGFloat
}

extension TextMeasurer {
  /// 0.95 em by default.
  public func ascent(of font: Font) -> CGFloat { font.size * 0.95 }

  /// The height of one letter by default.
  public func lineHeight(of font: Font) -> CGFloat {
    size(of: "X", font: font, maxWidth: nil).height
  }
}

/// Measures without fonts, for layout tests that are the same on every machine.
///
/// Every character is half an em wide, and a line 1.2 em high.
public struct FixedTextMeasurer: TextMeasurer {
  /// Makes the measurer.
  public init() {}

  /// Half an em per character; lines break after as many characters as fit.
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
