import ArgumentParser
import Foundation
import Scenario
import Snapshot

/// Mutation testing: finds small faults that scenarios would not notice.
struct MutateCommand: ShellCommand {
  static let configuration = CommandConfiguration(
    commandName: "mutate", abstract: "Find out which small faults scenarios would not notice.",
    discussion: """
      Each scenario is held against itself with one fault: shift (a text a pixel too low), fade (a \
      text two hundredths paler), order (two things in the wrong order), late (motion a frame late), \
      curve (motion by another curve), silence (a controller is not told something). Needs no \
      baseline. A – says that nothing the scenario looks at would be otherwise.
      """)

  @Argument(help: "The scenarios, or folders of them.")
  var scenarios: [String]
  @OptionGroup var parameters: ParameterOptions

  @MainActor func perform(in shell: Shell) throws {
    let plan = try VerifyPlan(paths: scenarios, parameters: parameters, in: shell)
    guard plan.invalid.isEmpty else {
      throw ShellError.badInput(
        .badScenarios(plan.invalid, keepsFiles: false))
    }
    guard !plan.files.isEmpty else { throw ShellError.nothingChecked }
    let painter = try HeadlessPainter()
    let results = try plan.files.flatMap { file in
      try file.variants.map { try file.mutate($0, painter: painter) }
    }
    for line in MutationScore(results: results).lines { Console.say(line) }
    let failures = results.map(\.failures).filter { !$0.failures.isEmpty }
    guard failures.isEmpty else { throw ShellError.failures(failures) }
  }
}

extension ScenarioFile {
  /// Which faults one variant notices.
  fileprivate func mutate(
    _ variant: ScenarioVariant, painter: HeadlessPainter
  ) throws -> MutationResult {
    let session = try session(for: variant, painter: painter)
    let camera = FaultCamera(
      session: session, device: variant.device,
      tolerance: variant.scenario.tolerance.map { Tolerance($0) })
    let runner = ScenarioRunner(
      stage: session.stage, host: camera, pointer: variant.scenario.pointer, cadence: .steady(120))
    try runner.run(variant.scenario.steps)
    return MutationResult(
      name: "\(name) (\(variant.name))", notices: camera.notices,
      failures: ScenarioFailures(file: name, failures: runner.failures))
  }
}
