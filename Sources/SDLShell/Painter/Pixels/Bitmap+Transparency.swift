import Drawing

nonisolated extension Bitmap {
  /// Makes a picture of which is known how it looks on black and on white: the more the two differ, the
  /// more of what is behind shows through.
  init(width: Int, height: Int, onBlack dark: Bitmap, onWhite light: Bitmap) {
    var pixels = dark.pixels
    for start in stride(from: 0, to: pixels.count, by: 4) {
      // All three channels give the same alpha up to rounding; green is the most visible.
      let (low, high) = (Int(dark.pixels[start + 1]), Int(light.pixels[start + 1]))
      let alpha = 255 - max(0, high - low)
      guard alpha < 255 else { continue }
      for channel in start..<start + 3 {
        pixels[channel] =
          alpha > 0 ? UInt8(min(255, (Int(pixels[channel]) * 255 + alpha / 2) / alpha)) : 0
      }
      pixels[start + 3] = UInt8(alpha)
    }
    self.init(width: width, height: height, pixels: pixels)
  }
}
