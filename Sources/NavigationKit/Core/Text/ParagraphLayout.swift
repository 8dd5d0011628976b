import Drawing
import Foundation

/// How a paragraph's lines are set between two edges.
nonisolated struct ParagraphLayout {
  /// Where a line is.
  struct Place: Hashable {
    /// The distance from the edge where the paragraph begins, in points.
    let indent: CGFloat
    /// The room for the line.
    let width: CGFloat
    /// The distance from the other edge; nil if there is none because lines are endless.
    let tail: CGFloat?
    /// The alignment that the paragraph's style gives; nil without a style.
    let alignment: NSTextAlignment?
    /// Whether the paragraph begins at the right; nil if its style does not say.
    let beginsAtRight: Bool?

    /// The width between the edges that a line of a width needs.
    func needed(for width: CGFloat) -> CGFloat { indent + width + (tail ?? 0) }

    /// The left edge of a line.
    ///
    /// - Parameters:
    ///   - room: The room between the edges.
    ///   - defaultAlignment: The alignment of text without a paragraph style.
    ///   - isRightToLeft: Whether natural lines begin at the right.
    func left(
      ofWidth width: CGFloat, in room: CGRect, defaultAlignment: NSTextAlignment,
      isRightToLeft: Bool
    ) -> CGFloat {
      let isRight = beginsAtRight ?? isRightToLeft
      let low = room.minX + (isRight ? tail ?? 0 : indent)
      let high = room.maxX - (isRight ? indent : tail ?? 0)
      switch alignment ?? defaultAlignment {
      case .left: return low
      case .right: return high - width
      case .center: return (low + high - width) / 2
      case .natural, .justified: return isRight ? high - width : low
      }
    }
  }

  private let style: NSParagraphStyle?
  /// Whether its runs follow each other from right to left.
  let isMirrored: Bool
  private let beginsAtRight: Bool?

  init(_ style: NSParagraphStyle?, direction: WritingDirection?) {
    self.style = style
    switch style?.baseWritingDirection ?? .natural {
    case .natural: (isMirrored, beginsAtRight) = (direction == .rightToLeft, nil)
    case .leftToRight: (isMirrored, beginsAtRight) = (false, false)
    case .rightToLeft: (isMirrored, beginsAtRight) = (true, true)
    }
  }

  /// The space below a line of the paragraph, before its next one.
  var lineSpacing: CGFloat { style?.lineSpacing ?? 0 }

  /// The space between the paragraph and the next.
  func spacing(before next: ParagraphLayout) -> CGFloat {
    lineSpacing + (style?.paragraphSpacing ?? 0) + (next.style?.paragraphSpacingBefore ?? 0)
  }

  /// The height of a line of letters of a height.
  func height(_ natural: CGFloat) -> CGFloat {
    guard let style else { return natural }
    let multiple = style.lineHeightMultiple > 0 ? style.lineHeightMultiple : 1
    let height = max(natural * multiple, style.minimumLineHeight)
    return style.maximumLineHeight > 0 ? min(height, style.maximumLineHeight) : height
  }

  /// Where a line is between edges at a distance.
  func place(isFirst: Bool, in room: CGFloat) -> Place {
    let indent = max(0, (isFirst ? style?.firstLineHeadIndent : style?.headIndent) ?? 0)
    let end = style?.tailIndent ?? 0
    let isEndless = room >= CGFloat.greatestFiniteMagnitude
    let tail: CGFloat? = end > 0 ? (isEndless ? nil : max(0, room - end)) : -end
    let last = end > 0 ? min(end, room) : room + end
    return Place(
      indent: indent, width: max(0, last - indent), tail: tail, alignment: style?.alignment,
      beginsAtRight: beginsAtRight)
  }

  /// The part of a text that fits on a line.
  func firstLine(of text: Substring, by breaker: LineBreaker) -> Substring {
    style?.lineBreakMode == .byCharWrapping
      ? breaker.firstCharacters(of: text) : breaker.firstLine(of: text)
  }
}
