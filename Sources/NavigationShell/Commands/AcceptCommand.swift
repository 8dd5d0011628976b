import ArgumentParser
import Foundation
import Snapshot

/// Makes the results of the last run the baselines.
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
  @Option(
    help: ArgumentHelp("The folder the run left its files in.", valueName: "folder"),
    transform: { try UsageSentence.path($0, of: "--results") })
  var results = RunFolder.defaultPath

  @MainActor func perform(in shell: Shell) throws {
    let folder = RunFolder(results)
    let run = try folder.load()
    let chosen =
      try scenarios.isEmpty ? run.scenarios : scenarios.flatMap { try run.results(at: $0) }
    let names = Set(chosen.flatMap(\.captures).map(\.name))
    if let unknown = captures.first(where: { !names.contains($0) }) {
      throw ShellError.usage(.unknownCapture(unknown))
    }
    let acceptance = Acceptance(run: run, folder: folder, captures: Set(captures))
    var isNothing = true
    try acceptance.accept(chosen.inOrder) { file in
      Console.say(file)
      isNothing = false
    }
    guard isNothing else { return }
    Console.say(
      chosen.isEmpty
        ? "nothing to accept: the last run checked no scenario"
        : "nothing to accept: all is as the baselines have it")
  }
}

extension RunResult {
  /// The results of a scenario, or of those in a folder.
  fileprivate func results(at path: String) throws(ShellError) -> [ScenarioResult] {
    let places = Set(try ScenarioFinder([path]).allFiles.map(ScenarioFinder.place))
    let found = scenarios.filter { places.contains(ScenarioFinder.place(of: $0.scenario)) }
    guard !found.isEmpty else {
      throw .usage(.notInLastRun(path: path))
    }
    return found
  }
}

extension [ScenarioResult] {
  /// The results without duplicates, by name.
  fileprivate var inOrder: [ScenarioResult] { Set(self).sorted { $0.name < $1.name } }
}
