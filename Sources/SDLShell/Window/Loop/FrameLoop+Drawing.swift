import Drawing
import Foundation

/// The frames that the window shows.
extension FrameLoop {
  private var picture: WindowPicture {
    let frame = source.frame().inWindow
    let touched =
      pair.place == nil && showsTouches ? touches.drawn(over: frame) : pair.drawn(over: frame)
    return WindowPicture(
      frame: flash.drawn(over: touched), pose: source.pose,
      overlay: isCovered ? overlay?.frame() : hintEnd.flatMap { _ in overlay?.hint() },
      overlayArea: isCovered ? overlay?.area : nil,
      overlayRadius: overlay?.cornerRadius ?? 0,
      panel: openPanel?.frame())
  }

  /// Draws the frame if it differs from the one shown.
  func draw() throws(SDLError) {
    needsFrame = false
    // Frames are paced by the start of drawing, as the time it takes is part of the frame.
    let start = elapsed
    let isPresented = isVisible ? try present(since: start) : false
    pacing.drew(at: start, isPresented: isPresented)
    if isPresented { window.prepare() }
  }

  /// Presents the frame; returns false if it equals the last one.
  private func present(since start: TimeInterval) throws(SDLError) -> Bool {
    let picture = picture
    guard picture != shown else { return false }
    try window.show(picture)
    filmFrame()
    if picture.frame != shown?.frame { openPanel?.noteFrame(took: elapsed - start) }
    shown = picture
    framesDrawn += 1
    return true
  }
}
