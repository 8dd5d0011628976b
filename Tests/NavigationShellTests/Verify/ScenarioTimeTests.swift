import Foundation
import Testing

/// The time zone and the date of a run, as an app sees them.
struct ScenarioTimeTests {
  private func scenario(_ time: String, shows texts: String) -> String {
    """
    app: clock
    device: 400x300@1
    \(time)
    steps:
      - expect: {elements: {present: [\(texts)]}}

    """
  }

  @Test func `an app is in the time zone of its scenario, and the next one is not`() throws {
    let workspace = try Workspace()
    let runs = [
      "time: {zone: Europe/Zurich, date: 2026-03-01}":
        "Europe/Zurich, formatted 01:00, hour 1, \"Mar 1, 2026\", {matches: 9:41.AM}",
      "rtl: false": "GMT, formatted 00:00, hour 0, \"Jan 1, 2001\", {matches: 12:00.AM}",
      "time: {zone: Asia/Tokyo, date: 2026-07-02 23:05}":
        "Asia/Tokyo, formatted 09:00, hour 9, \"Jul 2, 2026\", {matches: 11:05.PM}",
      "time: {zone: America/New_York}":
        "America/New_York, formatted 19:00, hour 19, \"Dec 31, 2000\", {matches: 7:00.PM}",
    ]
    for (index, run) in runs.sorted(by: { $0.key < $1.key }).enumerated() {
      try workspace.write(scenario(run.key, shows: run.value), to: "s/\(index).yaml")
    }
    let outcome = try workspace.run("verify", "s", "--jobs", "1")
    #expect(outcome.exitCode == 0, "\(outcome.output) \(outcome.errors)")
  }
}
