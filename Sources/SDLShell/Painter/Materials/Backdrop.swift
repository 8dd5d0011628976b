import CSDL2

/// A copy of the pixels drawn so far in a part of the frame.
nonisolated struct Backdrop {
  let rect: PixelRect
  /// 0xAARRGGBB, straight alpha, row by row.
  private(set) var pixels: [UInt32]

  /// Reads a part of the render target; nil if it is empty or cannot be read.
  init?(reading rect: PixelRect, from renderer: Renderer) {
    guard !rect.isEmpty else { return nil }
    var source = rect.sdl
    var failed = false
    pixels = [UInt32](unsafeUninitializedCapacity: rect.area) { buffer, count in
      count = rect.area
      failed =
        SDL_RenderReadPixels(
          renderer.pointer, &source, SDL_PIXELFORMAT_ARGB8888.rawValue, buffer.baseAddress,
          rect.width * 4) != 0
    }
    guard !failed else { return nil }
    self.rect = rect
    for index in pixels.indices { pixels[index] |= 0xFF00_0000 }
  }

  /// Lets `body` change the pixels in place.
  mutating func change(by body: (PixelBlock) -> Void) {
    let (width, height) = (Int(rect.width), Int(rect.height))
    pixels.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      body(PixelBlock(start: start, width: width, height: height, pitch: width * 4))
    }
  }

  /// Makes each pixel transparent by the shape's coverage, 0…1.
  mutating func cutOut(_ coverage: (Int32, Int32) -> Double) {
    var index = 0
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX {
        let alpha = UInt32(((1 - coverage(x, y)) * 255).rounded())
        pixels[index] = pixels[index] & 0xFFFFFF | alpha << 24
        index += 1
      }
    }
  }
}
