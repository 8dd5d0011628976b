import Drawing
import Foundation
import Scenario
import SDLShell
import Snapshot

/// Holds what one run of a scenario shows against its baseline, capture by capture, and leaves in the
/// run's folder, if there is one, what `accept` would need.
final class BaselineComparison {
  /// How the captures compare, in the order they were taken.
  private var captures: [CaptureResult] = []
  /// What is wrong with the baseline as a whole.
  private var problems: [(verdict: Verdict, sentence: String)] = []

  private let file: ScenarioFile
  private let folder: BaselineFolder
  private let variant: String
  private let results: RunFolder?
  private let comparison: CaptureComparison
  private let strip: StripPicture
  private let kept: FrameRecord?
  private var fresh: FrameRecord
  /// The files the baseline would consist of.
  private var files: [String] = []

  init(
    of file: ScenarioFile, _ variant: ScenarioVariant, results: RunFolder? = nil,
    painter: HeadlessPainter, makers: [String: String] = Makers.versions
  ) {
    self.file = file
    folder = BaselineFolder(scenario: URL(fileURLWithPath: file.name))
    self.variant = variant.name
    self.results = results
    comparison = CaptureComparison(
      codec: PNGPictures(), tolerance: file.scenario.tolerance.map { Tolerance($0) })
    strip = StripPicture(painter: painter)
    fresh = FrameRecord(makers: makers)
    do {
      kept = try folder.keptRecord(of: variant.name)
    } catch {
      kept = nil
      let place = folder.url.relativePath + "/" + folder.record(variant: variant.name)
      problems.append((.unreadable, "\(place): \(error); restore it, or accept anew"))
    }
    if let kept, let change = MakersDifference(expected: kept.makers, actual: makers) {
      problems.append(
        (.madeOtherwise, "the baseline was made otherwise: \(change); look, then accept anew"))
    }
  }

  /// Compares one capture.
  func take(_ capture: FreshCapture) throws {
    let picture = folder.picture(capture.name, variant: variant)
    let text = folder.text(capture.name, variant: variant)
    files += [picture, text]
    let kept = KeptFiles(
      record: record, entry: kept?.capture(named: capture.name), picture: folder.read(picture),
      text: folder.read(text).map { String(decoding: $0, as: UTF8.self) })
    var outcome = try comparison.outcome(of: capture, against: kept)
    if outcome.result.verdict == .same, let record = self.kept {
      fresh.take(capture.name, from: record)
    } else {
      try keep(capture, picture: picture, text: text, kept.picture, in: &outcome)
    }
    captures.append(outcome.result)
  }

  /// Leaves in the run's folder what is new, what was expected and what differs.
  private func keep(
    _ capture: FreshCapture, picture: String, text: String, _ old: Data?,
    in outcome: inout CaptureComparison.Outcome
  ) throws {
    guard results != nil else { return }
    let actual = try strip.picture(of: capture)
    let data = try PNG.encode(actual)
    outcome.result.strip = StripPicture.measures(of: capture)
    outcome.result.actual = try write(data, as: .actual, picture)
    _ = try write(Data(capture.text.utf8), as: .actual, text)
    fresh.note(capture, file: Fingerprint(of: data))
    if let old { outcome.result.expected = try write(old, as: .expected, picture) }
    if let expected = outcome.expected {
      let difference = try PNG.encode(actual.difference(from: expected))
      outcome.result.difference = try write(difference, as: .difference, picture)
    }
  }

  /// Ends the comparison, and tells how the run ended.
  ///
  /// - Parameters:
  ///   - failures: What was not as it should be, besides what was captured.
  ///   - unstable: What was otherwise when the scenario was run again, a sentence each.
  func finish(
    failures: [ScenarioFailure], unstable: [String] = []
  ) throws -> ScenarioResult {
    files.append(folder.record(variant: variant))
    if failures.isEmpty, unstable.isEmpty { try endRecord() }
    let verdicts =
      captures.map(\.verdict) + problems.map(\.verdict)
      + (failures.isEmpty ? [] : [.different]) + (unstable.isEmpty ? [] : [.unstable])
    return ScenarioResult(
      scenario: file.name, variant: variant, source: file.source,
      verdict: verdicts.max() ?? .same,
      failures: problems.map(\.sentence) + unstable + file.sentences(of: failures),
      notes: notes, captures: captures, files: files)
  }

  /// Misses what the baseline has and the run did not show, and leaves the record that could be
  /// accepted; of a run that is not sound there is none.
  private func endRecord() throws {
    let taken = Set(captures.map(\.name))
    let known = (kept?.stills.map(\.name) ?? []) + (kept?.films.map(\.name) ?? [])
    for name in known where !taken.contains(name) {
      problems.append((.different, "“\(name)” is in the baseline, and was not taken"))
    }
    guard captures.contains(where: { $0.verdict != .same }) || !problems.isEmpty else { return }
    let data = Data(fresh.rounded.description.utf8)
    _ = try write(data, as: .actual, folder.record(variant: variant))
  }

  /// What is worth knowing though nothing differs.
  private var notes: [String] {
    let isUnused = captures.allSatisfy { $0.verdict == .same && $0.findings.isEmpty }
    return comparison.tolerance != nil && isUnused
      ? ["the tolerance was not needed: take it out of the scenario"] : []
  }

  private var record: KeptFiles.Record {
    if kept != nil { return .whole }
    return problems.contains { $0.verdict == .unreadable } ? .unreadable : .missing
  }

  /// Writes a file of the run's folder; returns its path in it.
  private func write(_ data: Data, as part: RunFolder.Part, _ name: String) throws -> String? {
    guard let results else { return nil }
    let path = results.path(part, of: file.name, variant, file: name)
    try results.write(data, to: path)
    return path
  }
}
