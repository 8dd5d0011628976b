import ArgumentParser
import Foundation
import Snapshot

/// The reports to write for a run, and their files.
struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A folder for a page to look at the run with: index.html.", valueName: "folder"),
    transform: { try UsageSentence.path($0, of: "--report") })
  var report: String?
  @Option(
    help: ArgumentHelp("A file for a JUnit report.", valueName: "file"),
    transform: { try UsageSentence.path($0, of: "--junit") })
  var junit: String?
  @Option(
    help: ArgumentHelp("A file for the run as JSON.", valueName: "file"),
    transform: { try UsageSentence.path($0, of: "--json") })
  var json: String?

  /// Writes the chosen reports.
  ///
  /// - Throws: ShellError if a file cannot be written.
  @MainActor func write(_ run: RunResult, from folder: RunFolder) throws {
    if let report {
      let page = try HTMLReport(run, file: folder.read).page
      let file = URL(fileURLWithPath: report).appendingPathComponent("index.html")
      try Self.write(Data(page.utf8), to: file, option: "--report")
    }
    if let junit {
      let file = URL(fileURLWithPath: junit)
      let report = JUnitReport(run, folder: folder.url.relativePath)
      try Self.write(Data(report.xml.utf8), to: file, option: "--junit")
    }
    if let json {
      try Self.write(
        try JSONReport.data(run), to: URL(fileURLWithPath: json), option: "--json")
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
