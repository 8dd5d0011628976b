import Foundation

/// The units of one kind that a text consists of, in UTF-16 units.
struct TextUnits {
  let text: ParagraphText
  let lines: any TextLines
  let granularity: UITextGranularity

  /// The unit around a position; for a position at a unit's boundary, the unit in the direction.
  func unit(around position: Int, isForward: Bool) -> Range<Int>? {
    units(near: position).first {
      isForward
        ? $0.lowerBound <= position && position < $0.upperBound
        : $0.lowerBound < position && position <= $0.upperBound
    }
  }

  /// The end of the first unit that ends behind a position.
  func end(after position: Int) -> Int? {
    for index in text.paragraph(at: position).index..<text.count {
      if let unit = units(ofParagraph: index).first(where: { $0.upperBound > position }) {
        return unit.upperBound
      }
    }
    return nil
  }

  /// The start of the last unit that starts before a position.
  func start(before position: Int) -> Int? {
    for index in (0...text.paragraph(at: position).index).reversed() {
      if let unit = units(ofParagraph: index).last(where: { $0.lowerBound < position }) {
        return unit.lowerBound
      }
    }
    return nil
  }

  private func units(near position: Int) -> [Range<Int>] {
    let index = text.paragraph(at: position).index
    // A line feed before the position is a character of the paragraph before.
    return (max(0, index - 1)...index).flatMap { units(ofParagraph: $0) }
  }

  private func units(ofParagraph index: Int) -> [Range<Int>] {
    let (paragraph, start) = (text[index], text.start(of: index))
    let end = start + paragraph.utf16.count
    let contentEnd = paragraph.last?.isNewline == true ? text.position(before: end) : end
    switch granularity {
    case .character: return characters(of: start..<end)
    case .word: return TextWords(text: text).words(ofParagraph: index)
    case .sentence: return sentences(of: paragraph, from: start)
    case .paragraph: return contentEnd > start ? [start..<contentEnd] : []
    case .line: return wrappedLines(of: start..<contentEnd)
    case .document: return text.isEmpty ? [] : [0..<text.length]
    }
  }

  private func characters(of range: Range<Int>) -> [Range<Int>] {
    var (all, start): ([Range<Int>], Int) = ([], range.lowerBound)
    while start < range.upperBound {
      let end = text.position(after: start)
      all.append(start..<end)
      start = end
    }
    return all
  }

  private func wrappedLines(of range: Range<Int>) -> [Range<Int>] {
    var (all, start): ([Range<Int>], Int) = ([], range.lowerBound)
    while start < range.upperBound {
      // The caret's last place on a wrapped line is before the space that the line breaks at.
      let last = lines.line(at: start).upperBound
      let end = last >= range.upperBound ? range.upperBound : text.position(after: last)
      all.append(start..<end)
      start = end
    }
    return all
  }

  /// The sentences: each ends in a full stop or the like and a space, or with the paragraph.
  private func sentences(of paragraph: String, from start: Int) -> [Range<Int>] {
    var all: [Range<Int>] = []
    var (first, end, position): (Int?, Int, Int) = (nil, start, start)
    var isEnding = false
    for character in paragraph {
      if character.isWhitespace, isEnding, let from = first {
        all.append(from..<end)
        (first, isEnding) = (nil, false)
      }
      if !character.isWhitespace {
        first = first ?? position
        end = position + character.utf16.count
        isEnding = ".!?…。".contains(character) || isEnding && character.isPunctuation
      }
      position += character.utf16.count
    }
    return first.map { all + [$0..<end] } ?? all
  }
}
