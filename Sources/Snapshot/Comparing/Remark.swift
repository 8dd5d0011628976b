/// A statement about a part of the screen, such as `back label` `moved 0.5 pt right`.
struct Remark: Hashable {
  /// The part's name.
  var subject: String
  /// How many more parts it is about; they are counted, not named.
  var more = 0
  /// The statement, in the singular.
  var predicate: String

  /// The remark as a sentence.
  var sentence: String {
    guard more > 0 else { return "\(subject) \(predicate)" }
    return "\(subject) and \(more) more \(plural)"
  }

  /// The predicate in the plural, but for what it quotes.
  private var plural: String {
    let quoted = predicate.drop { $0 != "\"" }
    var words = predicate.dropLast(quoted.count).split(
      separator: " ", omittingEmptySubsequences: false)
    for (index, word) in words.enumerated() {
      words[index] = Self.plurals[word] ?? word
    }
    return words.joined(separator: " ") + quoted
  }

  private static let plurals: [Substring: Substring] = [
    "is": "are", "has": "have", "comes": "come", "appears": "appear", "moves": "move",
    "it": "they", "says": "say",
  ]
}

extension [Remark] {
  /// The remarks as sentences; subjects with the same predicate share one.
  var sentences: [String] {
    var gathered: [Remark] = []
    for remark in self {
      if let index = gathered.firstIndex(where: { $0.predicate == remark.predicate }) {
        gathered[index].more += 1 + remark.more
      } else {
        gathered.append(remark)
      }
    }
    return gathered.map(\.sentence)
  }
}
