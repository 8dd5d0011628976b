import Drawing
import Foundation
import Scenario
import SDLShell
import Snapshot

/// Compares one capture with its baseline.
struct CaptureComparison {
  /// The result of a comparison.
  struct Outcome {
    var result: CaptureResult
    /// Whether pixels differ from a baseline's picture that could be read.
    var hasOtherPixels = false

    /// Records a problem of the baseline.
    mutating func fail(_ problem: BaselineProblem) {
      result.verdict = problem.verdict
      result.findings.append(problem.description)
    }
  }

  /// The maximum number of sentences about a text or motion; the rest is only counted.
  private static let maximumSentences = 6

  let codec: any ImageCodec
  let tolerance: Tolerance?

  /// Compares a capture with its baseline.
  ///
  /// If the fingerprints are equal, no picture is decoded. Equal contents in other bytes are the
  /// same: a picture that a program made smaller, a text whose line ends Git changed.
  func outcome(of fresh: FreshCapture, against kept: BaselineCaptureFiles) throws -> Outcome {
    var outcome = Outcome(
      result: CaptureResult(name: fresh.name, isFilm: fresh.isFilm, times: fresh.times))
    switch kept.state {
    case .spoilt(let problem): outcome.fail(problem)
    case .whole(let entry, let picture, let text):
      compareTexts(fresh.text, text, in: &outcome)
      compareMotion(fresh, entry, in: &outcome)
      try comparePixels(fresh, entry, picture, in: &outcome)
    }
    return outcome
  }

  private func compareTexts(_ actual: String, _ kept: Data, in outcome: inout Outcome) {
    // Compares bytes, as Strings with different code points can be equal.
    guard !actual.utf8.elementsEqual(kept) else { return }
    let expected = KeptText.plain(kept)
    guard !KeptText.plain(Data(actual.utf8)).utf8.elementsEqual(expected.utf8) else { return }
    outcome.result.verdict = .different
    outcome.result.findings +=
      ScreenTextDifference(expected: expected, actual: actual)?.sentences(
        atMost: Self.maximumSentences) ?? []
    outcome.result.expectedText = expected
    outcome.result.actualText = actual
  }

  private func compareMotion(
    _ fresh: FreshCapture, _ entry: BaselineCapture, in outcome: inout Outcome
  ) {
    if !fresh.times.elementsEqual(entry.times, by: Self.isSameTime) {
      outcome.result.verdict = .different
      outcome.result.findings.append(
        "taken at \(Self.words(fresh.times)), was at \(Self.words(entry.times))")
    }
    guard fresh.track != entry.track else { return }
    outcome.result.verdict = .different
    outcome.result.expectedTrack = entry.track
    outcome.result.actualTrack = fresh.track
    guard let expected = entry.track, let actual = fresh.track else {
      outcome.result.findings.append(
        fresh.isFilm ? "it is a film now, and was a picture" : "it is a picture now, and was a film"
      )
      return
    }
    outcome.result.findings +=
      MotionDifference(expected: expected, actual: actual)?.sentences(atMost: Self.maximumSentences)
      ?? []
  }

  /// Whether two times are less than a millisecond apart, as records hold them rounded.
  private static func isSameTime(_ time: Double, _ other: Double) -> Bool {
    abs(time - other) < 0.001
  }

  private static func words(_ times: [Double]) -> String {
    guard let first = times.first, let last = times.last else { return "no time" }
    let count = times.count == 1 ? "" : String(format: " to %.3f s in %d cells", last, times.count)
    return String(format: "%.3f s", first) + count
  }

  private func comparePixels(
    _ fresh: FreshCapture, _ entry: BaselineCapture, _ picture: KeptPicture,
    in outcome: inout Outcome
  ) throws {
    guard picture.isRewritten || fresh.pixels != entry.pixels else { return }
    guard let cells = try cells(of: picture, entry, against: fresh) else {
      return outcome.fail(picture.isRewritten ? .otherPicture : .noPicture)
    }
    guard cells.map(\.kept) == entry.pixels else {
      return outcome.fail(picture.isRewritten ? .otherPicture : .otherPixels)
    }
    guard fresh.pixels != entry.pixels else { return }
    outcome.hasOtherPixels = true
    var verdict = PixelVerdict(tolerance: tolerance)
    for index in fresh.pixels.indices {
      let time = fresh.isFilm ? fresh.times[index] - fresh.times[0] : nil
      if cells.indices.contains(index) {
        verdict.add(cells[index].difference, at: time)
      } else {
        verdict.addExtraCell(at: time)
      }
    }
    outcome.result.findings += verdict.sentences
    if !verdict.isTolerable { outcome.result.verdict = .different }
  }

  /// The cells of the baseline's picture, with differences where fingerprints differ; nil if it
  /// cannot be read or does not have the size in the record.
  private func cells(
    of picture: KeptPicture, _ entry: BaselineCapture, against fresh: FreshCapture
  ) throws -> [StripComparison.Cell]? {
    let plan = StripPicture.plan(of: entry)
    // A file that says it is far larger is not decoded at all.
    if picture.isRewritten {
      guard let size = PNG.size(of: picture.file), size == (plan.width, plan.height) else {
        return nil
      }
    }
    do {
      let rows = try picture.rows(by: codec)
      guard rows.width == plan.width, rows.height == plan.height else { return nil }
      return try StripComparison(plan, rows) { index in
        guard fresh.pixels.indices.contains(index), fresh.pixels[index] != entry.pixels[index]
        else { return nil }
        return try fresh.packedCell(index)
      }.cells
    } catch let error as SDLError where error.isAboutFile {
      return nil
    }
  }
}
