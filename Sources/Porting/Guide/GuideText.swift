import XcodeProject

/// Writes `PORT.md`: what was found in a project, what was left out, and what to do.
struct GuideText {
  let plan: PackagePlan
  let report: FindingsReport

  /// The file's name.
  static let name = "PORT.md"

  /// The file's text.
  var text: String {
    ([title, found, omitted, placeholders, toDo].filter { !$0.isEmpty }.joined(separator: "\n\n"))
      + "\n"
  }

  private var title: String {
    """
    # \(plan.name) on Linux

    This package builds \(plan.name) from the sources of `\(place(plan.project))`, which stay where they are \
    and as Xcode builds them. After a change of the project that is more than its sources, run `navshell port` \
    again: it keeps what was changed here by hand.
    """
  }

  private var found: String {
    let rows = plan.allTargets.map { target in
      "| \(target.module) | \(target.kind.name) | \(target.sourceCount) | \(target.resources.count) "
        + "| \(target.swiftVersion ?? "not said") |"
    }
    return """
      ## What was found

      | target | is | sources | resources | Swift |
      |---|---|---|---|---|
      \(rows.joined(separator: "\n"))
      """
  }

  private var omitted: String {
    let targets = plan.omissions.map { "- \($0.name): \($0.reason)" }
    let lines = targets + plan.notes.map { "- \(line($0))" }
    return lines.isEmpty
      ? ""
      : "## What was left out, or is not as the project says\n\n" + lines.joined(separator: "\n")
  }

  private var placeholders: String {
    if report.standIns.isEmpty { return "" }
    return """
      ## What placeholders stand in for

      They are drawn as labelled boxes, or answer as if all were well; `--no-stand-ins` leaves them out.

      \(FindingGroup.groups(of: report.standIns).map(item).joined(separator: "\n"))
      """
  }

  private var toDo: String {
    """
    ## What to do

    \(steps)

    \(sources)
    """
  }

  private var steps: String {
    let program = plan.name.contains(" ") ? "\"\(plan.name)\"" : plan.name
    let first =
      plan.targets.last?.kind == .app
      ? [
        "`swift run \(program)` opens the app.",
        "`swift run \(program) verify scenarios` starts it without a window, as `\(TourText.path)` says.",
      ] : ["`swift build` builds it."]
    return (first + tests).enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n")
  }

  private var tests: [String] {
    if plan.testNames.isEmpty { return [] }
    let names = plan.testNames.joined(separator: ", ")
    let stop =
      plan.tests.contains { $0.kind == .uiTests } && report.lacksDelegate
      ? " Its UI tests cannot start the app before it has a `UIApplicationDelegate`; see below."
      : ""
    return ["`swift test` builds and runs its tests: \(names).\(stop)"]
  }

  private var sources: String {
    switch report.toDo {
    case .noProgram:
      """
      What no rule can change in the sources is not listed here, as navport could not be asked: build it by \
      `make navport` in NavigationKit's folder, and run `navshell port` again.
      """
    case .failed:
      "What no rule can change in the sources is not listed here, as navport could not tell: run "
        + "`navshell port` again to see why."
    case .found([]):
      """
      In the sources no rule found anything that has to be changed by hand. Names of UIKit that are not here are the \
      compiler's to tell; PARITY.md lists them.
      """
    case .found(let findings):
      "In the sources, what helps most first:\n\n"
        + FindingGroup.groups(of: findings).map(item).joined(separator: "\n")
    }
  }

  private func item(_ group: FindingGroup) -> String {
    let places = group.findings.prefix(Self.maximumPlaces).map {
      "`\(place($0.path)):\($0.line):\($0.column)`"
    }
    let rest = group.findings.count - places.count
    return "- \(group.message)  \n  \(places.joined(separator: ", "))"
      + (rest > 0 ? " and \(rest) more" : "")
  }

  /// A place as it is seen from the package.
  private func place(_ path: String) -> String {
    path.hasPrefix("/") ? path.relative(to: plan.output) : path
  }

  /// A note, which begins with a place or a name.
  private func line(_ note: String) -> String {
    guard note.hasPrefix("/"), let colon = note.firstRange(of: ": ") else { return note }
    return "`\(place(String(note[..<colon.lowerBound])))`: \(note[colon.upperBound...])"
  }

  /// How many places one item names.
  private static let maximumPlaces = 10
}
