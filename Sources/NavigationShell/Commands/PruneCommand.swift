import ArgumentParser
import Foundation
import Snapshot

/// Removes baselines that no scenario refers to.
struct PruneCommand: ShellCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune", abstract: "Show and remove baseline files that no scenario refers to.")

  @Argument(help: "The scenarios, or folders of them.")
  var scenarios: [String]
  @Flag(help: "Only show them.")
  var dryRun = false
  @OptionGroup var parameters: ParameterOptions

  @MainActor func perform(in shell: Shell) throws {
    let plan = try VerifyPlan(paths: scenarios, parameters: parameters, in: shell)
    guard plan.invalid.isEmpty else {
      throw ShellError.badInput(
        .badScenarios(plan.invalid, keepsFiles: true))
    }
    for file in plan.orphans {
      Console.say(file)
      guard !dryRun else { continue }
      do {
        try FileManager.default.removeItem(atPath: file)
      } catch {
        throw ShellError.cannotWrite(.orphan(path: file))
      }
      // Fails if the folder is not empty, as it should.
      rmdir(URL(fileURLWithPath: file).deletingLastPathComponent().path)
    }
  }
}
