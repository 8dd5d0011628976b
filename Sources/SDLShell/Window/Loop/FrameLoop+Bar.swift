import CSDL2
import Foundation
import Input

/// The bar with the commands that are used most: it comes as the mouse is on the device above its
/// screen, and goes as the mouse leaves.
extension FrameLoop {
  /// How far beside the bar the mouse may be without losing it, in points.
  private static let barSlop: CGFloat = 8

  /// Shows the bar, or takes it away, as the mouse is now.
  func followBar() {
    guard let overlay else { return }
    let anchor = wantsBar ? barAnchor : nil
    guard anchor != overlay.barAnchor else { return }
    if anchor != nil { overlay.resize(to: window.overlayGeometry.points) }
    overlay.barAnchor = anchor
    display.needsFrame = true
  }

  private var wantsBar: Bool {
    guard !isCovered, window.hasBezel, window.turning == nil, SDL_GetMouseFocus() != nil
    else { return false }
    let (mouse, screen) = (mousePosition(in: window.geometry), window.geometry.points)
    if mouse.y < 0, (0...screen.width).contains(mouse.x) { return true }
    return overlay?.barArea?.insetBy(dx: -Self.barSlop, dy: -Self.barSlop)
      .contains(mousePosition(in: window.overlayGeometry)) == true
  }

  /// The middle of the device's upper edge, in points of the overlay.
  private var barAnchor: CGPoint {
    let middle = window.geometry.units(
      of: CGRect(x: window.geometry.points.width / 2, y: 0, width: 0, height: 0))
    return CGPoint(x: window.overlayGeometry.point(x: middle.minX, y: 0).x, y: 0)
  }

  /// Does what the mouse presses in the bar; returns false for input that is not the bar's.
  func handleInBar(_ input: InputEvent) -> Bool {
    guard case .pointer(let pointer) = input, let overlay else { return false }
    let mouse = mousePosition(in: window.overlayGeometry)
    switch pointer.phase {
    case .down:
      pressedInBar = overlay.barCommand(at: mouse)
      return pressedInBar != nil
    case .moved: return pressedInBar != nil
    case .up, .cancelled:
      guard let pressed = pressedInBar else { return false }
      pressedInBar = nil
      if pointer.phase == .up, overlay.barCommand(at: mouse) == pressed { obey(pressed) }
      followBar()
      return true
    }
  }
}
