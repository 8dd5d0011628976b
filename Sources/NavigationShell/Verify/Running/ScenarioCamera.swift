import Drawing
import Foundation
import NavigationKit
import Scenario
import Snapshot

/// Paints what a running scenario shows, and hands it on.
final class ScenarioCamera: ScenarioHost {
  private let session: HeadlessSession
  private let device: Device
  private let taken: (Evidence) throws -> Void
  private var film: Evidence.Film?

  /// Sets the camera up; `taken` gets each picture and each film once it is complete.
  init(session: HeadlessSession, device: Device, taken: @escaping (Evidence) throws -> Void) {
    self.session = session
    self.device = device
    self.taken = taken
  }

  func look(_ sight: () -> Sight) { _ = sight() }

  func take(_ shot: Shot) throws {
    switch shot {
    case .still(let name, let sight):
      try taken(
        .still(
          Evidence.Still(
            name: name, time: sight.time, picture: picture(of: sight), text: sight.text)))
    case .filmBegan(let film, let start):
      self.film = Evidence.Film(name: film.name, start: start)
    case .cell(let sight):
      film?.cells.append((sight.time, picture(of: sight)))
    case .sample(let sight):
      film.map { film?.samples.append(MotionTrack.Sample(sight, since: $0.start)) }
    case .filmEnded(let sight):
      film?.text = sight.text
      try film.map { try taken(.film($0)) }
      film = nil
    }
  }

  private func picture(of sight: Sight) -> Evidence.Picture {
    { [session] in try session.picture(of: sight.frame) }
  }

  func difference(between sight: Sight, and other: Sight) throws -> String? {
    let (actual, expected) = (
      try session.picture(of: sight.frame), try session.picture(of: other.frame)
    )
    return BitmapDifference(actual, expected)?.description
  }

  func safeAreaInsets(in size: CGSize) -> UIEdgeInsets { device.safeAreaInsets(in: size) }
}
