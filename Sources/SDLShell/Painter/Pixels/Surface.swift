import CSDL2

/// Owns an SDL surface.
nonisolated final class Surface {
  let pointer: UnsafeMutablePointer<SDL_Surface>

  /// Takes ownership of an SDL function's result; nil if it failed.
  init?(_ pointer: UnsafeMutablePointer<SDL_Surface>?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  var width: Int32 { pointer.pointee.w }
  var height: Int32 { pointer.pointee.h }

  deinit { SDL_FreeSurface(pointer) }
}
