import ArgumentParser
import Foundation
import Snapshot

/// Makes what the last run found the baselines.
struct AcceptCommand: ShellCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept", abstract: "Make what the last verify found the baselines.",
    discussion: """
      Nothing is drawn again: the files that the run left are put beside the scenarios. Refused if \
      a scenario or the program changed since.
      """)

  @Argument(help: "The scenarios, or folders of them; all that are not the same unless named.")
  var scenarios: [String] = []
  @Option(
    name: .customLong("capture"),
    help: ArgumentHelp(
      "Only the captures of that name; may be given several times.", valueName: "name"))
  var captures: [String] = []
  @Option(help: ArgumentHelp("The folder the run left its files in.", valueName: "folder"))
  var results = RunFolder.usual

  @MainActor func perform(in shell: Shell) throws {
    let folder = RunFolder(results)
    let run = try folder.load()
    let chosen = try scenarios.isEmpty ? nil : Set(ScenarioFinder.files(at: scenarios))
    let acceptance = Acceptance(run: run, folder: folder, captures: Set(captures))
    for file in try acceptance.accept(chosen) { print(file) }
  }
}
