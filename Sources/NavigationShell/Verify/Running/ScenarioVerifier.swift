import Drawing
import Foundation
import Scenario
import SDLShell
import Snapshot

/// Runs scenarios and compares their captures: the work of a worker.
final class ScenarioVerifier {
  private let shell: Shell
  private let options: VerifyOptions
  private let painter: HeadlessPainter
  private let libraries = RenderingLibraries.versions
  /// The last scenario, as jobs for its variants follow each other.
  private var file: ScenarioFile?

  private let tell: (WorkerNote<ScenarioResult>) -> Void

  /// Opens the fonts.
  ///
  /// - Parameter tell: Is told of each run and step that begins.
  /// - Throws: SDLError if there are none.
  init(
    shell: Shell, options: VerifyOptions,
    tell: @escaping (WorkerNote<ScenarioResult>) -> Void = { _ in }
  ) throws {
    self.shell = shell
    self.options = options
    self.tell = tell
    painter = try HeadlessPainter()
  }

  /// Does one job.
  ///
  /// - Throws: ShellError if the run's folder cannot be written, or a picture takes too long.
  func verify(_ job: VerifyJob) throws -> ScenarioResult {
    let start = Monotonic.milliseconds
    var result: ScenarioResult
    do {
      result = try compare(job)
    } catch let error as ShellError where [.cannotWrite, .unavailable].contains(error.code) {
      throw error
    } catch let problems as ScenarioProblems {
      result = .invalid(job.file, problems)
    } catch {
      result = .broken(job, "\(error)")
    }
    result.seconds = (Monotonic.milliseconds - start) / 1000
    return result
  }

  private func compare(_ job: VerifyJob) throws -> ScenarioResult {
    let file = try read(job.file)
    guard file.variants.indices.contains(job.variant) else {
      throw ShellError.refused(.scenarioChangedMeanwhile(file: job.file))
    }
    let variant = file.variants[job.variant]
    let comparison = BaselineComparison(
      of: file, variant, results: RunFolder(options.results), painter: painter, libraries: libraries
    )
    var captured: [(name: String, fingerprint: Fingerprint)] = []
    let run = try run(file, variant) { completed in
      let capture = try FreshCapture(completed)
      captured.append((capture.name, capture.fingerprint))
      try comparison.compare(capture)
    }
    let repetitions = options.repetitions(isNew: comparison.isNew)
    let unstable = try instability(of: file, variant, in: repetitions, against: captured)
    var result = try comparison.finish(run, unstable: unstable)
    if options.film == .failed, !run.failures.isEmpty {
      do {
        result.failedScreen?.film = try comparison.keep(film: film(of: file, variant))
      } catch {
        result.notes.append("the run could not be filmed: \(error)")
      }
    }
    return result
  }

  /// Runs a variant and tells how far it is.
  private func run(
    _ file: ScenarioFile, _ variant: ScenarioVariant, _ cadence: Cadence = .never,
    onCapture: @escaping (CompletedCapture) throws -> Void
  ) throws -> CompletedRun {
    tell(.run)
    return try file.run(
      variant, painter: painter, cadence: cadence, onStep: { [tell] in tell(.step($0.place)) },
      onCapture: onCapture)
  }

  /// A film of another run, which is the same unless the scenario is unstable.
  private func film(of file: ScenarioFile, _ variant: ScenarioVariant) throws -> Data {
    tell(.run)
    let session = try file.session(for: variant, painter: painter)
    let camera = FilmCamera(
      session, painter: painter, as: .apng, scale: FilmKind.apng.defaultScale, showsTouches: true)
    _ = try session.perform(
      variant.scenario.steps, with: variant.scenario.pointer, on: variant.device)
    return try camera.finish()
  }

  private func read(_ name: String) throws -> ScenarioFile {
    if let file, file.name == name { return file }
    let read = try ScenarioFile(name, in: shell, set: options.parameters.values)
    file = read
    return read
  }

  /// The differences when the scenario is run again, a sentence each.
  private func instability(
    of file: ScenarioFile, _ variant: ScenarioVariant, in repetitions: [VerifyOptions.Repetition],
    against captured: [(name: String, fingerprint: Fingerprint)]
  ) throws -> [String] {
    try repetitions.compactMap { repetition in
      var again: [(name: String, fingerprint: Fingerprint)] = []
      _ = try run(file, variant, repetition.cadence) { completed in
        let capture = try FreshCapture(completed)
        again.append((capture.name, capture.fingerprint))
      }
      guard !again.elementsEqual(captured, by: ==) else { return nil }
      let other = zip(captured, again).first { $0 != $1 }?.0.name
      let what = other.map { "“\($0)” differs" } ?? "other captures are taken"
      return "\(what) \(repetition.words)"
    }
  }
}

extension VerifyOptions {
  /// Another run of a scenario, which must have equal captures.
  struct Repetition {
    let cadence: Cadence
    /// The circumstances of the run, for a sentence.
    let words: String
  }

  /// The runs besides the first.
  ///
  /// - Parameter isNew: Whether the scenario has no baseline yet: whether it is the same twice is told
  ///   before it is accepted.
  func repetitions(isNew: Bool) -> [Repetition] {
    let runs = times ?? (double || isNew ? 2 : 1)
    let again = (1..<runs).map {
      Repetition(cadence: .never, words: "in \($0 == 1 ? "a second run" : "run \($0 + 1)")")
    }
    let rates = [24.0, 60, 120].map {
      Repetition(cadence: .steady($0), words: "when it is looked at \(Int($0)) times a second")
    }
    let jitter = Repetition(
      cadence: .jittered(seed: 1), words: "when it is looked at at odd times")
    return again + (cadence ? rates + [jitter] : [])
  }
}
