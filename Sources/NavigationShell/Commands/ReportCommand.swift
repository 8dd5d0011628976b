import ArgumentParser
import Foundation
import Snapshot

/// Writes a page to look at snapshot tests that failed.
struct ReportCommand: ShellCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Write a page to look at snapshot tests that failed.",
    discussion: """
      The folder is that of SNAPSHOT_ARTIFACTS, in which tests leave what they expected and what \
      they got. The page is its index.html; it loads nothing else, and its differences are those of \
      verify's reports.
      """)

  @Argument(help: "The folder that the tests left.")
  var folder: String

  @MainActor func perform(in shell: Shell) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
      throw ShellError.badInput(.noFolder(path: folder))
    }
    guard isFolder.boolValue else { throw ShellError.badInput(.fileForFolder(path: folder)) }
    let run = try FailedSnapshots(in: folder).run
    guard !run.scenarios.isEmpty else {
      return Console.say("\(folder): no snapshot test that failed has left its files here")
    }
    let page = try HTMLReport(run, title: "Snapshot tests") {
      try? InputFile.contents(of: $0)
    }.page
    let file = URL(fileURLWithPath: folder).appendingPathComponent("index.html")
    do throws(WriteError) {
      try WrittenFile(file).write(Data(page.utf8))
    } catch {
      throw ShellError.cannotWrite(.file(error, orElse: nil))
    }
    Console.say(file.path)
  }
}
