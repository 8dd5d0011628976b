import NavigationKit

/// Lines that the elements of a screen must have, in their order.
///
/// A line has the role, the label and as much more of the element's own line as is to be checked.
nonisolated struct ScreenLines: Hashable {
  /// The line that stands for any number of others.
  static let gap = "…"

  let lines: [String]

  /// Whether a line can be that of an element: a role, and a label in quotes.
  static func isElement(_ line: String) -> Bool {
    let words = words(of: line)
    guard words.count > 1, StageElement.Role(rawValue: words[0]) != nil else { return false }
    return words[1].count > 1 && words[1].hasPrefix("\"") && words[1].hasSuffix("\"")
  }

  /// How the lines of elements differ; nil if they do not.
  func difference(from elements: [String]) -> String? {
    var rest = elements[...]
    var (isFree, last) = (false, String?.none)
    for line in lines {
      guard line != Self.gap else {
        isFree = true
        continue
      }
      let place = isFree ? rest.firstIndex { Self.line(line, meets: $0) } : rest.startIndex
      guard let place, place < rest.endIndex, Self.line(line, meets: rest[place]) else {
        return Self.sentence(line, after: last, isFree: isFree, found: rest.first)
      }
      rest = rest[(place + 1)...]
      (isFree, last) = (false, line)
    }
    guard let next = rest.first, !isFree else { return nil }
    return "\(Self.position(after: last)) there is \(Self.short(next)), expected nothing more"
  }

  private static func sentence(
    _ line: String, after last: String?, isFree: Bool, found: String?
  ) -> String {
    if isFree { return "\(position(after: last)) there is no \(line)" }
    return "\(position(after: last)) there is \(found.map(short) ?? "nothing"), expected \(line)"
  }

  private static func position(after last: String?) -> String {
    last.map { "after \($0)" } ?? "on the screen"
  }

  /// A line of an element without its frame and what follows.
  private static func short(_ line: String) -> String {
    line.firstRange(of: "  (").map { String(line[..<$0.lowerBound]) } ?? line
  }

  // MARK: One line

  /// Whether all words of a line are in the line of an element, in their order.
  private static func line(_ line: String, meets element: String) -> Bool {
    let (wanted, there) = (words(of: line.withPlainSpaces), words(of: element.withPlainSpaces))
    guard wanted.prefix(2) == there.prefix(2) else { return false }
    var rest = there.dropFirst(2)
    return wanted.dropFirst(2).allSatisfy { word in
      guard let place = rest.firstIndex(of: word) else { return false }
      rest = rest[(place + 1)...]
      return true
    }
  }

  /// The words of a line: texts in quotes and frames in parentheses are one word each, which goes on
  /// to the quote or parenthesis before a blank or the end.
  private static func words(of line: String) -> [String] {
    var words: [String] = []
    var open = ""
    for part in line.split(separator: " ", omittingEmptySubsequences: false) {
      open = open.isEmpty ? String(part) : open + " " + part
      guard isWhole(open) else { continue }
      if !open.isEmpty { words.append(open) }
      open = ""
    }
    return open.isEmpty ? words : words + [open]
  }

  private static func isWhole(_ word: String) -> Bool {
    switch word.first {
    case "\"": word.count > 1 && word.hasSuffix("\"")
    case "(": word.hasSuffix(")")
    default: true
    }
  }
}
