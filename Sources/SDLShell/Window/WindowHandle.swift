import CSDL2
import Foundation

/// Owns an SDL window.
nonisolated struct WindowHandle: ~Copyable {
  /// The window.
  let pointer: OpaquePointer

  /// Opens a window centred on the display.
  ///
  /// - Parameters:
  ///   - units: The size in the desktop's units.
  ///   - isHidden: Whether it is not seen yet, until ``show()``.
  ///   - visual: The X server's kind of pixels; nil for the default one.
  ///   - hasAlpha: Whether OpenGL is asked for pixels that may be transparent.
  init(
    title: String, units: CGSize, isDevice: Bool, isHidden: Bool = false, visual: UInt? = nil,
    hasAlpha: Bool = false
  ) throws(SDLError) {
    visual.map { _ = SDL_SetHint(SDL_HINT_VIDEO_X11_WINDOW_VISUALID, "\($0)") }
    defer { SDL_SetHint(SDL_HINT_VIDEO_X11_WINDOW_VISUALID, "") }
    SDL_GL_SetAttribute(SDL_GL_ALPHA_SIZE, hasAlpha ? 8 : 0)
    let flags =
      SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
      | (isHidden ? SDL_WINDOW_HIDDEN : SDL_WINDOW_SHOWN).rawValue
    guard
      let window = SDL_CreateWindow(
        title, Self.centred, Self.centred, Int32(units.width.rounded()),
        Int32(units.height.rounded()), flags)
    else { throw SDLError.noWindow(reason: Renderer.reason) }
    pointer = window
    limitSize(isDevice: isDevice)
  }

  deinit {
    SDL_DestroyWindow(pointer)
  }

  /// SDL_WINDOWPOS_CENTERED, a macro that Swift does not import.
  private static let centred: Int32 = 0x2FFF_0000
  /// The smallest window in units, half of the smallest phone, so that bars have room.
  private static let minimumSize: (width: Int32, height: Int32) = (160, 240)
  /// The smallest window of a device in units; a device is scaled to any window.
  private static let minimumDeviceSize: (width: Int32, height: Int32) = (32, 32)

  /// Sets how small the window can be made.
  func limitSize(isDevice: Bool) {
    let size = isDevice ? Self.minimumDeviceSize : Self.minimumSize
    SDL_SetWindowMinimumSize(pointer, size.width, size.height)
  }

  /// Shows the window.
  func show() { SDL_ShowWindow(pointer) }

  /// Whether the desktop decides how large the window is: it is maximised or fills the screen.
  var isFilling: Bool {
    SDL_GetWindowFlags(pointer)
      & (SDL_WINDOW_MAXIMIZED.rawValue | SDL_WINDOW_FULLSCREEN.rawValue) != 0
  }

  /// The border as SDL knows it; none if unknown.
  var border: WindowBorder {
    var (top, left, bottom, right): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard SDL_GetWindowBordersSize(pointer, &top, &left, &bottom, &right) == 0 else {
      return WindowBorder()
    }
    return WindowBorder(
      start: CGPoint(x: Int(left), y: Int(top)), end: CGPoint(x: Int(right), y: Int(bottom)))
  }

  /// Where the window is without its border, in units.
  var position: CGPoint {
    get {
      var (x, y): (Int32, Int32) = (0, 0)
      SDL_GetWindowPosition(pointer, &x, &y)
      return CGPoint(x: Int(x), y: Int(y))
    }
    nonmutating set {
      SDL_SetWindowPosition(pointer, Int32(newValue.x.rounded()), Int32(newValue.y.rounded()))
    }
  }

  /// The window's size, in units.
  var size: CGSize {
    get {
      var (width, height): (Int32, Int32) = (0, 0)
      SDL_GetWindowSize(pointer, &width, &height)
      return CGSize(width: Int(width), height: Int(height))
    }
    nonmutating set {
      SDL_SetWindowSize(pointer, Int32(newValue.width), Int32(newValue.height))
    }
  }
}
