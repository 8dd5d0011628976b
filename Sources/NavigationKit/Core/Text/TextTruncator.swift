import Drawing
import Foundation

/// Breaks text into lines, and truncates what is too wide.
nonisolated struct TextTruncator {
  let font: Font
  let width: CGFloat
  let mode: NSLineBreakMode
  let measurer: any TextMeasurer

  /// The part of the text that fits on a line, if more lines may follow.
  func firstLine(of text: Substring) -> Substring {
    let breaker = LineBreaker(limit: width) { self.width(of: String($0)) }
    guard !breaker.fits(text) else { return text }
    return mode == .byCharWrapping ? breaker.firstCharacters(of: text) : breaker.firstLine(of: text)
  }

  /// The part of the text that belongs on the last line, before it is truncated.
  func lastLine(of text: Substring) -> Substring {
    switch mode {
    case .byWordWrapping, .byCharWrapping: firstLine(of: text)
    case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: text
    }
  }

  /// The text, truncated if it is too wide.
  ///
  /// - Parameter goesOn: Whether more text follows that is not shown.
  func fitted(_ text: String, goesOn: Bool) -> TextLayout.Line {
    let text = goesOn && mode == .byTruncatingTail ? trimmed(text) + "…" : text
    let whole = self.width(of: text)
    guard whole > width + Self.tolerance else { return TextLayout.Line(text: text, width: whole) }
    let cut = cut(text)
    return TextLayout.Line(text: cut, width: self.width(of: cut))
  }

  private func cut(_ text: String) -> String {
    let characters = Array(text)
    let build: (Int) -> String = { kept in
      switch mode {
      case .byTruncatingHead: "…" + String(characters.suffix(kept))
      case .byTruncatingMiddle:
        String(characters.prefix((kept + 1) / 2)) + "…" + String(characters.suffix(kept / 2))
      case .byClipping, .byWordWrapping, .byCharWrapping: String(characters.prefix(kept))
      case .byTruncatingTail: trimmed(String(characters.prefix(kept))) + "…"
      }
    }
    let bound = min(characters.count, Self.longestLine)
    return build(largest(upTo: bound) { self.width(of: build($0)) <= width })
  }

  /// The largest count that passes; all smaller ones pass too.
  private func largest(upTo limit: Int, where passes: (Int) -> Bool) -> Int {
    var low = 0
    var high = limit
    while low < high {
      let middle = (low + high + 1) / 2
      if passes(middle) { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private func width(of text: String) -> CGFloat {
    measurer.size(of: text, font: font, maxWidth: nil).width
  }

  private func trimmed(_ text: String) -> String { String(LineBreaks.trimmed(text[...])) }

  /// By how many points text may be too wide before it is truncated, as widths are rounded to
  /// pixels.
  private static let tolerance: CGFloat = 0.5
  /// The most characters on a truncated line, which bounds the search in very long text.
  private static let longestLine = 512
}
