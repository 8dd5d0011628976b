import Testing

@testable import Porting

/// The text of PORT.md about placeholders.
@Suite struct StandInGuideTests {
  private func text(_ findings: [ReportedFinding]) -> (guide: String, summary: [String]) {
    let plan = PackagePlan(
      name: "App", output: "/w/out", project: "/w/App.xcodeproj", localization: "en", targets: [],
      library: .folder("/k"), isForPadsOnly: false, omissions: [], notes: [])
    let report = FindingsReport.found(findings)
    return (
      GuideText(plan: plan, report: report).text,
      PortSummary(plan: plan, report: report, kept: []).lines
    )
  }

  private func finding(_ line: Int, _ kind: String, _ message: String) -> ReportedFinding {
    ReportedFinding(path: "/w/A.swift", line: line, column: 1, kind: kind, message: message)
  }

  @Test func `each use is listed by itself, and is nothing to do`() {
    let (guide, summary) = text([
      finding(1, "standIn", "MKMapView of MapKit is a placeholder"),
      finding(7, "standIn", "MKMapView of MapKit is a placeholder"),
      finding(9, "runtime", "by hand"),
    ])
    let parts = guide.split(separator: "## What to do")
    #expect(parts[0].contains("## What placeholders stand in for"))
    #expect(
      parts[0].contains(
        "- MKMapView of MapKit is a placeholder  \n  `../A.swift:1:1`, `../A.swift:7:1`"))
    #expect(parts[1].contains("by hand") && !parts[1].contains("MKMapView"))
    #expect(summary.contains { $0.contains("1 place to change by hand") })
  }

  @Test func `without placeholders there is no such part`() {
    let (guide, summary) = text([finding(9, "runtime", "by hand")])
    #expect(!guide.contains("placeholders"))
    #expect(summary.contains { $0.contains("1 place to change by hand") })
  }
}
