/// How a predicate compares two values.
nonisolated enum PredicateOperator: String, Hashable {
  case equal = "=="
  case different = "!="
  case less = "<"
  case more = ">"
  case atMost = "<="
  case atLeast = ">="
  case between = "BETWEEN"
  case isIn = "IN"
  case contains = "CONTAINS"
  case beginsWith = "BEGINSWITH"
  case endsWith = "ENDSWITH"
  case like = "LIKE"
  case matches = "MATCHES"

  /// The operator of a word; nil for another word.
  init?(word: String) {
    let others: [String: PredicateOperator] = [
      "=": .equal, "<>": .different, "=<": .atMost, "=>": .atLeast,
    ]
    guard let found = PredicateOperator(rawValue: word) ?? others[word] else { return nil }
    self = found
  }
}

/// How many of a key path's values a comparison is about.
nonisolated enum PredicateModifier: String, Hashable {
  case direct = ""
  case any = "ANY"
  case all = "ALL"
}
