import XcodeProject

/// Says in a few lines what was written.
struct PortSummary {
  let plan: PackagePlan
  let report: FindingsReport
  /// A line about each file that was kept.
  let kept: [String]

  /// The lines.
  var lines: [String] { [contents] + leftOut + kept + [toDo] + tests + [next] }

  private var contents: String {
    let sources = plan.allTargets.reduce(0) { $0 + $1.sourceCount }
    let resources = plan.allTargets.reduce(0) { $0 + $1.resources.count }
    return "\(plan.output): \(plan.allTargets.map(\.module).joined(separator: ", ")), "
      + "\(counted(sources, "source")), \(counted(resources, "resource"))"
  }

  private var leftOut: [String] {
    guard !plan.omissions.isEmpty else { return [] }
    return [
      "left out: " + plan.omissions.map { "\($0.name) (\($0.reason))" }.joined(separator: ", ")
    ]
  }

  private var toDo: String {
    switch report.toDo {
    case .noProgram:
      "\(GuideText.name) does not say what to change in the sources, as navport is not beside this program: "
        + "in NavigationKit's folder run make navport, and then this again"
    case .failed:
      "\(GuideText.name) does not say what to change in the sources, as navport could not tell (see above)"
    case .found([]):
      "\(GuideText.name) says what was found: no rule found anything to change by hand; names that are not here, which "
        + "PARITY.md lists, are the compiler's to tell"
    case .found(let findings):
      "\(GuideText.name) says what was found, with \(counted(findings.count, "place")) to change by hand"
    }
  }

  private var tests: [String] {
    plan.testNames.isEmpty
      ? [] : ["tests: swift test runs \(plan.testNames.joined(separator: ", "))"]
  }

  private var next: String {
    let command = plan.targets.last?.kind == .app ? "swift run" : "swift build"
    return "next: cd \(plan.output.quotedForShell) && \(command)"
  }

  private func counted(_ count: Int, _ name: String) -> String {
    "\(count) \(name)\(count == 1 ? "" : "s")"
  }
}

extension String {
  /// The text as one word of a command.
  fileprivate var quotedForShell: String {
    contains(/[^\w\/.+-]/) ? "'\(replacing("'", with: "'\\''"))'" : self
  }
}
