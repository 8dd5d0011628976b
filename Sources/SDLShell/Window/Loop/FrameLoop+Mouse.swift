import CSDL2
import Foundation
import Input

/// What the mouse does to the window: its moves while no finger is down, and the part that is seen of
/// a screen larger than it.
extension FrameLoop {
  /// Where it is, in the points of a part of the window.
  func mousePosition(in geometry: WindowGeometry) -> CGPoint {
    var (x, y): (Int32, Int32) = (0, 0)
    SDL_GetMouseState(&x, &y)
    return geometry.point(x: CGFloat(x), y: CGFloat(y))
  }

  /// Has an open panel mark what the mouse is over, or shows the two fingers that it is.
  func hover() {
    guard let overlay, isCovered else { return followPair() }
    overlay.hover(at: mousePosition(in: window.overlayGeometry))
    needsFrame = true
  }

  /// Shows the two fingers that the mouse is while Alt is held.
  func followPair() {
    let former = pair
    pair.follow(
      mousePosition(in: window.geometry), isCovered ? .nothing : hold, on: window.geometry.points)
    if pair != former { needsFrame = true }
  }

  /// What is meant for the screen, with the mouse as one finger or as two.
  func fingers(of input: InputEvent) -> [InputEvent] {
    guard case .pointer(let pointer) = input, pointer.kind == .mouse else { return [input] }
    return pair.fingers(of: pointer, hold, on: window.geometry.points).map(InputEvent.pointer)
  }

  /// What the left Alt key, or the command for desktops that need it themselves, makes of the mouse; the
  /// right one writes signs on many keyboards.
  private var hold: MousePair.Hold {
    let bits = SDL_GetModState().rawValue
    let isAlone = modifiers.isDisjoint(with: [.control, .command])
    guard isPair || bits & KMOD_LALT.rawValue != 0, isAlone else { return .nothing }
    return modifiers.contains(.shift) ? .parallel : .opposite
  }

  private var modifiers: Modifiers {
    KeyTable.modifiers(UInt16(truncatingIfNeeded: SDL_GetModState().rawValue))
  }

  /// Moves a screen that is larger than the window, by units.
  func pan(by way: CGSize) {
    guard !isCovered, window.pan(by: way) else { return }
    shown = nil
    needsFrame = true
  }

  /// How far a wheel moves such a screen, in units: with Ctrl, or beside it; nil where it scrolls.
  ///
  /// Shift turns it sideways.
  func pan(after input: InputEvent) -> CGSize? {
    guard window.geometry.isCut, case .scroll(let scroll) = input else { return nil }
    let (modifiers, screen) = (modifiers, CGRect(origin: .zero, size: window.geometry.points))
    guard modifiers.contains(.control) || !screen.contains(scroll.position) else { return nil }
    let way = CGSize(
      width: scroll.delta.width * window.desktopScale,
      height: scroll.delta.height * window.desktopScale)
    return modifiers.contains(.shift) ? CGSize(width: way.height, height: way.width) : way
  }
}
