public import Foundation

/// Measures text for the layout, which knows no fonts itself.
public protocol TextMeasurer {
  /// The size of `text` in points, broken into lines if it is wider than `maxWidth`.
  func size(of text: String, font: Font, maxWidth: CGFloat?) -> CGSize
  /// The distance from the baseline to the top of a line, in points.
  func ascent(of font: Font) -> CGFloat
  /// The distance between two baselines, in points.
  func lineHeight(of font: Font) -> CGFloat
  /// The heights of small and capital letters.
  func letterSizes(of font: Font) -> LetterSizes
  /// The outline of a line's letters in points, from the left end of its baseline; nil if it is not
  /// known.
  func outline(of line: String, font: Font) -> Path?
  /// The fonts that can be asked for by name, beside the system's.
  var fonts: FontLibrary { get }
  /// Where each character of a line is, in the order of reading, for the caret.
  func extents(of line: String, font: Font) -> [CharacterExtent]
}

/// Where a character is on its line.
public struct CharacterExtent: Hashable, Sendable {
  /// The left edge, in points from the line's left end.
  public var minX: CGFloat
  /// The right edge, in points from the line's left end.
  public var maxX: CGFloat
  /// Whether it is read from right to left.
  public var isRightToLeft: Bool

  /// Makes an extent.
  public init(minX: CGFloat, maxX: CGFloat, isRightToLeft: Bool = false) {
    self.minX = minX
    self.maxX = maxX
    self.isRightToLeft = isRightToLeft
  }

  /// The edge before the character in the order of reading.
  public var leading: CGFloat { isRightToLeft ? maxX : minX }
  /// The edge behind it in the order of reading.
  public var trailing: CGFloat { isRightToLeft ? minX : maxX }
}

extension TextMeasurer {
  /// 0.95 em by default.
  public func ascent(of font: Font) -> CGFloat { font.size * 0.95 }

  /// The height of one letter by default.
  public func lineHeight(of font: Font) -> CGFloat {
    size(of: "X", font: font, maxWidth: nil).height
  }

  /// Half an em and 0.7 em by default.
  public func letterSizes(of font: Font) -> LetterSizes {
    LetterSizes(small: font.size * 0.5, capital: font.size * 0.7)
  }

  /// Not known by default.
  public func outline(of line: String, font: Font) -> Path? { nil }

  /// None by default.
  public var fonts: FontLibrary { FontLibrary() }

  /// By default from left to right, each as wide as it makes the text before it wider.
  public func extents(of line: String, font: Font) -> [CharacterExtent] {
    var x: CGFloat = 0
    return line.indices.map { index in
      let end = size(of: String(line[...index]), font: font, maxWidth: nil).width
      defer { x = end }
      return CharacterExtent(minX: x, maxX: end)
    }
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

  /// Half an em each, from left to right.
  public func extents(of line: String, font: Font) -> [CharacterExtent] {
    (0..<line.count).map {
      CharacterExtent(
        minX: CGFloat($0) * font.size / 2, maxX: CGFloat($0 + 1) * font.size / 2)
    }
  }

  /// Lines are 1.2 em apart.
  public func lineHeight(of font: Font) -> CGFloat { font.size * 1.2 }
}
