import CSDL2
import Drawing
import Foundation
import Input

/// The fingers on a screen: those of touch screens, and the mouse as one finger or as two.
struct Pointers {
  /// Whether a dot shows each finger.
  var showsTouches: Bool
  /// Whether the mouse is two fingers although Alt is not held.
  var isPair = false
  private var touches = TouchDots()
  private var pair = MousePair()

  init(showsTouches: Bool) { self.showsTouches = showsTouches }

  /// Follows the mouse over a screen of a size, which a panel may cover; returns whether other fingers
  /// are shown then.
  mutating func follow(_ mouse: CGPoint, isCovered: Bool, on size: CGSize) -> Bool {
    let former = pair
    pair.follow(mouse, isCovered ? .nothing : hold, on: size)
    return pair != former
  }

  /// The events of input on a screen of a size; none from fingers that were cancelled.
  mutating func events(of input: InputEvent, on size: CGSize) -> [InputEvent] {
    var events = [input]
    if case .pointer(let pointer) = input, pointer.kind == .mouse {
      events = pair.fingers(of: pointer, hold, on: size).map(InputEvent.pointer)
    }
    return events.filter { touches.update($0) }
  }

  /// Cancels the fingers that are down, as their release may not come.
  mutating func cancel(at time: TimeInterval) -> [InputEvent] {
    pair.cancel()
    return touches.cancelled(at: time).filter { touches.update($0) }
  }

  /// A frame with what shows fingers in the window.
  func drawn(over frame: DisplayList) -> DisplayList {
    pair.place == nil ? filmed(over: frame) : pair.drawn(over: frame)
  }

  /// A frame with what shows fingers in a film: those that are down.
  func filmed(over frame: DisplayList) -> DisplayList {
    showsTouches ? touches.drawn(over: frame) : frame
  }

  /// The effect on the mouse of the left Alt key, or of the command for desktops that need Alt
  /// themselves; the right Alt key writes signs on many keyboards.
  private var hold: MousePair.Hold {
    let modifiers = KeyTable.modifiersNow
    let isAlt = SDL_GetModState().rawValue & KMOD_LALT.rawValue != 0
    guard isPair || isAlt, modifiers.isDisjoint(with: [.control, .command]) else { return .nothing }
    return modifiers.contains(.shift) ? .parallel : .opposite
  }
}
