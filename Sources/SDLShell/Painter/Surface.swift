import CSDL2

/// Owns pixels in memory.
nonisolated final class Surface {
  let pointer: UnsafeMutablePointer<SDL_Surface>

  /// Takes over what an SDL function returned; nil if that was nothing.
  init?(_ pointer: UnsafeMutablePointer<SDL_Surface>?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  /// Transparent pixels of 0xAARRGGBB; nil if there is no memory for them.
  convenience init?(width: Int32, height: Int32) {
    self.init(
      SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_ARGB8888.rawValue))
  }

  var width: Int32 { pointer.pointee.w }
  var height: Int32 { pointer.pointee.h }

  /// Copies another surface onto this one, alpha and all.
  func place(_ other: Surface, x: Int32, y: Int32) {
    SDL_SetSurfaceBlendMode(other.pointer, SDL_BLENDMODE_NONE)
    var target = SDL_Rect(x: x, y: y, w: other.width, h: other.height)
    SDL_UpperBlit(other.pointer, nil, pointer, &target)
  }

  deinit { SDL_FreeSurface(pointer) }
}
