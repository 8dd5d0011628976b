import Scenario

/// The number of faults that all scenarios together notice.
struct MutationScore {
  let results: [MutationResult]

  private var all: [FaultNotice] { results.flatMap(\.notices.values).filter { $0 != .untouched } }

  /// A line for each scenario, then the score, then faults that no scenario notices.
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

  /// The faults that no scenario notices; where none was tried there is nothing to say of them.
  private var unnoticed: [String] {
    guard !all.isEmpty else { return [] }
    return Fault.allCases.filter { fault in !results.contains { $0.notices[fault] == .noticed } }
      .map { "nobody notices \($0.rawValue): \($0.cure)" }
  }
}

extension Fault {
  /// The advice on what a scenario has to capture to notice the fault.
  fileprivate var cure: String {
    switch self {
    case .shift, .fade: "capture a screen with text, without tolerance"
    case .order: "capture a screen with something on a ground"
    case .late, .curve: "capture while something moves, or film it"
    case .silence: "capture after controllers came and went"
    }
  }
}
