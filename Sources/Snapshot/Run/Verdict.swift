/// The result of a comparison, from best to worst.
public enum Verdict: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
  /// Everything equals the baseline.
  case same
  /// There is no baseline.
  case missing
  /// Pictures, texts or motion differ.
  case different
  /// A step failed, or an expectation is not met; what is there of the captures means little then.
  case failed
  /// Two runs of the scenario differ from each other, so comparing means nothing.
  case unstable
  /// A baseline cannot be read, or does not match its record.
  case unreadable
  /// The scenario's text is wrong, or names something that does not exist.
  case invalid
  /// The baseline was made with other fonts or another SDL than this machine has.
  case madeOtherwise
  /// The run took longer than it may by the clock: its app hangs.
  case hung
  /// The run itself failed.
  case broken

  /// The exit code of a run with this verdict.
  public var exitCode: Int32 {
    switch self {
    case .same: 0
    case .different, .failed: 1
    case .missing: 2
    case .unstable: 3
    case .unreadable, .invalid: 65
    case .madeOtherwise: 69
    case .hung, .broken: 70
    }
  }

  /// Whether the first is better than the second.
  public static func < (first: Verdict, second: Verdict) -> Bool { first.rank < second.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
