import Foundation
import Goldens
import Testing

@testable import NavigationShell

/// Results of the benchmark set against earlier ones.
struct BenchComparisonTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func file(_ text: String) throws -> String {
    try folder.add("before.json", Data(text.utf8))
  }

  @Test func `a machine twice as slow is no worse`() throws {
    var slow = BenchReport.sample(copy: 1, push: 3, pushPop: 50)
    #expect(try BenchComparison(of: slow, with: .sample()).worse.isEmpty)
    slow = .sample(copy: 1, push: 3.3, pushPop: 45)
    let comparison = try BenchComparison(of: slow, with: .sample())
    #expect(comparison.worse.map(\.now.key) == ["push_frame_ms.median", "push_pop_per_s"])
    #expect(comparison.table.hasSuffix("more than 5 %: push_frame_ms.median, push_pop_per_s"))
  }

  @Test func `memory is compared as it is, and what is better is not told`() throws {
    let comparison = try BenchComparison(of: .sample(peak: 50), with: .sample(peak: 40))
    #expect(comparison.worse.map(\.now.key) == ["peak_mb"])
    let row = try #require(comparison.table.split(separator: "\n").first { $0.contains("peak_mb") })
    #expect(
      row.split(separator: " ") == ["peak_mb", "40.000", "50.000", "1.25", "worse"])
    let better = try BenchComparison(of: .sample(peak: 40), with: .sample(peak: 50))
    #expect(better.table.hasSuffix("nothing is worse by more than 5 %"))
  }

  @Test func `noise and what is no figure have no ratio`() throws {
    let keys = try BenchComparison(of: .sample(), with: .sample()).rows.map(\.now.key)
    #expect(!keys.contains("growth_mb"))
    #expect(!keys.contains("frame_copy_ms"))
    #expect(!keys.contains { $0.hasPrefix("machine") || $0.hasPrefix("idle") })
    #expect(keys.contains("growth.push_pop_ms.1000"))
    #expect(keys.contains("verify_to_file_comparison"))
  }

  @Test func `a printed result is read again`() throws {
    let report = try BenchReport(contentsOf: file(JSONText.of(BenchReport.sample())))
    #expect(try JSONText.of(report) == JSONText.of(BenchReport.sample()))
  }

  @Test(arguments: ["", "no JSON", "[1]", "{}", #"{"scenarios": []}"#])
  func `another file is told in one line`(text: String) throws {
    let path = try file(text)
    let error = #expect(throws: ShellError.self) { try BenchReport(contentsOf: path) }
    #expect(error == .badInput(.noBenchReport(path: path)))
    #expect(error?.code.rawValue == 65)
    #expect(error?.lines.count == 1)
  }

  @Test func `a result of another version is told by what it lacks`() throws {
    let text = try JSONText.of(BenchReport.sample())
    for (name, key) in [
      ("grid_scroll_ms", "growth.grid_scroll_ms"), ("suite_peak_mb", "suite_peak_mb"),
    ] {
      let path = try file(text.replacingOccurrences(of: "\"\(name)\"", with: "\"former\""))
      let error = #expect(throws: ShellError.self) { try BenchReport(contentsOf: path) }
      #expect(error == .badInput(.oldBenchReport(path: path, lacks: key)))
      #expect(error?.code.rawValue == 65)
    }
  }

  @Test func `a file that is not there is told before anything is measured`() throws {
    let outcome = try BuiltProgram(named: "FaultyApps").run("bench", "--against", "absent.json")
    #expect(outcome.exitCode == 65)
    #expect(outcome.errors.split(separator: "\n").count == 1)
    let both = try BuiltProgram(named: "FaultyApps").run("bench", "--json", "--against", "a.json")
    #expect(both.exitCode == 64)
  }
}
