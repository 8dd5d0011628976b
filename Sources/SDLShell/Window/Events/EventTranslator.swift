import CSDL2
import Foundation
import Input

/// Translates SDL's events to ``WindowEvent``s.
///
/// Only fingers and the left mouse button are touches; mouse moves without it are ignored. The right
/// button is a secondary click as it goes down, the middle one moves what the window shows. Ignored
/// are also events that SDL synthesises (a mouse for each finger, a finger for each mouse).
nonisolated struct EventTranslator {
  /// How far a notch of a wheel scrolls, in points: about a row and a half, as is usual on
  /// desktops.
  static let notch: CGFloat = 64
  /// The pointer id of the mouse.
  private static let mouseID = 0
  /// The least pointer id of a touch screen: a mouse can be two fingers.
  private static let firstTouchID = MousePair.secondID + 1
  private static let leftButtonMask: UInt32 = 1
  private static let middleButtonMask: UInt32 = 2

  /// The window's geometry, which converts positions.
  var geometry: WindowGeometry
  /// The position of the mouse in points, which is where a wheel scrolls.
  var mouse: CGPoint = .zero
  /// SDL's type of ``WakeUp`` events; nil if none is registered.
  var wakeUpType: UInt32?

  /// Translates an event; nil if it has no meaning here.
  ///
  /// The time is in virtual seconds.
  func translate(_ event: SDL_Event, at time: TimeInterval) -> WindowEvent? {
    if event.type == wakeUpType { return wakeUp(WakeUp(event), at: time) }
    switch SDL_EventType(event.type) {
    case SDL_QUIT: return .quit
    case SDL_WINDOWEVENT: return window(event.window)
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: return button(event.button, at: time)
    case SDL_MOUSEMOTION: return motion(event.motion, at: time)
    case SDL_MOUSEWHEEL: return wheel(event.wheel, at: time)
    case SDL_FINGERDOWN: return finger(event.tfinger, .down, at: time)
    case SDL_FINGERMOTION: return finger(event.tfinger, .moved, at: time)
    case SDL_FINGERUP: return finger(event.tfinger, .up, at: time)
    case SDL_KEYDOWN: return key(event.key, .down, at: time)
    case SDL_KEYUP: return key(event.key, .up, at: time)
    case SDL_TEXTINPUT:
      return .input(.text(TextEvent(text: string(event.text.text), time: time)))
    case SDL_TEXTEDITING:
      let edit = event.edit
      return composed(string(edit.text), start: edit.start, length: edit.length, at: time)
    case SDL_TEXTEDITING_EXT: return composed(event.editExt, at: time)
    case SDL_DROPFILE: return dropped(event.drop)
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: return .texturesLost
    default: return nil
    }
  }

  /// The path comes in memory of its own, which is given back here.
  private func dropped(_ event: SDL_DropEvent) -> WindowEvent? {
    guard let file = event.file else { return nil }
    defer { SDL_free(file) }
    return .dropped(String(cString: file))
  }

  private func wakeUp(_ reason: WakeUp, at time: TimeInterval) -> WindowEvent {
    switch reason {
    case .picture: .input(.arrival(ArrivalEvent(id: nil, time: time)))
    case .work(let id): .input(.arrival(ArrivalEvent(id: id, time: time)))
    case .mainQueue: .mainQueue
    }
  }

  private func window(_ event: SDL_WindowEvent) -> WindowEvent? {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED: .resized
    case SDL_WINDOWEVENT_MOVED: .moved
    case SDL_WINDOWEVENT_EXPOSED: .exposed
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED: .visible(true)
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: .visible(false)
    case SDL_WINDOWEVENT_LEAVE: .hovered
    case SDL_WINDOWEVENT_FOCUS_LOST: .focusLost
    case SDL_WINDOWEVENT_CLOSE: .quit
    default: nil
    }
  }

  private func button(_ event: SDL_MouseButtonEvent, at time: TimeInterval) -> WindowEvent? {
    let isDown = event.state == UInt8(SDL_PRESSED)
    switch Int32(event.button) {
    case SDL_BUTTON_LEFT:
      return mouse(
        event.which, isDown ? .down : .up, x: CGFloat(event.x), y: CGFloat(event.y), at: time)
    case SDL_BUTTON_RIGHT:
      guard isDown, event.which != Self.madeUpMouse else { return nil }
      let position = geometry.point(x: CGFloat(event.x), y: CGFloat(event.y))
      return .input(.secondaryClick(SecondaryClickEvent(position: position, time: time)))
    case SDL_BUTTON_X1:
      return .input(.key(KeyEvent(key: .back, phase: isDown ? .down : .up, time: time)))
    default: return nil
    }
  }

  private func motion(_ event: SDL_MouseMotionEvent, at time: TimeInterval) -> WindowEvent? {
    guard event.state & Self.leftButtonMask != 0 else {
      guard event.which != Self.madeUpMouse else { return nil }
      return event.state & Self.middleButtonMask == 0
        ? .hovered : .panned(CGSize(width: Int(event.xrel), height: Int(event.yrel)))
    }
    return mouse(event.which, .moved, x: CGFloat(event.x), y: CGFloat(event.y), at: time)
  }

  private func mouse(
    _ device: UInt32, _ phase: PointerEvent.Phase, x: CGFloat, y: CGFloat, at time: TimeInterval
  ) -> WindowEvent? {
    guard device != Self.madeUpMouse else { return nil }
    return .input(
      .pointer(
        PointerEvent(
          id: Self.mouseID, phase: phase, position: geometry.point(x: x, y: y), time: time,
          kind: .mouse)))
  }

  private func finger(
    _ event: SDL_TouchFingerEvent, _ phase: PointerEvent.Phase, at time: TimeInterval
  ) -> WindowEvent? {
    guard event.touchId != Self.madeUpTouch else { return nil }
    let position = geometry.point(fractionX: CGFloat(event.x), fractionY: CGFloat(event.y))
    let id = Int(truncatingIfNeeded: event.fingerId) &+ Self.firstTouchID
    return .input(.pointer(PointerEvent(id: id, phase: phase, position: position, time: time)))
  }

  /// SDL 2 does not tell wheels from touchpads, but only touchpads scroll fractions of a notch.
  private func wheel(_ event: SDL_MouseWheelEvent, at time: TimeInterval) -> WindowEvent? {
    let delta = CGSize(
      width: CGFloat(-event.preciseX) * Self.notch, height: CGFloat(event.preciseY) * Self.notch)
    guard delta != .zero else { return nil }
    let isWhole = [event.preciseX, event.preciseY].allSatisfy { $0 == $0.rounded() }
    let phase: ScrollEvent.Phase = isWhole ? .step : .changed
    return .input(.scroll(ScrollEvent(position: mouse, delta: delta, phase: phase, time: time)))
  }

  private func key(
    _ event: SDL_KeyboardEvent, _ phase: KeyEvent.Phase, at time: TimeInterval
  ) -> WindowEvent? {
    if KeyTable.isModifier(event.keysym.sym) { return .modifiersChanged }
    let modifiers = KeyTable.modifiers(event.keysym.mod)
    let key = KeyTable.key(event.keysym.sym).map {
      KeyEvent(key: $0, modifiers: modifiers, phase: phase, time: time)
    }
    let shortcut = phase == .down ? KeyTable.shortcut(event.keysym.sym, modifiers) : nil
    return .key(KeyStroke(key: key, shortcut: shortcut, isRepeat: event.repeat != 0))
  }

  /// Long texts come in memory of their own, which is given back here.
  private func composed(_ event: SDL_TextEditingExtEvent, at time: TimeInterval) -> WindowEvent? {
    guard let memory = event.text else { return nil }
    defer { SDL_free(memory) }
    return composed(
      String(cString: memory), start: event.start, length: event.length, at: time)
  }

  /// SDL counts characters of Unicode, a text's selection UTF-16 units.
  private func composed(
    _ text: String, start: Int32, length: Int32, at time: TimeInterval
  ) -> WindowEvent {
    func units(_ count: Int32) -> Int {
      text.unicodeScalars.prefix(max(0, Int(count))).reduce(0) { $0 + $1.utf16.count }
    }
    let first = units(start)
    let selected = first..<max(first, units(start + max(0, length)))
    return .input(
      .text(TextEvent(text: text, phase: .marked(selected: selected), time: time)))
  }

  private func string(_ buffer: some Any) -> String {
    withUnsafeBytes(of: buffer) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  /// SDL gives synthesised mice and fingers an id with all bits set.
  private static let madeUpMouse = UInt32.max
  private static let madeUpTouch: Int64 = -1
}
