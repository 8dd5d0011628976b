/// The words before which a selector needs no "With".
enum Preposition {
  static func isOne(_ word: String) -> Bool { all.contains(word.lowercased()) }

  private static let all: Set = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
