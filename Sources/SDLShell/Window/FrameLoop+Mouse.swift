import CSDL2
import Foundation

/// The mouse while no button is down.
extension FrameLoop {
  /// Where it is, in the points of a part of the window.
  func mousePosition(in geometry: WindowGeometry) -> CGPoint {
    var (x, y): (Int32, Int32) = (0, 0)
    SDL_GetMouseState(&x, &y)
    return geometry.point(x: CGFloat(x), y: CGFloat(y))
  }

  /// Has an open panel mark what the mouse is over.
  func hover() {
    guard let overlay, isCovered else { return }
    overlay.hover(at: mousePosition(in: window.overlayGeometry))
    needsFrame = true
  }
}
