/// The error of an app that keeps adding work to the main queue.
public nonisolated struct EndlessMainQueue: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of rounds after which the run gave up.
  public let rounds: Int

  /// Makes an error.
  public init(rounds: Int) { self.rounds = rounds }

  /// The error message: what is wrong and what to do, in one line.
  public var description: String {
    "the main queue still has work after \(rounds) rounds: what runs on it must not always add more; "
      + "let it wait with asyncAfter or a Timer"
  }
}
