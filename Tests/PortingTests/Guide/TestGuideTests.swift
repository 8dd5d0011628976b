import Testing
import XcodeProject

@testable import Porting

/// The text of PORT.md and of the summary about tests.
@Suite struct TestGuideTests {
  private func text(
    _ kinds: [ProjectTarget.Kind], findings: [ReportedFinding] = []
  ) -> (guide: String, summary: [String]) {
    let tests = kinds.enumerated().map { number, kind in
      let settings = PortSettings(
        target: "T \(number)", module: "T_\(number)", isApp: false, folders: [])
      return TargetPlan(
        settings: settings, kind: kind, sourceCount: 2,
        links: FolderLinks(to: [], project: "/p", output: "/w/out"), resources: [], mode: .v5,
        swiftVersion: "5.0", conditions: [], isOnMainActor: false, features: [],
        packageProducts: [])
    }
    let plan = PackagePlan(
      name: "App", output: "/w/out", project: "/w/App.xcodeproj", localization: "en", targets: [],
      tests: tests, library: .folder("/k"), isForPadsOnly: false, omissions: [], notes: [])
    let report = FindingsReport.found(findings)
    return (
      GuideText(plan: plan, report: report).text,
      PortSummary(plan: plan, report: report, kept: []).lines
    )
  }

  private let start = ReportedFinding(
    path: "/w/A.swift", line: 1, column: 1, kind: "start",
    message: "the app is SwiftUI's: write a UIApplicationDelegate")

  @Test func `tests are listed, and how they are run`() {
    let (guide, summary) = text([.framework, .unitTests, .uiTests])
    #expect(guide.contains("| T_0 | framework | 2 |"))
    #expect(guide.contains("| T_1 | unit tests | 2 |"))
    #expect(guide.contains("| T_2 | UI tests | 2 |"))
    #expect(guide.contains("2. `swift test` builds and runs its tests: T_1, T_2.\n"))
    #expect(summary.contains("tests: swift test runs T_1, T_2"))
  }

  @Test func `without tests there is no word of them`() {
    let (guide, summary) = text([])
    #expect(!guide.contains("swift test"))
    #expect(!summary.contains { $0.hasPrefix("tests") })
  }

  @Test func `an app without a delegate stops UI tests, and no others`() {
    let sentence =
      "Its UI tests cannot start the app before it has a `UIApplicationDelegate`; see below."
    #expect(text([.uiTests], findings: [start]).guide.contains(sentence))
    #expect(!text([.unitTests], findings: [start]).guide.contains(sentence))
    #expect(!text([.uiTests]).guide.contains(sentence))
  }
}
