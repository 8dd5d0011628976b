import Drawing
import Foundation
import Scenario
import Snapshot

/// Holds one capture against what is kept of it.
struct CaptureComparison {
  /// What came out.
  struct Outcome {
    var result: CaptureResult
    /// The expected picture, where the pixels of a picture differ and it could be read.
    var expected: Bitmap?
  }

  /// How many sentences are said of a text or a motion before the rest is only counted.
  private static let most = 6

  let codec: any ImageCodec
  let tolerance: Tolerance?

  /// Compares.
  ///
  /// Where the fingerprints are equal no picture is decoded.
  func outcome(of fresh: FreshCapture, against kept: KeptFiles) throws -> Outcome {
    var outcome = Outcome(
      result: CaptureResult(name: fresh.name, isFilm: fresh.isFilm, times: fresh.times))
    switch kept.state {
    case .missing(let sentence):
      outcome.result.verdict = .missing
      outcome.result.findings = [sentence]
    case .unreadable(let sentence):
      outcome.result.verdict = .unreadable
      outcome.result.findings = [sentence]
    case .whole(let entry, let picture, let text):
      compareTexts(fresh.text, text, in: &outcome)
      compareMotion(fresh, entry, in: &outcome)
      try comparePixels(fresh, entry, picture, in: &outcome)
    }
    return outcome
  }

  private func compareTexts(_ actual: String, _ expected: String, in outcome: inout Outcome) {
    guard actual != expected else { return }
    outcome.result.verdict = .different
    outcome.result.findings +=
      ScreenTextDifference(expected: expected, actual: actual)?.sentences(atMost: Self.most) ?? []
    outcome.result.expectedText = expected
    outcome.result.actualText = actual
  }

  private func compareMotion(
    _ fresh: FreshCapture, _ entry: KeptCapture, in outcome: inout Outcome
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
      MotionDifference(expected: expected, actual: actual)?.sentences(atMost: Self.most) ?? []
  }

  /// Whether two times are less than a millisecond apart: records hold them rounded.
  private static func isSameTime(_ time: Double, _ other: Double) -> Bool {
    abs(time - other) < 0.001
  }

  private static func words(_ times: [Double]) -> String {
    guard let first = times.first, let last = times.last else { return "no time" }
    let count = times.count == 1 ? "" : String(format: " to %.3f s in %d cells", last, times.count)
    return String(format: "%.3f s", first) + count
  }

  private func comparePixels(
    _ fresh: FreshCapture, _ entry: KeptCapture, _ picture: Data, in outcome: inout Outcome
  ) throws {
    guard fresh.pixels != entry.pixels else { return }
    guard let expected = try? codec.decode(picture) else {
      outcome.result.verdict = .unreadable
      outcome.result.findings.append("the baseline's picture cannot be read: restore it")
      return
    }
    // A report finds out by itself what differs in a strip; both strips at once take much memory.
    outcome.expected = fresh.isFilm ? nil : expected
    let before = StripPicture.plan(of: entry, isFilm: fresh.isFilm)
    var judgement = PictureJudgement(tolerance: tolerance)
    for index in fresh.pixels.indices {
      let old = fresh.isFilm ? before.cell(index, of: expected) : expected
      let time = fresh.isFilm ? fresh.times[index] - fresh.times[0] : nil
      judgement.take(try fresh.cell(index), old, at: time)
    }
    outcome.result.findings += judgement.sentences
    if !judgement.isTolerable { outcome.result.verdict = .different }
  }
}
