import Foundation
import Scenario
import Snapshot

/// Runs scenarios and holds each capture against itself with a fault: the work of a worker.
final class ScenarioMutator {
  private let shell: Shell
  private let parameters: ParameterOptions
  private let painter: HeadlessPainter
  private let tell: (WorkerNote<MutationResult>) -> Void

  /// Opens the fonts.
  ///
  /// - Parameter tell: Is told of each run and step that begins.
  /// - Throws: SDLError if there are none.
  init(
    shell: Shell, parameters: ParameterOptions,
    tell: @escaping (WorkerNote<MutationResult>) -> Void
  ) throws {
    (self.shell, self.parameters, self.tell) = (shell, parameters, tell)
    painter = try HeadlessPainter()
  }

  /// Does one job.
  func mutate(_ job: VerifyJob) throws -> MutationResult {
    let file = try ScenarioFile(job.file, in: shell, set: parameters.values)
    guard file.variants.indices.contains(job.variant) else {
      throw ShellError.refused(.scenarioChangedMeanwhile(file: job.file))
    }
    tell(.run)
    let variant = file.variants[job.variant]
    let session = try file.session(for: variant, painter: painter)
    let camera = FaultCamera(
      session: session, device: variant.device,
      tolerance: variant.scenario.tolerance.map { Tolerance($0) },
      onStep: { [tell] in tell(.step($0.place)) })
    let runner = ScenarioRunner(
      stage: session.stage, host: camera, pointer: variant.scenario.pointer, cadence: .steady(120))
    try runner.run(variant.scenario.steps)
    return MutationResult(
      name: job.name, notices: camera.notices,
      failures: runner.failures.map { $0.diagnostic(in: file.name) })
  }
}
