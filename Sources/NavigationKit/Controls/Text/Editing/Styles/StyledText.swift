import Drawing
import Foundation

/// The attributes of a text that is edited, and the sizes of its letters with them.
///
/// Positions count UTF-16 units, as in ``ParagraphText``.
final class StyledText {
  /// The text with its attributes.
  let string: NSMutableAttributedString
  /// The font of attributes, which may lack one.
  let font: ([NSAttributedString.Key: Any]) -> Font
  /// The removed texts, by their letters: undoing restores their attributes.
  private var removed: [String: NSAttributedString] = [:]

  /// - Parameter storage: Where the text is kept; nil for a copy.
  init(
    _ string: NSAttributedString, in storage: NSTextStorage? = nil,
    font: @escaping ([NSAttributedString.Key: Any]) -> Font
  ) {
    if string !== storage { storage?.byEditor { storage?.setAttributedString(string) } }
    self.string = storage ?? NSMutableAttributedString(attributedString: string)
    self.font = font
  }

  // MARK: Changes

  /// Follows a replacement in the text.
  ///
  /// - Parameter typed: The attributes of typed text.
  func follow(_ replacement: TextReplacement, typed: [NSAttributedString.Key: Any]) {
    let range = NSRange(replacement.range)
    let old = string.attributedSubstring(from: range)
    if old.length > 0 { removed[old.string] = old }
    let isRepeated = replacement.origin == .undo || replacement.origin == .redo
    let restored = isRepeated ? removed[replacement.text] : nil
    let new = restored ?? NSAttributedString(string: replacement.text, attributes: typed)
    guard let storage = string as? NSTextStorage else {
      return string.replaceCharacters(in: range, with: new)
    }
    storage.byEditor { storage.replaceCharacters(in: range, with: new) }
  }

  /// Gives all of the text an attribute; nil takes it away.
  func set(_ key: NSAttributedString.Key, to value: Any?) {
    let whole = NSRange(location: 0, length: string.length)
    string.removeAttribute(key, range: whole)
    if let value { string.addAttribute(key, value: value, range: whole) }
  }

  /// The attributes of the character before a position, or of the first; nil without text.
  func attributes(before position: Int) -> [NSAttributedString.Key: Any]? {
    guard string.length > 0 else { return nil }
    return string.attributes(
      at: min(max(0, position - 1), string.length - 1), effectiveRange: nil)
  }

  // MARK: Measuring

  /// A part of the text, in one line; it ends with an ellipsis if it is wider than a width.
  func layout(
    _ range: Range<Int>, within width: CGFloat = .greatestFiniteMagnitude,
    _ measurer: any TextMeasurer
  ) -> StyledLayout {
    let part = string.attributedSubstring(from: NSRange(range))
    let text = part.string
    // The editor places its lines itself.
    let runs = part.runs(in: text, font: font).map {
      StyledLayout.Run(range: $0.range, style: $0.style, paragraph: nil)
    }
    return StyledLayout(
      text, runs: runs, width: width, numberOfLines: 1, measurer: measurer)
  }

  /// The height of a line: that of its highest letters; an empty one is as high as the text before.
  func height(_ range: Range<Int>, _ measurer: any TextMeasurer) -> CGFloat {
    guard range.isEmpty else { return layout(range, measurer).size.height }
    return measurer.lineHeight(of: font(attributes(before: range.lowerBound) ?? [:]))
  }

  /// Where the characters of a line are.
  func extents(_ range: Range<Int>, _ measurer: any TextMeasurer) -> [CharacterExtent] {
    var left: CGFloat = 0
    var all: [CharacterExtent] = []
    string.enumerateAttributes(in: NSRange(range), options: []) { attributes, range, _ in
      let text = self.string.attributedSubstring(from: range).string
      let font = self.font(attributes)
      all += measurer.extents(of: text, font: font).map {
        CharacterExtent(
          minX: $0.minX + left, maxX: $0.maxX + left, isRightToLeft: $0.isRightToLeft)
      }
      left += measurer.size(of: text, font: font, maxWidth: nil).width
    }
    return all
  }
}

/// The attributes of an editor's text besides the view's own.
struct EditorStyles {
  /// The attributes of the text; nil while all of it looks alike.
  var text: StyledText?
  /// The attributes of text typed next; nil for those of the text before the caret.
  var typing: [NSAttributedString.Key: Any]?
  /// The attributes of all text that replaces the present one; nil for the view's own.
  var defaultAttributes: [NSAttributedString.Key: Any]?
  /// Where code edits the text; nil until it does.
  var storage: NSTextStorage?
}
