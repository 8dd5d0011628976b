import Foundation
import Testing

@testable import Scenario

struct ScenarioTimeReadingTests {
  private func time(_ written: String) throws -> ScenarioTime? {
    try ScriptSamples.read("time: \(written)\nsteps: [capture: a]\n").time
  }

  @Test func `a day and a time are those of the zone`() throws {
    let time = try #require(try time("{zone: Europe/Zurich, date: 2026-03-01 14:30}"))
    #expect(time.zone.identifier == "Europe/Zurich")
    #expect(time.date?.ISO8601Format() == "2026-03-01T13:30:00Z")
    let day = try self.time("{zone: UTC, date: 2026-03-01}")
    #expect(day?.date?.ISO8601Format() == "2026-03-01T09:41:00Z")
    #expect(try self.time("{zone: Asia/Tokyo}")?.date == nil)
    #expect(try self.time("{zone: Asia/Kolkata}")?.zone.identifier == "Asia/Kolkata")
  }

  @Test(arguments: [
    ("{date: 2026-03-01}", "1:7: time needs “zone”"),
    (
      "{zone: Europe/Zürich}",
      "1:14: “zone” is a time zone such as Europe/Zurich, found “Europe/Zürich”: did you mean "
        + "Europe/Zurich?"
    ),
    ("{zone: GMT+2}", "1:14: “zone” is a time zone such as Europe/Zurich, found “GMT+2”"),
    (
      "{zone: UTC, date: 1.3.2026}",
      "1:25: “date” is a day that the time zone has, such as 2026-03-01, or with a time, "
        + "2026-03-01 14:30; found “1.3.2026”"
    ),
    ("{zone: UTC, date: ٢٠٢٦-03-01}", "1:25: “date” is a day that the time zone has"),
    ("{zone: UTC, date: 2026-02-30}", "1:25: “date” is a day that the time zone has"),
    (
      "{zone: Europe/Zurich, date: 2026-03-29 02:30}",
      "1:35: “date” is a day that the time zone has"
    ),
  ])
  func `what is no time is refused`(written: String, problem: String) {
    let problems = ScriptSamples.problems(in: "time: \(written)\nsteps: [capture: a]\n")
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("back.yaml:" + problem) == true, "\(problems)")
  }
}
