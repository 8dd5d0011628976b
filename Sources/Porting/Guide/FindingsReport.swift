import XcodeProject

/// What the rules say of a package's sources.
enum FindingsReport: Hashable {
  /// What they cannot change.
  case found([ReportedFinding])
  /// The program that knows them is not there.
  case noProgram
  /// The program could not tell, and said why.
  case failed

  /// What has to be changed by hand.
  var toDo: FindingsReport {
    guard case .found(let all) = self else { return self }
    return .found(all.filter { !$0.isStandIn })
  }

  /// What placeholders stand in for.
  var standIns: [ReportedFinding] {
    guard case .found(let all) = self else { return [] }
    return all.filter(\.isStandIn)
  }

  /// Asks about all targets of a plan that is written.
  init(_ plan: PackagePlan, rules: RulesProgram?) {
    guard let rules else {
      self = .noProgram
      return
    }
    var all: [ReportedFinding] = []
    for target in plan.targets {
      let settings = plan.output.appendingPath("\(target.folder)/\(PortSettings.fileName)")
      guard let found = rules.findings(inTargetOf: settings) else {
        self = .failed
        return
      }
      all += found
    }
    self = .found(all)
  }
}
