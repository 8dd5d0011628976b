import Foundation
import Storyboard
import Testing

@testable import NavigationShell

@Suite struct BenchTests {
  @Test func `the median is the middle one, or lies between the middle two`() {
    var samples = Samples()
    #expect(samples.median == 0)
    #expect(samples.worst == 0)
    for value in [9.0, 1, 5] { samples.add(value) }
    #expect(samples.median == 5)
    #expect(samples.worst == 9)
    samples.add(6)
    #expect(samples.median == 5.5)
  }

  @Test func `the report has every key that scripts rely on`() throws {
    let data = Data(try JSONText.of(report).utf8)
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(
      Set(json.keys) == [
        "machine", "frame_copy_ms", "start_ms", "start_floor_ms", "push_frame_ms",
        "inspected_push_frame_ms",
        "scroll_frame_ms", "tab_frame_ms", "column_frame_ms", "idle", "peak_mb", "growth_mb",
        "push_pop_per_s",
        "captures_per_s",
        "verifies_per_s", "pngs_per_s", "verify_to_file_comparison", "png_to_zlib", "suite_s",
        "first_verdict_ms", "suite_peak_mb", "growth", "repetitions", "siblings", "storyboards",
        "agents",
        "renderer", "screen",
      ])
    #expect(
      Set((json["growth"] as? [String: Any] ?? [:]).keys) == [
        "push_pop_ms", "push_pop_at_once_ms", "list_frame_ms", "grid_scroll_ms", "pushes_10000_ms",
        "set_30000_ms", "pop_to_root_10000_ms",
      ])
    #expect(
      Set((json["storyboards"] as? [String: Any] ?? [:]).keys) == [
        "read_59_scenes_ms", "build_59_scenes_ms", "read_and_build_23_scenes_ms",
        "start_20_scenes_ms",
      ])
    #expect(Set((json["push_frame_ms"] as? [String: Any] ?? [:]).keys) == ["median", "worst"])
    #expect(
      Set((json["idle"] as? [String: Any] ?? [:]).keys) == ["frames", "cpu_percent", "seconds"])
  }

  @Test func `memory hardly grows while the same is done again and again`() throws {
    let grown = try RepetitionBench(times: 100).measure()
    let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(grown))
    let values = try #require(json as? [String: Double])
    #expect(values.count == 6)
    // Other tests run in this process meanwhile, so that this is much more than there is alone.
    for (name, value) in values { #expect(value < 30, "\(name)") }
  }

  @Test func `the table sets frames against the machine's own copy`() {
    #expect(report.table.contains("frame of a push, median     1.50 ms       3.0 copies"))
    #expect(report.table.contains("frame of a collapse, worst  5.00 ms       10.0 copies"))
    #expect(report.table.contains("100 per s     without drawing, best of five"))
  }

  @Test func `the table lists growth from few to many`() throws {
    let rows = report.growth.rows.map(\.0)
    #expect(
      rows == [
        "push and pop, 10 deep", "push and pop, 1000 deep", "10000 pushes",
        "a stack of 30000 set", "10000 popped to the root", "a list of 10 rows",
        "a list of 10000 rows",
      ])
    #expect(report.table.contains("push and pop, 1000 deep     0.60 ms       0.30 ms without"))
  }

  @Test func `the table tells a storyboard's start from the machine's own`() {
    #expect(report.table.contains("59 scenes built             60.00 ms      80.00 ms together"))
    #expect(
      report.table.contains("start with 20 scenes        80.00 ms      40.00 ms over bare SDL"))
  }

  @Test func `the storyboard that is measured plays without an issue`() throws {
    let folder = try BenchFolder()
    let path = try StoryboardBench.writeStart(in: folder)
    let app = try #require(try App(interfaceAt: path, language: nil))
    #expect(app.tour.count == 20)
    let session = try HeadlessSession(app: app, folder: nil, device: .window)
    for stop in app.tour { stop.moves(session.stage) }
    let file = try #require(app.storyboard)
    #expect((file.document.issues + file.graph.issues + file.reader.issues).isEmpty)
    #expect(file.graph.reach.byTaps == 20)
  }

  private var report: BenchReport { .sample() }
}
