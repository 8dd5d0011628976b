import Drawing
package import Foundation
package import Scenario
package import Snapshot

extension MotionTrack.Sample {
  /// The sample of a snapshot, at its time since the film's start.
  package init(_ snapshot: StageSnapshot, since start: TimeInterval) {
    self.init(
      time: snapshot.time - start, frame: Fingerprint(of: snapshot.frame.description),
      parts: snapshot.screen.elements.map { element in
        MotionTrack.Part(
          name: "\(element.role) \"\(element.label)\"", x: element.frame[0],
          y: element.frame[1], width: element.frame[2], height: element.frame[3])
      })
  }
}

extension Tolerance {
  /// A scenario's tolerance.
  init(_ tolerance: PictureTolerance) {
    self.init(
      levels: tolerance.levels, pixels: tolerance.pixels, densest: tolerance.densest,
      reason: tolerance.reason)
  }
}
