/// Reads the entries of a strings file.
struct StringsScanner {
  private let file: String
  let characters: [Unicode.Scalar]
  var position = 0

  init(_ text: String, file: String) {
    characters = Array(text.unicodeScalars)
    self.file = file
  }

  /// The next character.
  var next: Unicode.Scalar? { position < characters.count ? characters[position] : nil }

  /// All entries.
  mutating func entries() throws(StoryboardError) -> [String: String] {
    var entries: [String: String] = [:]
    try skipSpaces()
    while next != nil {
      let key = try text(of: "a key")
      try skipSpaces()
      // A key alone is its own text.
      var value = key
      if skip("=") {
        try skipSpaces()
        value = try text(of: "the text of \"\(DocumentIssue.shortened(key))\"")
        try skipSpaces()
      }
      guard skip(";") else {
        throw fault("; is missing after \"\(DocumentIssue.shortened(key))\"")
      }
      entries[key] = value
      try skipSpaces()
    }
    return entries
  }

  /// An error at a character.
  func fault(_ reason: String, at position: Int? = nil) -> StoryboardError {
    let before = characters[..<min(position ?? self.position, characters.count)]
    return StoryboardError(file: file, line: before.count { $0 == "\n" } + 1, reason: reason)
  }

  /// Steps over a character if it is the next.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next == character else { return false }
    position += 1
    return true
  }

  /// Skips spaces and comments.
  mutating func skipSpaces() throws(StoryboardError) {
    while let character = next {
      if character.properties.isWhitespace {
        position += 1
      } else if starts(with: "//") {
        while let character = next, !"\n\r".unicodeScalars.contains(character) { position += 1 }
      } else if starts(with: "/*") {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(StoryboardError) {
    let start = position
    position += 2
    while !starts(with: "*/") {
      guard next != nil else { throw fault("a comment does not end; write */", at: start) }
      position += 1
    }
    position += 2
  }

  private func starts(with pair: String) -> Bool {
    characters[position...].prefix(2).elementsEqual(pair.unicodeScalars)
  }

  /// Text in quotation marks, or a word without them.
  mutating func text(of what: String) throws(StoryboardError) -> String {
    if next == "\"" { return try quotedText(of: what) }
    let start = position
    while let character = next, character.isInWords { position += 1 }
    guard position > start else { throw fault("\(what) is missing or has no quotation mark") }
    return String(String.UnicodeScalarView(characters[start..<position]))
  }

  private mutating func quotedText(of what: String) throws(StoryboardError) -> String {
    let start = position
    position += 1
    var text = String.UnicodeScalarView()
    while let character = next, character != "\"" {
      position += 1
      if character == "\\" {
        text.append(contentsOf: try escapedCharacter().unicodeScalars)
      } else {
        text.append(character)
      }
    }
    guard next != nil else {
      throw fault("\(what) does not end; a quotation mark is missing", at: start)
    }
    position += 1
    return String(text)
  }
}

extension Unicode.Scalar {
  /// Whether text without quotation marks may have it.
  fileprivate var isInWords: Bool {
    properties.isAlphabetic || properties.numericType != nil
      || "_$/:.-".unicodeScalars.contains(self)
  }
}
