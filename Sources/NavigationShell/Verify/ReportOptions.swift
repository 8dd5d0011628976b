import ArgumentParser
import Foundation
import Snapshot

/// The reports to write for a run or an audit, and their files.
struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A folder for a page to look at what was found: index.html.", valueName: "folder"),
    transform: { try UsageSentence.path($0, of: "--report") })
  var report: String?
  @Option(
    help: ArgumentHelp("A file for a JUnit report.", valueName: "file"),
    transform: { try UsageSentence.path($0, of: "--junit") })
  var junit: String?
  @Option(
    help: ArgumentHelp("A file for all of it as JSON.", valueName: "file"),
    transform: { try UsageSentence.path($0, of: "--json") })
  var json: String?

  /// Writes the chosen reports of a run.
  ///
  /// - Throws: ShellError if a file cannot be written.
  @MainActor func write(_ run: RunResult, from folder: RunFolder) throws {
    try write(
      page: { try HTMLReport(run, file: folder.read).page },
      junit: { JUnitReport(run, folder: folder.url.relativePath).xml },
      json: { try JSONReport.data(run) })
  }

  /// Writes the chosen reports, each of which is made only then.
  ///
  /// - Throws: ShellError if a file cannot be written.
  @MainActor func write(
    page: () throws -> String, junit xml: () throws -> String, json data: () throws -> Data
  ) throws {
    if let report {
      let file = URL(fileURLWithPath: report).appendingPathComponent("index.html")
      try Self.write(Data(try page().utf8), to: file, option: "--report")
    }
    if let junit {
      try Self.write(
        Data(try xml().utf8), to: URL(fileURLWithPath: junit), option: "--junit")
    }
    if let json {
      try Self.write(try data(), to: URL(fileURLWithPath: json), option: "--json")
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
