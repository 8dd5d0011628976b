extension Verdict {
  /// The verdict as shown in reports.
  public var word: String {
    switch self {
    case .same: "same"
    case .different: "different"
    case .missing: "no baseline"
    case .failed: "failed"
    case .unstable: "unstable"
    case .unreadable: "unreadable"
    case .invalid: "bad scenario"
    case .madeOtherwise: "made otherwise"
    case .hung: "hung"
    case .broken: "broken"
    }
  }
}
