import Drawing
import Foundation
import Scenario
import SDLShell
import Snapshot

/// Compares one run of a scenario with its baseline, capture by capture, and writes the files that
/// `accept` needs to the run's folder, if there is one.
final class BaselineComparison {
  /// The captures' results, in order.
  private var captures: [CaptureResult] = []
  /// Problems of the baseline as a whole.
  private var problems: [BaselineProblem] = []

  private let file: ScenarioFile
  private let folder: BaselineFolder
  private let variant: String
  private let results: RunFolder?
  private let comparison: CaptureComparison
  private let strip: StripPicture
  private let kept: FrameRecord?
  private var fresh: FrameRecord
  /// The captures whose pictures other programs have rewritten.
  private var rewritten: [String] = []
  /// The names of the baseline's files once it is accepted.
  private var files: [String] = []
  /// The fingerprints of files written to the run's folder, by path.
  private var left: [String: Fingerprint] = [:]

  init(
    of file: ScenarioFile, _ variant: ScenarioVariant, results: RunFolder? = nil,
    painter: HeadlessPainter, libraries: [String: String] = RenderingLibraries.versions
  ) {
    self.file = file
    folder = BaselineFolder(scenario: URL(fileURLWithPath: file.name))
    self.variant = variant.name
    self.results = results
    comparison = CaptureComparison(
      codec: PNGPictures(), tolerance: variant.scenario.tolerance.map { Tolerance($0) })
    strip = StripPicture(painter: painter)
    fresh = FrameRecord(libraries: libraries)
    do {
      kept = try folder.keptRecord(of: variant.name)
    } catch {
      kept = nil
      problems.append(error)
    }
    if let kept,
      let change = RenderingLibrariesDifference(expected: kept.libraries, actual: libraries)
    {
      problems.append(.madeOtherwise(change))
    }
  }

  /// Whether there is no baseline of what was captured, not even one that cannot be read.
  var isNew: Bool { record == .missing && !captures.isEmpty }

  /// Compares one capture.
  func compare(_ capture: FreshCapture) throws {
    let picture = folder.picture(capture.name, variant: variant)
    let text = folder.text(capture.name, variant: variant)
    files += [picture, text]
    let kept = BaselineCaptureFiles(
      record: record, entry: kept?.capture(named: capture.name), picture: folder.file(picture),
      text: folder.file(text))
    var outcome = try comparison.outcome(of: capture, against: kept)
    if outcome.result.verdict == .same, let entry = kept.entry, let picture = kept.keptPicture {
      // `accept` checks the files that there are.
      fresh.add(capture, file: picture.fingerprint, pixels: entry.pixels)
      if picture.isRewritten { rewritten.append(capture.name) }
    } else {
      try keep(capture, picture: picture, text: text, kept.keptPicture, in: &outcome)
    }
    captures.append(outcome.result)
  }

  /// Writes the actual, the expected and the difference picture to the run's folder.
  private func keep(
    _ capture: FreshCapture, picture: String, text: String, _ old: KeptPicture?,
    in outcome: inout CaptureComparison.Outcome
  ) throws {
    guard let results else { return }
    outcome.result.strip = StripPicture.measures(of: capture)
    let (actual, file) = try write(
      try strip.picture(of: capture), as: .actual, picture, in: results)
    outcome.result.actual = actual
    _ = try write(Data(capture.text.utf8), as: .actual, text, in: results)
    fresh.add(capture, file: file)
    guard let old else { return }
    outcome.result.expected = try write(old.file, as: .expected, picture, in: results)
    guard outcome.hasOtherPixels else { return }
    let difference = DifferenceRows(
      try strip.picture(of: capture), from: try old.rows(by: comparison.codec))
    outcome.result.difference = try write(difference, as: .difference, picture, in: results)
      .path
  }

