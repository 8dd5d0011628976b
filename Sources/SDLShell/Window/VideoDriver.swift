import CSDL2
import Foundation

/// Starts SDL's video and tells on what.
nonisolated enum VideoDriver {
  /// The drivers that show nothing; SDL takes one of them silently where there is no display.
  private static let invisible: Set<String> = ["offscreen", "dummy", "evdev"]

  /// Starts video once; asked again it changes nothing.
  ///
  /// Returns the driver's name.
  ///
  /// - Throws: SDLError where there is no display, unless `SDL_VIDEODRIVER` names a driver without one.
  static func start(environment: [String: String]) throws(SDLError) -> String {
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
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

  /// Whether it is worth asking SDL, whose Wayland library grumbles where there is no session at all.
  private static func mayHaveDisplay(_ environment: [String: String]) -> Bool {
    #if os(Linux)
      let signs = ["DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "SDL_VIDEODRIVER"]
      return signs.contains { environment[$0]?.isEmpty == false }
    #else
      return true
    #endif
  }

  /// Whether nobody can see what the driver draws.
  static func isInvisible(_ name: String) -> Bool { invisible.contains(name) }
}
