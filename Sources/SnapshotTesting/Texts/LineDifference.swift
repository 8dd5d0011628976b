/// The lines in which two texts differ, with those around them.
struct LineDifference {
  /// The lines: marked `-` where only the old text has them, `+` where only the new one does, with
  /// the first line's number above each part.
  let text: String

  /// How many lines are shown before and after those that differ.
  private static let context = 3

  private struct Line {
    let mark: Character
    let text: Substring
    /// Its number in the old text.
    let number: Int
  }

  /// Compares two texts; nil if they are equal to the byte.
  init?(from old: String, to new: String) {
    guard !old.utf8.elementsEqual(new.utf8) else { return nil }
    let lines = Self.lines(from: Self.split(old), to: Self.split(new))
    let changed = lines.indices.filter { lines[$0].mark != " " }
    var shown: [String] = []
    var last: Int?
    for index in lines.indices {
      let isNear = changed.contains { abs($0 - index) <= Self.context }
      guard isNear else { continue }
      if last != index - 1 { shown.append("@@ line \(lines[index].number) @@") }
      shown.append("\(lines[index].mark) \(lines[index].text)")
      last = index
    }
    text = shown.joined(separator: "\n")
  }

  private static func split(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// All lines of both texts; equal ones once.
  private static func lines(from old: [Substring], to new: [Substring]) -> [Line] {
    // Compared by bytes: strings of other code points can be equal.
    let difference = new.difference(from: old) { $0.utf8.elementsEqual($1.utf8) }
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    var (lines, place, other): ([Line], Int, Int) = ([], 0, 0)
    while place < old.count || other < new.count {
      if place < old.count, removed.contains(place) {
        lines.append(Line(mark: "-", text: old[place], number: place + 1))
        place += 1
      } else if other < new.count, inserted.contains(other) {
        lines.append(Line(mark: "+", text: new[other], number: place + 1))
        other += 1
      } else {
        lines.append(Line(mark: " ", text: old[place], number: place + 1))
        place += 1
        other += 1
      }
    }
    return lines
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
