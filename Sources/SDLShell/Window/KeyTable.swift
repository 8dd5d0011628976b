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

  /// Whether a key repeats while it is held: not if it goes back.
  static func repeats(_ key: Key, with modifiers: Modifiers) -> Bool {
    key != .escape && key != .back && !modifiers.contains(.alternate)
  }

  /// A shortcut of the window; nil if the key is for the screen.
  ///
  /// - Parameter isTyping: Whether text is edited, in which Ctrl and an arrow move by words.
  static func command(
    _ key: Key, with modifiers: Modifiers, isTyping: Bool = false
  ) -> WindowEvent? {
    switch (modifiers, key) {
    // Portrait and landscape only, so both directions do the same.
    case (.control, .left), (.control, .right): isTyping ? nil : .rotate
    case (.control, .character("s")): .saveScreen
    case (.control, .character("q")): .quit
    case ([.control, .shift], .character("a")): .look(.otherAppearance)
    case (.control, .character("0")): .zoom(.fitOrActual)
    case (.control, .character("-")): .zoom(.smaller)
    case (.control, let key) where isPlus(key), ([.control, .shift], let key) where isPlus(key):
      .zoom(.larger)
    case ([.control, .alternate], let key) where isPlus(key),
      ([.control, .alternate, .shift], let key) where isPlus(key):
      .look(.largerText)
    case ([.control, .alternate], .character("-")): .look(.smallerText)
    default: nil
    }
  }

  /// Plus needs Shift on some keyboards, and is the key of the equals sign on others.
  private static func isPlus(_ key: Key) -> Bool {
    key == .character("+") || key == .character("=")
  }
}
