import Drawing
import Foundation

/// The picture that a window shows, and when it shows the next frame.
struct FrameDisplay {
  /// The picture that is shown; nil once it is to be drawn anew.
  private(set) var shown: WindowPicture?
  /// Whether something may have changed since.
  var needsFrame = true
  var isVisible = true
  /// The flash of a screenshot.
  var flash = ScreenFlash()
  /// The number of frames presented so far.
  private(set) var count = 0
  private var pacing: FramePacing

  init(waitsForDisplay: Bool) { pacing = FramePacing(waitsForDisplay: waitsForDisplay) }

  /// How long nothing has to be drawn, in seconds, if nothing but the flash changes before a time.
  func rest(at now: TimeInterval, nextChange: TimeInterval?) -> TimeInterval {
    let rest = pacing.rest(at: now, needsFrame: needsFrame, nextChange: nextChange) ?? .infinity
    return flash.isOn ? min(rest, FramePacing.interval) : rest
  }

  /// Whether a frame is drawn now.
  func isDue(at now: TimeInterval) -> Bool { needsFrame && pacing.mayDraw(at: now) }

  /// Has everything drawn anew.
  mutating func invalidate() { (shown, needsFrame) = (nil, true) }

  /// Lets the flash fade.
  mutating func fade(at now: TimeInterval) {
    if flash.fade(at: now) { needsFrame = true }
  }

  /// Records that a frame was drawn from a time on, and presented unless it equals the last one.
  mutating func drew(_ picture: WindowPicture?, at start: TimeInterval) {
    // Frames are paced by the start of drawing, as the time it takes is part of the frame.
    pacing.drew(at: start, isPresented: picture != nil)
    guard let picture else { return }
    (shown, count) = (picture, count + 1)
  }
}
