import CSDL2
import Foundation

/// Starts SDL's video and finds its driver.
nonisolated enum VideoDriver {
  /// The drivers without a display; SDL falls back on one of them silently.
  private static let invisible: Set<String> = ["offscreen", "dummy", "evdev"]

  /// Starts video; further calls change nothing.
  ///
  /// Returns the driver's name.
  ///
  /// - Throws: SDLError where there is no display, unless `SDL_VIDEODRIVER` names a driver without
  ///   one.
  static func start(environment: [String: String]) throws(SDLError) -> String {
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    SDL_SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1")
    SDL_SetHint(SDL_HINT_VIDEO_EGL_ALLOW_TRANSPARENCY, "1")
    guard mayHaveDisplay(environment) else {
      throw .noDisplay(.unnamed)
    }
    guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else {
      throw .noDisplay(.other(reason: Renderer.reason))
    }
    let name = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "none"
    let asked = environment["SDL_VIDEODRIVER"] ?? ""
    guard !isInvisible(name) || !asked.isEmpty else {
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw .noDisplay(.invisible(driver: name))
    }
    return name
  }

  /// Whether the environment suggests a display; without one, SDL's Wayland library prints
  /// warnings.
  private static func mayHaveDisplay(_ environment: [String: String]) -> Bool {
    #if os(Linux)
      let signs = ["DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "SDL_VIDEODRIVER"]
      return signs.contains { environment[$0]?.isEmpty == false }
    #else
      return true
    #endif
  }

  /// Whether a driver has no display.
  static func isInvisible(_ name: String) -> Bool { invisible.contains(name) }
}
