import CSDL2
import Input

/// Translates SDL's key codes.
nonisolated enum KeyTable {
  private static let named: [SDL_KeyCode: Key] = [
    SDLK_ESCAPE: .escape, SDLK_RETURN: .return, SDLK_KP_ENTER: .return, SDLK_TAB: .tab,
    SDLK_BACKSPACE: .delete, SDLK_DELETE: .deleteForward, SDLK_LEFT: .left, SDLK_RIGHT: .right,
    SDLK_UP: .up, SDLK_DOWN: .down,
    SDLK_PAGEUP: .pageUp, SDLK_PAGEDOWN: .pageDown, SDLK_HOME: .home, SDLK_END: .end,
    SDLK_AC_BACK: .back, SDLK_KP_PLUS: .character("+"), SDLK_KP_MINUS: .character("-"),
  ]

  private static let held: [(mask: SDL_Keymod, modifier: Modifiers)] = [
    (SDL_Keymod(KMOD_SHIFT.rawValue), .shift), (SDL_Keymod(KMOD_CTRL.rawValue), .control),
    (SDL_Keymod(KMOD_ALT.rawValue), .alternate), (SDL_Keymod(KMOD_GUI.rawValue), .command),
  ]

  /// The key of a code; nil for keys without a meaning here.
  ///
  /// The codes of character keys are Unicode.
  static func key(_ code: SDL_Keycode) -> Key? {
    guard let code = UInt32(exactly: code) else { return nil }
    if let key = named[SDL_KeyCode(code)] { return key }
    guard code >= 32, code < 0x4000_0000, let scalar = Unicode.Scalar(code) else { return nil }
    return .character(Character(scalar))
  }

  /// The modifier keys held; locks do not count.
  static func modifiers(_ bits: UInt16) -> Modifiers {
    held.reduce(into: []) { found, entry in
      if UInt32(bits) & entry.mask.rawValue != 0 { found.insert(entry.modifier) }
    }
  }

  /// The modifier keys held now.
  static var modifiersNow: Modifiers {
    modifiers(UInt16(truncatingIfNeeded: SDL_GetModState().rawValue))
  }

  /// Whether a code is of a modifier key.
  static func isModifier(_ code: SDL_Keycode) -> Bool {
    [
      SDLK_LALT, SDLK_RALT, SDLK_LSHIFT, SDLK_RSHIFT, SDLK_LCTRL, SDLK_RCTRL, SDLK_LGUI, SDLK_RGUI,
    ].contains { SDL_Keycode($0.rawValue) == code }
  }

  /// Whether a key repeats while it is held: not if it goes back.
  static func repeats(_ key: Key, with modifiers: Modifiers) -> Bool {
    key != .escape && key != .back && !modifiers.contains(.alternate)
  }

  /// The shortcut of a code with modifiers; nil for keys without a meaning here.
  static func shortcut(_ code: SDL_Keycode, _ modifiers: Modifiers) -> Shortcut? {
    let first = SDL_Keycode(SDLK_F1.rawValue)
    // The codes of F1 to F12 follow each other.
    if (first...SDL_Keycode(SDLK_F12.rawValue)).contains(code) {
      return Shortcut(.function(Int(code - first) + 1), modifiers)
    }
    return key(code).map { Shortcut(.key($0), modifiers) }
  }
}
