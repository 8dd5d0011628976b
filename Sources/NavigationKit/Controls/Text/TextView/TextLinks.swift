import Foundation

/// Finds links in a text.
///
/// The rules are plain ones of this library: what stands between spaces, without the punctuation
/// around it, is looked at as a whole.
nonisolated enum TextLinks {
  /// A part of a text, in UTF-16 units, and where it leads.
  struct Link: Hashable, Sendable {
    let range: Range<Int>
    let url: URL
  }

  /// How links look unless the app says otherwise.
  static var defaultAttributes: [NSAttributedString.Key: Any] {
    [.foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue]
  }

  /// The links of some kinds, in order.
  static func found(in text: String, _ types: UIDataDetectorTypes) -> [Link] {
    let pages = types.contains(.link) ? words(of: text).compactMap { link($0, in: text) } : []
    let phones = types.contains(.phoneNumber) ? phoneNumbers(in: text) : []
    let free = phones.filter { phone in !pages.contains { $0.range.overlaps(phone.range) } }
    return (pages + free).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  // MARK: Pages and mails

  private static func words(of text: String) -> [Substring] {
    text.split(whereSeparator: \.isWhitespace).filter { $0.utf8.count <= maximumBytes }.map {
      word in
      var word = word
      while let first = word.first, "([{<\"'“‘«".contains(first) { word.removeFirst() }
      while let last = word.last, ")]}>\"'”’».,;:!?…".contains(last), !closes(last, in: word) {
        word.removeLast()
      }
      return word
    }
  }

  /// No browser takes a longer address.
  private static let maximumBytes = 2048

  /// Whether a bracket at the end belongs to the word, as its other one does.
  private static func closes(_ bracket: Character, in word: Substring) -> Bool {
    let opening: Character? = [")": "(", "]": "[", "}": "{", ">": "<"][bracket]
    guard let opening else { return false }
    return word.count { $0 == opening } == word.count { $0 == bracket }
  }

  private static func link(_ word: Substring, in text: String) -> Link? {
    address(of: word).flatMap(URL.init(string:)).map {
      Link(range: range(of: word, in: text), url: $0)
    }
  }

  private static func address(of word: Substring) -> String? {
    let lower = word.lowercased()
    for scheme in ["http://", "https://", "mailto:"]
    where lower.hasPrefix(scheme) && lower.count > scheme.count {
      return String(word)
    }
    if lower.hasPrefix("www."), isHost(lower.prefix { !":/?#".contains($0) }) {
      return "http://\(word)"
    }
    let parts = word.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, isHost(parts[1]),
      parts[0].allSatisfy({ $0.isLetter || $0.isNumber || "._%+-".contains($0) })
    else { return nil }
    return "mailto:\(word)"
  }

  /// Whether a text is a name with a domain of letters at its end.
  private static func isHost(_ text: some StringProtocol) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let last = parts.last, last.count > 1, last.allSatisfy(\.isLetter) else {
      return false
    }
    return parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
    }
  }

  // MARK: Phone numbers

  private static func phoneNumbers(in text: String) -> [Link] {
    text.split { !$0.isPhoneSign }.compactMap { run in
      var run = run
      while let first = run.first, !first.isDigit, first != "+", first != "(" { run.removeFirst() }
      while let last = run.last, !last.isDigit { run.removeLast() }
      let digits = run.filter(\.isDigit)
      guard isPhoneNumber(run), isFree(run, in: text),
        let url = URL(string: "tel:\(run.first == "+" ? "+" : "")\(digits)")
      else { return nil }
      return Link(range: range(of: run, in: text), url: url)
    }
  }

  /// Whether groups of digits look like a phone number rather than a date, an amount or a key.
  ///
  /// It starts with a sign for it, as +44 or (555), or with the 0 before an area, or it ends in
  /// three and four digits, as numbers in North America do.
  private static func isPhoneNumber(_ run: Substring) -> Bool {
    let groups = run.split { !$0.isDigit }.map(\.count)
    guard 7...15 ~= groups.reduce(0, +), groups.sorted() != [2, 2, 4] else { return false }
    if let first = run.first, "+(".contains(first) { return true }
    if run.first == "0" {
      // Pairs are times, unless there are five: France writes its numbers so.
      let isPairs = groups.allSatisfy { $0 == 2 }
      return groups[0] > 1 && (!isPairs || groups.count == 5)
    }
    return groups.suffix(2) == [3, 4] && [[], [3], [1, 3]].contains(groups.dropLast(2))
  }

  /// Whether a part of a text is not the end or the start of a word.
  private static func isFree(_ part: Substring, in text: String) -> Bool {
    let neighbours = [text[..<part.startIndex].last, text[part.endIndex...].first]
    return !neighbours.contains { $0?.isLetter == true }
  }

  private static func range(of part: Substring, in text: String) -> Range<Int> {
    part.startIndex.utf16Offset(in: text)..<part.endIndex.utf16Offset(in: text)
  }
}

extension Character {
  nonisolated fileprivate var isDigit: Bool { isASCII && isNumber }
  nonisolated fileprivate var isPhoneSign: Bool { isDigit || "+-(). \u{A0}".contains(self) }
}
