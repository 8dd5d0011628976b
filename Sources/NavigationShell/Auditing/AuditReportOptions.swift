import ArgumentParser
import Audit
import Foundation
import Snapshot

/// The reports to write of an audit, and their files.
struct AuditReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A folder for a page with a picture of each finding: index.html.", valueName: "folder"),
    transform: { try UsageSentence.path($0, of: "--report") })
  var report: String?
  @Option(
    help: ArgumentHelp("A file for a JUnit report.", valueName: "file"),
    transform: { try UsageSentence.path($0, of: "--junit") })
  var junit: String?
  @Option(
    help: ArgumentHelp("A file for the findings as JSON.", valueName: "file"),
    transform: { try UsageSentence.path($0, of: "--json") })
  var json: String?

  /// Writes the chosen reports.
  ///
  /// - Throws: ShellError if a file cannot be written.
  @MainActor func write(_ result: AuditResult, walk: AuditWalk) throws {
    if let report {
      let page = AuditPage(result, pictures: walk.pictures).html
      let file = URL(fileURLWithPath: report).appendingPathComponent("index.html")
      try Self.write(Data(page.utf8), to: file, option: "--report")
    }
    if let junit {
      let text = AuditJUnit(result, failures: walk.failures).xml
      try Self.write(Data(text.utf8), to: URL(fileURLWithPath: junit), option: "--junit")
    }
    if let json {
      let text = try JSONText.of(result.entries.map(AuditRecord.init))
      try Self.write(Data(text.utf8), to: URL(fileURLWithPath: json), option: "--json")
    }
  }

  private static func write(_ data: Data, to file: URL, option: String) throws(ShellError) {
    do throws(WriteError) {
      try WrittenFile(file).write(data)
    } catch {
      throw .cannotWrite(.file(error, orElse: .option(option)))
    }
  }
}