  /// Ends the comparison and returns its result.
  ///
  /// - Parameter unstable: Differences between two runs of the scenario, a sentence each.
  func finish(_ run: CompletedRun, unstable: [String] = []) throws -> ScenarioResult {
    let failures = run.failures
    files.append(folder.record(variant: variant))
    if failures.isEmpty, unstable.isEmpty { try endRecord() }
    let verdicts =
      captures.map(\.verdict) + problems.map(\.verdict)
      + (failures.isEmpty ? [] : [.failed]) + (unstable.isEmpty ? [] : [.unstable])
    return ScenarioResult(
      scenario: file.name, variant: variant, source: file.source, parts: file.parts,
      verdict: verdicts.max() ?? .same,
      failures: problems.map(\.description) + unstable + failures.sentences,
      failedScreen: try failedScreen(of: run), ways: run.ways,
      notes: failures.isEmpty && unstable.isEmpty ? notes : [], captures: captures, files: files,
      left: left, virtualSeconds: run.virtualSeconds)
  }

  /// Writes a film of a run that failed to the run's folder; returns its path there.
  func keep(film: Data) throws -> String? {
    guard let results else { return nil }
    let path = results.path(
      .failed, of: file.name, variant, file: folder.picture("run", variant: variant))
    try results.write(film, to: path)
    return path
  }

  /// Writes the screen of a run that failed to the run's folder, where nobody accepts it.
  private func failedScreen(of run: CompletedRun) throws -> FailedScreen? {
    guard let results, let still = run.failedScreen else { return nil }
    func path(_ name: String) -> String {
      results.path(.failed, of: file.name, variant, file: name)
    }
    let screen = FailedScreen(
      time: still.time, picture: path(folder.picture(still.name, variant: variant)),
      textFile: path(folder.text(still.name, variant: variant)), text: still.text,
      steps: run.steps)
    let capture = try FreshCapture(.still(still))
    _ = try results.write(try strip.picture(of: capture), to: screen.picture)
    try results.write(Data(still.text.utf8), to: screen.textFile)
    return screen
  }

  /// Reports captures that only the baseline has, and writes the new record if there is something
  /// to accept; a run that failed has none.
  private func endRecord() throws {
    let captured = Set(captures.map(\.name))
    let recorded = (kept?.stills.map(\.name) ?? []) + (kept?.films.map(\.name) ?? [])
    for name in recorded where !captured.contains(name) {
      problems.append(.notTaken(name))
    }
    if captures.allSatisfy({ $0.verdict == .same }), problems.isEmpty { compareRecord() }
    guard let results, captures.contains(where: { $0.verdict != .same }) || !problems.isEmpty
    else { return }
    let data = Data(fresh.rounded.description.utf8)
    _ = try write(data, as: .actual, folder.record(variant: variant), in: results)
  }

  /// If all captures are the same, the record has to be equal to the letter too.
  private func compareRecord() {
    let name = folder.record(variant: variant)
    var fresh = fresh
    if let kept { fresh.replaceFiles(of: rewritten, from: kept) }
    guard let kept = folder.file(name).data,
      let difference = fresh.difference(from: KeptText.plain(kept))
    else { return }
    problems.append(.otherRecord(path: folder.path(of: name), difference: difference))
  }

  /// Notes that are no failures, about a run that came to its end.
  private var notes: [String] {
    let isUnused = captures.allSatisfy { $0.verdict == .same && $0.findings.isEmpty }
    return comparison.tolerance != nil && isUnused && !captures.isEmpty && problems.isEmpty
      ? ["the tolerance was not needed: take it out of the scenario"] : []
  }

  private var record: BaselineCaptureFiles.Record {
    if kept != nil { return .whole }
    return problems.contains { $0.verdict == .unreadable } ? .unreadable : .missing
  }

  /// Writes a picture to the run's folder; returns its path there and its fingerprint.
  private func write(
    _ picture: any PixelRows, as part: RunFolder.Part, _ name: String, in results: RunFolder
  ) throws -> (path: String, file: Fingerprint) {
    let path = results.path(part, of: file.name, variant, file: name)
    let file = try results.write(picture, to: path)
    left[path] = file
    return (path, file)
  }

  /// Writes a file to the run's folder; returns its path there.
  private func write(
    _ data: Data, as part: RunFolder.Part, _ name: String, in results: RunFolder
  ) throws -> String {
    let path = results.path(part, of: file.name, variant, file: name)
    try results.write(data, to: path)
    left[path] = Fingerprint(of: data)
    return path
  }
}
