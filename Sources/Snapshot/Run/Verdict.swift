/// How a comparison ended, the good end first and the worse ones after it.
public enum Verdict: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
  /// All is as the baseline has it.
  case same
  /// Pictures, texts or motion differ, or an expectation failed.
  case different
  /// There is no baseline.
  case missing
  /// Two runs of the scenario differ, so that there is nothing to compare.
  case unstable
  /// A baseline cannot be read, or is not the file that its record tells of.
  case unreadable
  /// The scenario's text is wrong, or names what there is not.
  case invalid
  /// The baseline was made with other fonts or another SDL than this machine has.
  case madeOtherwise
  /// The run itself broke off.
  case broken

  /// The exit code of a run that ends so.
  public var exitCode: Int32 {
    switch self {
    case .same: 0
    case .different: 1
    case .missing: 2
    case .unstable: 3
    case .unreadable, .invalid: 65
    case .madeOtherwise: 69
    case .broken: 70
    }
  }

  /// Whether one is better than the other.
  public static func < (first: Verdict, second: Verdict) -> Bool {
    first.exitCode < second.exitCode
  }
}
