import CSDL2

/// Owns pixels in memory.
nonisolated final class Surface {
  let pointer: UnsafeMutablePointer<SDL_Surface>

  /// Takes over what an SDL function returned; nil if that was nothing.
  init?(_ pointer: UnsafeMutablePointer<SDL_Surface>?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  var width: Int32 { pointer.pointee.w }
  var height: Int32 { pointer.pointee.h }

  deinit { SDL_FreeSurface(pointer) }
}
