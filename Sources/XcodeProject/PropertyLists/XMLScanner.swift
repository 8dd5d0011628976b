import Foundation

/// Reads the tags and texts of XML one after the other, as property lists and workspaces need them.
struct XMLScanner {
  /// A tag or a text.
  enum Token: Hashable {
    /// An element begins; `isEmpty` if it ends at once.
    case start(name: String, attributes: [String: String], isEmpty: Bool)
    case end(name: String)
    case text(String)
  }

  let file: String
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0

  /// The next tag or text, without comments and declarations; nil at the end.
  mutating func token() throws(ProjectError) -> Token? {
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<") else { return .text(try text()) }
      if starts(with: "<!--") {
        try skip(behind: "-->", of: "a comment")
      } else if starts(with: "<![CDATA[") {
        return .text(try raw())
      } else if starts(with: "<?") {
        try skip(behind: "?>", of: "an instruction")
      } else if starts(with: "<!") {
        try skipDocumentType()
      } else {
        return try tag()
      }
    }
    return nil
  }

  /// An error at a byte, by default the next one.
  func fault(_ reason: String, at position: Int? = nil) -> ProjectError {
    let place = PlaceInText(of: position ?? self.position, in: bytes)
    return ProjectError(path: file, line: place.line, column: place.column, reason: reason)
  }

  private func starts(with text: String) -> Bool {
    bytes[position...].starts(with: text.utf8)
  }

  /// Goes on behind a text, and gives what is before it.
  @discardableResult
  private mutating func skip(behind end: String, of what: String) throws(ProjectError) -> String {
    let start = position
    while position < bytes.count, !starts(with: end) { position += 1 }
    guard position < bytes.count else {
      throw fault("the file is cut off: \(what) does not end; \(end) is missing", at: start)
    }
    defer { position += end.utf8.count }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Steps over the type of document that Xcode declares in all its property lists.
  ///
  /// Entities that one declares could stand for gigabytes.
  private mutating func skipDocumentType() throws(ProjectError) {
    let start = position
    let type = try skip(behind: ">", of: "its type of document")
    guard !type.contains("[") else {
      throw fault("it declares a document type of its own; take that out", at: start)
    }
  }

  private mutating func raw() throws(ProjectError) -> String {
    position += "<![CDATA[".utf8.count
    return try skip(behind: "]]>", of: "a text")
  }

  private mutating func text() throws(ProjectError) -> String {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
    return try unescaped(String(decoding: bytes[start..<position], as: UTF8.self), at: start)
  }

  private mutating func tag() throws(ProjectError) -> Token {
    let start = position
    position += 1
    let inner = try skip(behind: ">", of: "a tag")
    if inner.hasPrefix("/") {
      return .end(name: inner.dropFirst().trimmingCharacters(in: .whitespacesAndNewlines))
    }
    let isEmpty = inner.hasSuffix("/")
    let parts = (isEmpty ? inner.dropLast() : inner[...])
    let name = parts.prefix { !$0.isWhitespace }
    guard !name.isEmpty else { throw fault("a tag has no name", at: start) }
    var attributes: [String: String] = [:]
    for match in parts.dropFirst(name.count).matches(of: /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/)
    {
      let value = match.output.2 ?? match.output.3 ?? ""
      attributes[String(match.output.1)] = try unescaped(String(value), at: start)
    }
    return .start(name: String(name), attributes: attributes, isEmpty: isEmpty)
  }

  private func unescaped(_ text: String, at start: Int) throws(ProjectError) -> String {
    guard text.contains("&") else { return text }
    var result = ""
    var rest = text[...]
    while let mark = rest.firstIndex(of: "&") {
      result += rest[..<mark]
      guard let end = rest[mark...].firstIndex(of: ";"),
        let character = Self.character(of: rest[rest.index(after: mark)..<end])
      else { throw fault("an & stands for nothing; write &amp;", at: start) }
      result.append(character)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func character(of entity: Substring) -> Character? {
    if entity.hasPrefix("#x") {
      return UInt32(entity.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init).map(Character.init)
    }
    if entity.hasPrefix("#") {
      return UInt32(entity.dropFirst()).flatMap(Unicode.Scalar.init).map(Character.init)
    }
    return ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"][entity]
  }
}
