import CSDL2

/// Owns an SDL texture.
nonisolated final class Texture {
  let pointer: OpaquePointer
  let width: Int32
  let height: Int32
  /// Whether its pixels of 0xAARRGGBB are in this program's memory.
  let isReadable: Bool
  /// Kept alive, as a renderer destroys its textures with it.
  private let renderer: Renderer

  /// Makes a texture of 0xAARRGGBB pixels with straight alpha, row by row; nil if memory is short.
  init?(_ pixels: [UInt32], width: Int32, height: Int32, on renderer: Renderer) {
    isReadable = renderer.isSoftware
    // SDL tells only of streamed textures where their pixels are; in software all kinds are the same.
    let access = isReadable ? SDL_TEXTUREACCESS_STREAMING : SDL_TEXTUREACCESS_STATIC
    guard
      let pointer = SDL_CreateTexture(
        renderer.pointer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(access.rawValue), width, height)
    else { return nil }
    SDL_UpdateTexture(pointer, nil, pixels, width * 4)
    SDL_SetTextureBlendMode(pointer, SDL_BLENDMODE_BLEND)
    (self.pointer, self.width, self.height) = (pointer, width, height)
    self.renderer = renderer
  }

  /// Copies a surface of 0xAARRGGBB pixels.
  init?(_ surface: UnsafeMutablePointer<SDL_Surface>, on renderer: Renderer) {
    guard let pointer = SDL_CreateTextureFromSurface(renderer.pointer, surface) else { return nil }
    SDL_SetTextureBlendMode(pointer, SDL_BLENDMODE_BLEND)
    (self.pointer, width, height) = (pointer, surface.pointee.w, surface.pointee.h)
    isReadable = false
    self.renderer = renderer
  }

  /// Makes an opaque render target, with undefined contents at first.
  init?(canvasOf width: Int32, _ height: Int32, on renderer: Renderer) {
    guard
      let pointer = SDL_CreateTexture(
        renderer.pointer, SDL_PIXELFORMAT_RGB888.rawValue,
        Int32(SDL_TEXTUREACCESS_TARGET.rawValue), width, height)
    else { return nil }
    SDL_SetTextureBlendMode(pointer, SDL_BLENDMODE_NONE)
    SDL_SetTextureScaleMode(pointer, SDL_ScaleModeLinear)
    isReadable = false
    (self.pointer, self.width, self.height) = (pointer, width, height)
    self.renderer = renderer
  }

  /// The memory of the pixels.
  var bytes: Int { Int(width) * Int(height) * 4 }

  /// Calls `read` with the pixels and how many there are from one row to the next; returns false if they
  /// are not in memory.
  func withPixels(_ read: (UnsafePointer<UInt32>, Int) -> Void) -> Bool {
    var (start, pitch) = (UnsafeMutableRawPointer?.none, Int32(0))
    guard isReadable, SDL_LockTexture(pointer, nil, &start, &pitch) == 0, let start else {
      return false
    }
    defer { SDL_UnlockTexture(pointer) }
    read(UnsafePointer(start.assumingMemoryBound(to: UInt32.self)), Int(pitch) / 4)
    return true
  }

  deinit { SDL_DestroyTexture(pointer) }
}
