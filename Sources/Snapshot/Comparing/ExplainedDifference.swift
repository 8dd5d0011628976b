/// A difference that is told in sentences, the plainest first.
public protocol ExplainedDifference {
  /// All there is to say.
  var sentences: [String] { get }
}

extension ExplainedDifference {
  /// The first sentences; if there are more, `and N more` after them.
  public func sentences(atMost limit: Int) -> [String] {
    guard sentences.count > limit else { return sentences }
    return sentences.prefix(limit) + ["and \(sentences.count - limit) more"]
  }
}
