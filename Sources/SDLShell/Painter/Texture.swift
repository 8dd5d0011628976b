import CSDL2

/// Owns a picture that its renderer can copy onto the frame.
nonisolated final class Texture {
  let pointer: OpaquePointer
  let width: Int32
  let height: Int32
  /// A renderer destroys its textures with it; holding on to it keeps the order.
  private let renderer: Renderer

  /// Takes pixels of 0xAARRGGBB with straight alpha, row by row; nil if there is no memory for them.
  init?(_ pixels: [UInt32], width: Int32, height: Int32, on renderer: Renderer) {
    guard
      let pointer = SDL_CreateTexture(
        renderer.pointer, SDL_PIXELFORMAT_ARGB8888.rawValue,
        Int32(SDL_TEXTUREACCESS_STATIC.rawValue), width, height)
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
    self.renderer = renderer
  }

  /// An opaque picture that can be drawn on; what it shows at first is undefined.
  init?(canvasOf width: Int32, _ height: Int32, on renderer: Renderer) {
    guard
      let pointer = SDL_CreateTexture(
        renderer.pointer, SDL_PIXELFORMAT_RGB888.rawValue,
        Int32(SDL_TEXTUREACCESS_TARGET.rawValue), width, height)
    else { return nil }
    SDL_SetTextureBlendMode(pointer, SDL_BLENDMODE_NONE)
    SDL_SetTextureScaleMode(pointer, SDL_ScaleModeLinear)
    (self.pointer, self.width, self.height) = (pointer, width, height)
    self.renderer = renderer
  }

  /// How much memory the pixels take.
  var bytes: Int { Int(width) * Int(height) * 4 }

  deinit { SDL_DestroyTexture(pointer) }
}
