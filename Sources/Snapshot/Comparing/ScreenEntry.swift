/// A line of a screen's text taken apart: what it is about, where that is, and how it is.
struct ScreenEntry: Hashable {
  /// What it is about, such as `cell "Family"`.
  var name: String
  /// Its frame (x, y, width, height), or its size alone; empty if the line tells none.
  var frame: [Double] = []
  /// How it is, such as `disabled` or `on top`.
  var states: [String] = []

  /// What stands before the page on top.
  private static let mark = "▸ "

  /// Takes a line apart; anything is an entry, if only a name.
  init(_ line: String) {
    var fields = Self.fields(line)
    if let place = fields.lastIndex(where: { Self.frame($0) != nil }) {
      frame = Self.frame(fields[place]) ?? []
      states = Array(fields[(place + 1)...])
      fields.removeSubrange(place...)
    } else if fields.count > 1, let last = fields.last, Self.states.contains(last) {
      states = [last]
      fields.removeLast()
    }
    if let first = fields.first, first.hasPrefix(Self.mark) {
      fields[0] = String(first.dropFirst(Self.mark.count))
      states.append("on top")
    }
    name = fields.isEmpty ? "the screen" : fields.joined(separator: " ")
  }

  /// Words that tell how something without a frame is; any other belongs to its name.
  private static let states: Set<String> = ["hidden", "disabled"]

  /// What stands two spaces apart.
  private static func fields(_ line: String) -> [String] {
    line.split(separator: "  ", omittingEmptySubsequences: false).map(String.init)
  }

  /// The numbers between parentheses, if these are four, or two.
  private static func frame(_ field: String) -> [Double]? {
    guard field.hasPrefix("("), field.hasSuffix(")") else { return nil }
    let words = field.dropFirst().dropLast().split(separator: " ")
    let numbers = words.compactMap { Decimals.number($0) }
    return numbers.count == words.count && [2, 4].contains(words.count) ? numbers : nil
  }
}

extension ScreenEntry {
  /// What is to be said where this is now as another entry of that name tells; empty if it is the same.
  func remarks(now new: ScreenEntry) -> [Remark] {
    var predicates: [String] = []
    if frame.count == 4, new.frame.count == 4 {
      predicates.append(Shift(from: frame, to: new.frame).words)
    } else if frame.count == 2, new.frame.count == 2 {
      predicates.append(frame == new.frame ? "" : "is \(size(new)) pt, expected \(size(self))")
    }
    predicates += new.states.filter { !states.contains($0) }.map { "is now \($0)" }
    predicates += states.filter { !new.states.contains($0) }.map { "is no longer \($0)" }
    predicates.removeAll(where: \.isEmpty)
    if predicates.isEmpty, self != new { predicates = ["is told otherwise"] }
    return predicates.map { Remark(subject: name, predicate: $0) }
  }

  private func size(_ entry: ScreenEntry) -> String {
    entry.frame.map(Decimals.short).joined(separator: "×")
  }
}

extension [ScreenEntry] {
  /// What each is called to be found among others, also where several have one name: those that are the
  /// same in both lists find each other first, the rest by their order.
  func keys(beside others: [ScreenEntry]) -> [String] {
    var left = others.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    var places: [String: Int] = [:]
    return map { entry in
      let isInBoth = left[entry, default: 0] > 0
      left[entry, default: 0] -= 1
      let key = isInBoth ? "\(entry.name)\n\(entry.frame)\(entry.states)" : entry.name
      places[key, default: 0] += 1
      return "\(key)\n\(places[key, default: 0])"
    }
  }
}
