import Drawing
import Foundation
import NavigationKit
import SDLShell
import Scenario
import Snapshot
import Testing

@testable import NavigationShell

@Suite struct FilmTimeTests {
  /// Half a second in eleven steps: hardly one of them is a whole millisecond.
  private static let times = (0...11).map { 0.5 * Double($0) / 11 }

  @Test func `a film between milliseconds is the same as what its record says`() throws {
    #expect(try verdict(of: try film(at: Self.times)) == .same)
  }

  @Test func `a cell taken two milliseconds late is noticed`() throws {
    var late = Self.times
    late[5] += 0.002
    #expect(try verdict(of: try film(at: late)) == .different)
  }

  /// The verdict on a film that is compared with the record of one at the right times.
  private func verdict(of film: FreshCapture) throws -> Verdict {
    let file = Data([1, 2, 3])
    var record = FrameRecord(libraries: ["SDL": "2.26.5"])
    record.add(try self.film(at: Self.times), file: Fingerprint(of: file))
    let kept = try FrameRecord(parsing: record.rounded.description)
    let comparison = CaptureComparison(codec: PNGPictures(), tolerance: nil)
    return try comparison.outcome(
      of: film,
      against: BaselineCaptureFiles(
        record: .whole, entry: kept.capture(named: "push"), picture: .whole(file),
        text: .whole(Data()))
    ).result.verdict
  }

  private func film(at times: [TimeInterval]) throws -> FreshCapture {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let picture = Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 255])
    var film = CompletedCapture.Film(name: "push", start: 0)
    film.cells = times.map {
      ($0, .init(paint: { picture }, fingerprint: { PictureFingerprint(of: picture) }))
    }
    film.samples = [0, 0.25, 0.5].map {
      MotionTrack.Sample(
        StageSnapshot(time: $0, frame: stage.displayList(), screen: ScreenInspection(of: stage)),
        since: 0)
    }
    return try FreshCapture(.film(film))
  }
}
