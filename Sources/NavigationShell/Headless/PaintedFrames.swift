import Drawing
import Foundation
import SDLShell

/// The fingerprints of frames that an app showed lately.
///
/// Scenarios come back to screens that they have captured, and films end at rest: an equal frame is an
/// equal picture, and painting it again takes longer than all else that a capture needs.
struct PaintedFrames {
  /// Enough for the way from a screen to another and back, as a frame takes some kilobytes.
  private static let limit = 8
  private var frames: [(frame: DisplayList, scale: CGFloat, fingerprint: PictureFingerprint)] = []

  /// The fingerprint of a frame's picture; nil if it is not known.
  func fingerprint(of frame: DisplayList, scale: CGFloat) -> PictureFingerprint? {
    frames.first { $0.scale == scale && $0.frame == frame }?.fingerprint
  }

  /// Adds a frame, and forgets the oldest if there are too many.
  mutating func add(_ fingerprint: PictureFingerprint, of frame: DisplayList, scale: CGFloat) {
    if frames.count == Self.limit { frames.removeFirst() }
    frames.append((frame, scale, fingerprint))
  }
}
