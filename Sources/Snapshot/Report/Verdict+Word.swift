extension Verdict {
  /// What a person calls it, in a list or at the start of a line.
  public var word: String {
    switch self {
    case .same: "same"
    case .different: "different"
    case .missing: "no baseline"
    case .unstable: "unstable"
    case .unreadable: "unreadable"
    case .invalid: "bad scenario"
    case .madeOtherwise: "made otherwise"
    case .broken: "broken"
    }
  }
}
