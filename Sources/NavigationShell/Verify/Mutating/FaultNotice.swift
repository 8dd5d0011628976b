import Scenario

/// Whether a scenario would notice a fault.
enum FaultNotice: Hashable {
  /// Nothing it looks at would be otherwise.
  case untouched
  /// What it looks at would be otherwise, and nothing would be said.
  case green
  /// It would fail.
  case noticed

  /// A sign for a table.
  var sign: String {
    switch self {
    case .untouched: "–"
    case .green: "green"
    case .noticed: "✓"
    }
  }
}

/// What a scenario's variant would notice of each fault.
struct MutationResult {
  /// The scenario and the variant.
  let name: String
  /// What becomes of each fault.
  let notices: [Fault: FaultNotice]
  /// What went wrong without any fault.
  var failures: [String] = []
}

/// How many faults all scenarios together would notice.
struct MutationScore {
  let results: [MutationResult]

  private var all: [FaultNotice] { results.flatMap(\.notices.values).filter { $0 != .untouched } }

  /// A line for each scenario, then the score, then what stays green.
  var lines: [String] {
    let width = results.map(\.name.count).max() ?? 0
    let head =
      "".padded(to: width) + Fault.allCases.map { "  " + $0.rawValue.padded(to: 7) }.joined()
    let rows = results.map { result in
      result.name.padded(to: width)
        + Fault.allCases.map { "  " + (result.notices[$0]?.sign ?? "").padded(to: 7) }.joined()
    }
    let noticed = all.count { $0 == .noticed }
    return [head] + rows + ["", "\(noticed) of \(all.count) faults noticed"] + unnoticed
  }

  /// The faults that no scenario notices.
  private var unnoticed: [String] {
    Fault.allCases.filter { fault in !results.contains { $0.notices[fault] == .noticed } }
      .map { "nobody notices \($0.rawValue): \($0.cure)" }
  }
}

extension Fault {
  /// What a scenario has to look at to notice it.
  fileprivate var cure: String {
    switch self {
    case .shift, .fade: "capture a screen with text, without tolerance"
    case .order: "capture a screen with something on a ground"
    case .late, .curve: "capture while something moves, or film it"
    case .silence: "capture after controllers came and went"
    }
  }
}
