/// Why a reference stands for no target.
package nonisolated struct ReferenceProblem: Error, Hashable, Sendable {
  /// The reason and the cure, in a sentence.
  package let sentence: String

  /// Makes a problem.
  package init(_ sentence: String) { self.sentence = sentence }
}
