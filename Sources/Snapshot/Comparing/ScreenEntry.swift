/// A parsed line of a screen's text: a name, what it says, a frame and states.
struct ScreenEntry: Hashable {
  /// The element's role and label, such as `cell "Family"`.
  var name: String
  /// Its further texts and its value, such as `"12 photos"`; empty if it has neither.
  var says = ""
  /// The frame (x, y, width, height) or only the size, in points; empty if the line has neither.
  var frame: [Double] = []
  /// States such as `disabled` or `on top`.
  var states: [String] = []

  /// The prefix of the page on top.
  private static let mark = "▸ "

  /// Parses a line; any text is at least a name.
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
    splitName()
  }

  /// Parts the name from what the element says, which changes as it is used.
  private mutating func splitName() {
    let starts = Self.joints.compactMap { name.firstRange(of: $0) }
    guard let start = starts.min(by: { $0.lowerBound < $1.lowerBound }) else { return }
    let quote = name.index(after: start.lowerBound)
    says = String(name[name.index(before: start.upperBound)...])
    name = String(name[..<quote])
  }

  /// What joins a label to a further text, and to a value.
  private static let joints = ["\" – \"", "\" = \""]

  /// States that a line without a frame can end in; any other word belongs to the name.
  private static let states: Set<String> = ["hidden", "disabled"]

  /// The fields of a line; two spaces separate them.
  private static func fields(_ line: String) -> [String] {
    line.split(separator: "  ", omittingEmptySubsequences: false).map(String.init)
  }

  /// The two or four numbers between parentheses; nil for anything else.
  private static func frame(_ field: String) -> [Double]? {
    guard field.hasPrefix("("), field.hasSuffix(")") else { return nil }
    let words = field.dropFirst().dropLast().split(separator: " ")
    let numbers = words.compactMap { Decimals.number($0) }
    return numbers.count == words.count && [2, 4].contains(words.count) ? numbers : nil
  }
}

extension ScreenEntry {
  /// How a new entry of the same name differs from this one; empty if they are equal.
  func remarks(now new: ScreenEntry) -> [Remark] {
    var predicates: [String] = []
    if frame.count == 4, new.frame.count == 4 {
      predicates.append(Shift(from: frame, to: new.frame).words)
    } else if frame.count == 2, new.frame.count == 2 {
      predicates.append(frame == new.frame ? "" : "is \(size(new)) pt, expected \(size(self))")
    }
    predicates.append(told(by: new))
    predicates += new.states.filter { !states.contains($0) }.map { "is now \($0)" }
    predicates += states.filter { !new.states.contains($0) }.map { "is no longer \($0)" }
    predicates.removeAll(where: \.isEmpty)
    if predicates.isEmpty, self != new { predicates = ["is told otherwise"] }
    return predicates.map { Remark(subject: name, predicate: $0) }
  }

  private func told(by new: ScreenEntry) -> String {
    if says == new.says { return "" }
    if new.says.isEmpty { return "no longer says \(says)" }
    return says.isEmpty ? "now says \(new.says)" : "says \(new.says), expected \(says)"
  }

  private func size(_ entry: ScreenEntry) -> String {
    entry.frame.map(Decimals.short).joined(separator: "×")
  }
}

extension [ScreenEntry] {
  /// Keys that match entries of two lists, also where several have the same name: equal entries are
  /// matched first, the rest by their order.
  func keys(beside others: [ScreenEntry]) -> [String] {
    var left = others.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    var places: [String: Int] = [:]
    return map { entry in
      let isInBoth = left[entry, default: 0] > 0
      left[entry, default: 0] -= 1
      let key =
        isInBoth ? "\(entry.name)\n\(entry.says)\n\(entry.frame)\(entry.states)" : entry.name
      places[key, default: 0] += 1
      return "\(key)\n\(places[key, default: 0])"
    }
  }
}
