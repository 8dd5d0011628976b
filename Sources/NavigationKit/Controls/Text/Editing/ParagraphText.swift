import Foundation

/// A text that is edited, kept as paragraphs; positions count UTF-16 units.
///
/// The cost of a change depends on the paragraphs it touches, not on the length of the whole.
nonisolated struct ParagraphText {
  /// The effect of a change on the paragraphs.
  struct Change: Hashable {
    /// The paragraphs that were replaced.
    let replaced: Range<Int>
    /// The number of paragraphs in their place.
    let count: Int
  }

  /// The paragraphs, each with its line feed; the last has none, and may be empty.
  private var kept: SummedArray<String, Int>

  init(_ text: String = "") { kept = SummedArray(Self.paragraphs(of: text)) }

  private static func paragraphs(of text: String) -> [(element: String, weight: Int)] {
    let bytes = text.utf8
    var result: [(element: String, weight: Int)] = []
    var start = bytes.startIndex
    func add(upTo end: String.Index) {
      let paragraph = String(text[start..<end])
      result.append((paragraph, paragraph.utf16.count))
      start = end
    }
    while let feed = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      add(upTo: bytes.index(after: feed))
    }
    add(upTo: bytes.endIndex)
    return result
  }

  // MARK: Reading

  /// The length in UTF-16 units.
  var length: Int { kept.weight }
  var isEmpty: Bool { length == 0 }
  /// The number of paragraphs; at least 1.
  var count: Int { kept.count }
  /// The whole text.
  var string: String { kept.elements.joined() }

  /// All paragraphs in order.
  var paragraphs: some Sequence<String> { kept.elements }
  /// The lengths of the paragraphs, with their line feeds.
  var paragraphLengths: [Int] { kept.weights }

  /// A paragraph with its line feed, if it has one.
  subscript(index: Int) -> String { kept[index] }

  /// The paragraph of a position, and where it starts; a position behind a line feed is in the next.
  func paragraph(at position: Int) -> (index: Int, start: Int) {
    let found = kept.element(at: position)
    return (found.index, found.sum)
  }

  /// Where a paragraph starts.
  func start(of index: Int) -> Int { kept.weight(before: index) }

  /// The range of the paragraph of a position, without its line feed.
  func contents(at position: Int) -> Range<Int> {
    let place = paragraph(at: position)
    let end = place.start + kept[place.index].utf16.count
    return place.start..<(place.index < count - 1 ? end - 1 : end)
  }

  /// The text in a range.
  func text(in range: Range<Int>) -> String {
    let first = paragraph(at: range.lowerBound)
    let last = paragraph(at: range.upperBound)
    let (head, tail) = (kept[first.index], kept[last.index])
    let start = String.Index(utf16Offset: range.lowerBound - first.start, in: head)
    let end = String.Index(utf16Offset: range.upperBound - last.start, in: tail)
    // Of long paragraphs only the range is copied.
    guard first.index < last.index else { return String(head[start..<end]) }
    let between = kept.elements(first.index + 1..<last.index).joined()
    return String(head[start...]) + between + String(tail[..<end])
  }

  /// A position limited to the text, and not between the two units of one scalar.
  func clamped(_ position: Int) -> Int {
    let position = min(max(position, 0), length)
    let place = paragraph(at: position)
    let text = kept[place.index]
    let index = String.Index(utf16Offset: position - place.start, in: text)
    return index.samePosition(in: text.unicodeScalars) == nil ? position - 1 : position
  }

  /// A range limited to the text.
  func clamped(_ range: Range<Int>) -> Range<Int> {
    let start = clamped(range.lowerBound)
    return start..<max(start, clamped(range.upperBound))
  }

  // MARK: Changing

  /// Replaces a range.
  mutating func replace(_ range: Range<Int>, with text: String) -> Change {
    let first = paragraph(at: range.lowerBound)
    let last = paragraph(at: range.upperBound)
    let replaced = first.index..<last.index + 1
    var whole = kept.elements(replaced).joined()
    let start = whole.utf16.index(whole.startIndex, offsetBy: range.lowerBound - first.start)
    let end = whole.utf16.index(start, offsetBy: range.count)
    whole.replaceSubrange(start..<end, with: text)
    let new = Self.paragraphs(of: whole)
    // A paragraph that is not the last ends in a line feed, after which there is another.
    let entries = last.index < count - 1 ? new.dropLast() : new[...]
    kept.replaceSubrange(replaced, with: Array(entries))
    return Change(replaced: replaced, count: entries.count)
  }

  // MARK: Characters and words

  /// The end of the character that starts at a position, or that it is in; the end of the text
  /// stays.
  func position(after position: Int) -> Int {
    guard position < length else { return length }
    let place = paragraph(at: position)
    let text = kept[place.index]
    let index = String.Index(utf16Offset: position - place.start, in: text)
    let start = text.rangeOfComposedCharacter(at: index)
    return place.start + start.upperBound.utf16Offset(in: text)
  }

  /// The start of the character before a position; the start of the text stays.
  func position(before position: Int) -> Int {
    guard position > 0 else { return 0 }
    let place = paragraph(at: position - 1)
    let text = kept[place.index]
    let index = String.Index(utf16Offset: position - 1 - place.start, in: text)
    return place.start + text.rangeOfComposedCharacter(at: index).lowerBound.utf16Offset(in: text)
  }
}

extension String {
  /// The range of the character that an index is in.
  nonisolated fileprivate func rangeOfComposedCharacter(at index: Index) -> Range<Index> {
    guard index < endIndex else { return endIndex..<endIndex }
    // An index behind a character's start leads to its start from the next.
    var start = index
    let rounded = self.index(before: self.index(after: index))
    if rounded < index { start = rounded }
    let end = self.index(after: start)
    return start..<end
  }
}
