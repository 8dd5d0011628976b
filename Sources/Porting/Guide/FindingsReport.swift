import XcodeProject

/// The findings of the rules in a package's sources.
enum FindingsReport: Hashable {
  /// The findings that the rules cannot change.
  case found([ReportedFinding])
  /// The program that knows the rules is missing.
  case noProgram
  /// The program failed, and printed why.
  case failed

  /// The findings to change by hand.
  var toDo: FindingsReport {
    guard case .found(let all) = self else { return self }
    return .found(all.filter { !$0.isStandIn })
  }

  /// The findings that have placeholders.
  var standIns: [ReportedFinding] {
    guard case .found(let all) = self else { return [] }
    return all.filter(\.isStandIn)
  }

  /// Whether the app has no delegate to start with: SwiftUI's have none.
  var lacksDelegate: Bool {
    guard case .found(let all) = self else { return false }
    return all.contains { $0.kind == "start" && $0.message.contains("UIApplicationDelegate") }
  }

  /// Asks the program about all targets of a written package.
  init(_ plan: PackagePlan, rules: RulesProgram?) {
    guard let rules else {
      self = .noProgram
      return
    }
    var all: [ReportedFinding] = []
    for target in plan.allTargets {
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
