import CSDL2
import Foundation

/// Owns an SDL renderer and, if it renders off screen, its surface.
///
/// Textures keep their renderer alive. The window of a window's renderer has to outlive it.
nonisolated final class Renderer {
  let pointer: OpaquePointer
  /// Whether it renders in software, where large translucent areas are slow.
  let isSoftware: Bool
  /// The surface of a software renderer; a window sets it before each frame, as resizing replaces
  /// it.
  var surface: UnsafeMutablePointer<SDL_Surface>?
  private let ownedSurface: UnsafeMutablePointer<SDL_Surface>?

  /// Takes ownership of a window's renderer; `surface` is the window's own if SDL renders in
  /// software.
  init(owning pointer: OpaquePointer, surface: UnsafeMutablePointer<SDL_Surface>? = nil) {
    self.pointer = pointer
    self.surface = surface
    ownedSurface = nil
    var info = SDL_RendererInfo()
    SDL_GetRendererInfo(pointer, &info)
    isSoftware = info.flags & SDL_RENDERER_SOFTWARE.rawValue != 0
  }

  /// Makes a software renderer without a display.
  init(width: Int32, height: Int32) throws(SDLError) {
    // The frame is opaque: a format without alpha takes SDL's fast paths.
    let format = SDL_PIXELFORMAT_RGB888.rawValue
    guard let surface = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, format),
      let pointer = SDL_CreateSoftwareRenderer(surface)
    else {
      throw .noSurface(width: Int(width), height: Int(height), reason: Renderer.reason)
    }
    self.pointer = pointer
    self.surface = surface
    ownedSurface = surface
    isSoftware = true
  }

  /// SDL's last error message.
  static var reason: String { String(cString: SDL_GetError()) }

  deinit {
    SDL_DestroyRenderer(pointer)
    SDL_FreeSurface(ownedSurface)
  }
}

nonisolated extension Renderer {
  /// The size of the render target in pixels.
  var outputSize: PixelRect? {
    var width: Int32 = 0
    var height: Int32 = 0
    guard SDL_GetRendererOutputSize(pointer, &width, &height) == 0 else { return nil }
    return PixelRect(x: 0, y: 0, width: width, height: height)
  }
}
