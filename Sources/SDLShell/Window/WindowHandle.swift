import CSDL2
import Foundation

/// Owns an SDL window.
nonisolated struct WindowHandle: ~Copyable {
  /// The window.
  let pointer: OpaquePointer

  /// Opens a window in the middle of the screen.
  ///
  /// The size is in the desktop's units.
  init(title: String, units: CGSize) throws(SDLError) {
    let flags =
      SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
      | SDL_WINDOW_SHOWN.rawValue
    guard
      let window = SDL_CreateWindow(
        title, Self.centred, Self.centred, Int32(units.width.rounded()),
        Int32(units.height.rounded()), flags)
    else { throw Self.failure("open a window") }
    SDL_SetWindowMinimumSize(window, Self.least.width, Self.least.height)
    pointer = window
  }

  deinit {
    SDL_DestroyWindow(pointer)
  }

  /// SDL_WINDOWPOS_CENTERED, a macro that Swift cannot see.
  private static let centred: Int32 = 0x2FFF_0000
  /// The smallest window in units: half of the smallest phone, so that bars keep their parts.
  private static let least: (width: Int32, height: Int32) = (160, 240)

  private static func failure(_ deed: String) -> SDLError {
    SDLError("SDL cannot \(deed): \(String(cString: SDL_GetError()))")
  }
}
