/// Finds the words around positions of a text.
nonisolated struct TextWords {
  let text: ParagraphText

  /// The kind of a character in the division of a text into words.
  private enum Kind {
    case word
    case space
    case feed
    case sign

    init(_ character: Character) {
      if character.isNewline {
        self = .feed
      } else if character.isWhitespace {
        self = .space
      } else {
        let isSign = character.isPunctuation && character != "_" || character.isSymbol
        self = isSign && !character.isEmoji ? .sign : .word
      }
    }
  }

  /// The end of the word at or after a position; behind a line feed if no word comes before that.
  func end(after position: Int) -> Int {
    let place = text.paragraph(at: position)
    let rest = rest(after: position - place.start, of: text[place.index])
    guard let first = rest.first, Kind(first) != .feed else {
      return text.position(after: position)
    }
    let gap = rest.prefix { Kind($0) == .space || Kind($0) == .sign }
    let word = rest.dropFirst(gap.count).prefix { Kind($0) == .word }
    return position + gap.utf16.count + word.utf16.count
  }

  /// The start of the word at or before a position; before a line feed if no word comes after that.
  func start(before position: Int) -> Int {
    guard position > 0 else { return 0 }
    let place = text.paragraph(at: position)
    guard position > place.start else { return text.position(before: position) }
    let before = head(before: position - place.start, of: text[place.index])
    let gap = before.reversed().prefix { Kind($0) == .space || Kind($0) == .sign }
    let word = before.dropLast(gap.count).reversed().prefix { Kind($0) == .word }
    return position - length(of: gap) - length(of: word)
  }

  /// The word at a position; if there is none, the spaces or signs there.
  func range(at position: Int) -> Range<Int> {
    let place = text.paragraph(at: position)
    let paragraph = text[place.index]
    let after = rest(after: position - place.start, of: paragraph)
    let before = head(before: position - place.start, of: paragraph)
    let kinds = [after.first, before.last].compactMap { $0.map(Kind.init) }
    guard let kind = kinds.contains(.word) ? .word : kinds.first, kind != .feed else {
      return position..<position
    }
    let start = position - length(of: before.reversed().prefix { Kind($0) == kind })
    return start..<position + length(of: after.prefix { Kind($0) == kind })
  }

  /// The word with a position inside it, between two of its letters; nil if there is none.
  func word(around position: Int) -> Range<Int>? {
    words(ofParagraph: text.paragraph(at: position).index).first {
      $0.lowerBound < position && position < $0.upperBound
    }
  }

  /// The words of a paragraph, in order.
  func words(ofParagraph index: Int) -> [Range<Int>] {
    var (words, position): ([Range<Int>], Int) = ([], text.start(of: index))
    for character in text[index] {
      let end = position + character.utf16.count
      if Kind(character) == .word {
        let isSame = words.last?.upperBound == position
        let start = isSame ? words.removeLast().lowerBound : position
        words.append(start..<end)
      }
      position = end
    }
    return words
  }

  private func length(of characters: some Sequence<Character>) -> Int {
    characters.reduce(0) { $0 + $1.utf16.count }
  }

  private func rest(after offset: Int, of paragraph: String) -> Substring {
    paragraph[String.Index(utf16Offset: offset, in: paragraph)...]
  }

  private func head(before offset: Int, of paragraph: String) -> Substring {
    paragraph[..<String.Index(utf16Offset: offset, in: paragraph)]
  }
}

extension Character {
  /// Whether the character is drawn as a picture, which counts as a part of a word.
  nonisolated fileprivate var isEmoji: Bool {
    unicodeScalars.first?.properties.isEmojiPresentation == true
  }
}
