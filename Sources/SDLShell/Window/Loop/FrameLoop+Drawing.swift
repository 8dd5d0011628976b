import Drawing
import Foundation

/// The frames that the window shows.
extension FrameLoop {
  /// Draws the frame, and presents it if it differs from the one shown.
  func draw() throws(SDLError) {
    display.needsFrame = false
    let start = elapsed
    let picture = display.isVisible ? try present(since: start) : nil
    display.drew(picture, at: start)
    if picture != nil { window.prepare() }
  }

  /// Presents the frame; returns nil if it equals the last one.
  private func present(since start: TimeInterval) throws(SDLError) -> WindowPicture? {
    let (frame, shown) = (source.frame(), display.shown)
    let picture = picture(of: frame)
    guard picture != shown else { return nil }
    try window.show(picture)
    if camera.isFilming { camera.film(filmed(frame)) }
    if picture.frame != shown?.frame { panel?.open?.noteFrame(took: elapsed - start) }
    return picture
  }

  private func picture(of frame: ScreenFrame) -> WindowPicture {
    WindowPicture(
      frame: display.flash.drawn(over: pointers.drawn(over: frame.inWindow)), pose: source.pose,
      overlay: isCovered ? overlay?.frame() : barOrHint,
      overlayArea: isCovered ? overlay?.area : nil,
      overlayRadius: overlay?.cornerRadius ?? 0,
      panel: panel?.open?.frame())
  }

  private var barOrHint: DisplayList? {
    if overlay?.barAnchor != nil { return overlay?.bar() }
    return hintEnd.time.flatMap { _ in overlay?.hint() }
  }

  /// The picture of a frame in a film: the screen as in a screenshot, turning as its device does,
  /// in the device if the window shows that, and fingers if they are shown.
  func filmed(_ frame: ScreenFrame) -> DisplayList {
    let bezel = window.hasBezel ? window.screen.bezel : nil
    return pointers.filmed(over: bezel == nil ? frame.screen : frame.masked)
      .filmed(source.pose, in: bezel)
  }
}
