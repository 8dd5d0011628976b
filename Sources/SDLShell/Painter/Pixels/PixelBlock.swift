import CSDL2

/// A part of a picture in memory that can be changed in place: 0xAARRGGBB or 0x00RRGGBB, row by
/// row.
nonisolated struct PixelBlock {
  let start: UnsafeMutableRawPointer
  /// Pixels in a row.
  let width: Int
  let height: Int
  /// The bytes from one row to the next.
  let pitch: Int
  /// The bits that make a pixel opaque; 0 where the picture has no transparency.
  var opaque: UInt32 = 0

  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    (start + y * pitch).assumingMemoryBound(to: UInt32.self)
  }

  /// Copies some rows without row padding, opaque, as RGBA bytes.
  ///
  /// SDL's own conversion takes four times as long.
  func copyOpaquely(_ rows: Range<Int>, to pixels: UnsafeMutableBufferPointer<UInt32>) {
    guard var target = pixels.baseAddress else { return }
    for y in rows {
      let row = row(y)
      var x = 0
      while x < width {
        let pixel = row[x]
        let (red, green, blue) = ((pixel &>> 16) & 0xFF, pixel & 0xFF00, (pixel & 0xFF) &<< 16)
        target[x] = (0xFF00_0000 | blue | green | red).littleEndian
        x &+= 1
      }
      target += width
    }
  }
}

nonisolated extension PixelBlock {
  /// Gives all pixels one value.
  ///
  /// SDL's own fill takes four times as long: it goes around the processor's caches, so that the
  /// pixels have to be fetched again to draw on them.
  func fill(_ pixel: UInt32) {
    for y in 0..<height { row(y).update(repeating: pixel, count: width) }
  }

  /// A part of a surface; nil if its pixel format differs, or the part is not inside it.
  init?(_ rect: PixelRect, of surface: UnsafeMutablePointer<SDL_Surface>) {
    let format = surface.pointee.format.pointee
    let whole = PixelRect(x: 0, y: 0, width: surface.pointee.w, height: surface.pointee.h)
    guard format.BytesPerPixel == 4, format.Rmask == 0xFF0000, format.Gmask == 0xFF00,
      format.Bmask == 0xFF, !rect.isEmpty, rect.intersection(whole) == rect,
      let pixels = surface.pointee.pixels
    else { return nil }
    pitch = Int(surface.pointee.pitch)
    opaque = format.Amask
    start = pixels + Int(rect.minY) * pitch + Int(rect.minX) * 4
    (width, height) = (Int(rect.width), Int(rect.height))
  }
}
