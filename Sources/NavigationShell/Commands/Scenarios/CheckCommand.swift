import ArgumentParser
import Scenario
import Snapshot

/// Reads scenarios without running them.
struct CheckCommand: ShellCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Read scenarios and say what verify would run.",
    discussion: """
      Nothing is run. All that is wrong in the scenarios, and in the parts that they use, is told.
      """)

  @Argument(help: "The scenarios, or folders of them.")
  var scenarios: [String]
  @OptionGroup var parameters: ParameterOptions
  @Flag(help: "Print JSON.")
  var json = false

  @MainActor func perform(in shell: Shell) throws {
    let plan = try VerifyPlan(paths: scenarios, parameters: parameters, in: shell)
    guard !plan.isEmpty else { throw ShellError.nothingChecked }
    let checked = plan.files.map(CheckedScenario.init)
    if json {
      Console.say(
        text: try JSONText.of(
          CheckedScenarios(scenarios: checked, problems: plan.invalid.flatMap(\.failures))))
    } else {
      for scenario in checked { for line in scenario.lines { Console.say(line) } }
    }
    guard plan.invalid.isEmpty else {
      throw ShellError.badInput(.badScenarios(plan.invalid, keepsFiles: false))
    }
  }
}

/// The output of `check --json`.
private struct CheckedScenarios: Encodable {
  let scenarios: [CheckedScenario]
  /// What is wrong in others, a sentence each, which begins with file and line.
  let problems: [String]
}

/// What a scenario would run.
private struct CheckedScenario: Encodable {
  let scenario: String
  /// The names of its runs, as in the names of baselines.
  let runs: [String]
  /// The names of its pictures and films.
  let captures: [String]
  /// The parts that it uses, and the defaults of its folder.
  let parts: [String]
  let parameters: [String]
  let tags: [String]

  init(_ file: ScenarioFile) {
    scenario = file.name
    runs = file.variants.map(\.name)
    captures = file.scenarios.flatMap(\.captureNames).unique
    parts = file.parts.keys.sorted()
    parameters = file.parameters
    tags = file.scenarios.flatMap(\.tags).unique
  }

  /// A line with the scenario, then one for each of what there is.
  var lines: [String] {
    let lists = [
      ("runs", runs), ("captures", captures), ("made of", parts), ("parameters", parameters),
      ("tags", tags),
    ]
    return [scenario]
      + lists.filter { !$0.1.isEmpty }.map { "    \($0.0): \($0.1.joined(separator: ", "))" }
  }
}
