/// Why steps were broken off although none of them failed.
nonisolated enum StepInterruption: Error, Hashable, CustomStringConvertible {
  /// Whoever asked for them does not want them any more.
  case cancelled
  /// They took too long by the clock; the limit is in seconds.
  case tookTooLong(Int)
  /// They passed more than so many virtual seconds.
  case passedTooMuch(Int)

  /// They are more than so many.
  case tooMany(Int)

  /// The reason and the cure, in one line.
  var description: String {
    switch self {
    case .cancelled: "cancelled"
    case .tookTooLong(let seconds):
      "broken off after \(seconds) s by the clock: do less in one call"
    case .passedTooMuch(let seconds):
      "broken off after \(seconds) virtual seconds: do less in one call"
    case .tooMany(let count): "a call has at most \(count) steps: do less in one call"
    }
  }
}
