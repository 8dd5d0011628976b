/// A difference that explains itself in sentences, the most important first.
public protocol ExplainedDifference {
  /// All sentences.
  var sentences: [String] { get }
}

extension ExplainedDifference {
  /// The first sentences; if there are more, `and N more` after them.
  public func sentences(atMost limit: Int) -> [String] {
    guard sentences.count > limit else { return sentences }
    return sentences.prefix(limit) + ["and \(sentences.count - limit) more"]
  }
}
