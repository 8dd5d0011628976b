/// Finds the known name that a misspelt one probably means.
package nonisolated enum NearestName {
  /// The known name that was probably meant, whatever the case of its letters; nil if none is near.
  ///
  /// That is one that goes on with a dot, as `Shop.xcodeproj` does for `Shop`; else the most similar
  /// one, if it differs in one letter or in less than a third of its letters.
  package static func nearest(to typed: String, among names: [String]) -> String? {
    let start = "\(typed.lowercased())."
    if !typed.isEmpty, let whole = names.first(where: { $0.lowercased().hasPrefix(start) }) {
      return whole
    }
    let candidates = names.map { (name: $0, changes: changes(from: typed, to: $0)) }
    return candidates.min { $0.changes < $1.changes }.flatMap {
      $0.changes * 3 < $0.name.count || ($0.changes == 1 && $0.name.count > 1) ? $0.name : nil
    }
  }

  /// The advice on a name that is not known: a question for the one that is meant, and where all
  /// are listed; `words` if none is near.
  package static func cure(
    for typed: String, among names: [String], listing: String, else words: String
  ) -> String {
    nearest(to: typed, among: names).map { "did you mean \($0)? \(listing)" } ?? words
  }

  /// The edit distance: letters inserted, deleted, replaced or swapped with the next.
  private static func changes(from first: String, to second: String) -> Int {
    let (typed, name) = (Array(first.lowercased().prefix(longest)), Array(second.lowercased()))
    var rows = [Array(0...name.count)]
    for (index, letter) in typed.enumerated() {
      var row = [index + 1]
      for place in name.indices {
        let kept = rows[index][place] + (name[place] == letter ? 0 : 1)
        var fewest = min(kept, row[place] + 1, rows[index][place + 1] + 1)
        if index > 0, place > 0, name[place - 1] == letter, name[place] == typed[index - 1] {
          fewest = min(fewest, rows[index - 1][place - 1] + 1)
        }
        row.append(fewest)
      }
      rows.append(row)
    }
    return rows[typed.count][name.count]
  }

  /// The number of typed letters that are compared: no name is that long.
  private static let longest = 200
}
