import CSDL2
import Foundation
import Input

/// The effects of the mouse on the window: its moves while no finger is down, and the visible part
/// of a screen larger than the window.
extension FrameLoop {
  /// The mouse's position, in the points of a part of the window.
  func mousePosition(in geometry: WindowGeometry) -> CGPoint {
    var (x, y): (Int32, Int32) = (0, 0)
    SDL_GetMouseState(&x, &y)
    return geometry.point(x: CGFloat(x), y: CGFloat(y))
  }

  /// Has an open panel mark the line under the mouse, or shows the two fingers that the mouse is.
  func hover() {
    followBar()
    guard let overlay, isCovered else { return followPair() }
    overlay.hover(at: mousePosition(in: window.overlayGeometry))
    display.needsFrame = true
  }

  /// Shows the two fingers that the mouse is while Alt is held.
  func followPair() {
    let (mouse, size) = (mousePosition(in: window.geometry), window.geometry.points)
    if pointers.follow(mouse, isCovered: isCovered, on: size) { display.needsFrame = true }
  }

  /// Moves a screen that is larger than the window, by units.
  func pan(by offset: CGSize) {
    if !isCovered, window.pan(by: offset) { display.invalidate() }
  }

  /// How far a wheel moves such a screen, in units: with Ctrl, or beside it; nil where it scrolls.
  ///
  /// Shift turns it sideways.
  func pan(after input: InputEvent) -> CGSize? {
    guard window.geometry.isCut, case .scroll(let scroll) = input else { return nil }
    let modifiers = KeyTable.modifiersNow
    guard modifiers.contains(.control) || !isOnScreen(scroll.position) else { return nil }
    let offset = CGSize(
      width: scroll.delta.width * window.desktopScale,
      height: scroll.delta.height * window.desktopScale)
    return modifiers.contains(.shift) ? CGSize(width: offset.height, height: offset.width) : offset
  }

  /// Whether a point of the screen's coordinates is on it.
  func isOnScreen(_ point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: window.geometry.points).contains(point)
  }
}
