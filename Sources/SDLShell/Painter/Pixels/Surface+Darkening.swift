import CSDL2

nonisolated extension UnsafeMutablePointer<SDL_Surface> {
  /// Draws translucent black over a part of a surface of four-byte pixels.
  ///
  /// It works byte by byte in 16-bit numbers, which compilers vectorise best.
  func darken(_ rect: PixelRect, by amount: Double) {
    let whole = PixelRect(x: 0, y: 0, width: pointee.w, height: pointee.h)
    let part = rect.intersection(whole)
    guard !part.isEmpty, let start = pointee.pixels else { return }
    let light = UInt16(((1 - amount) * 256).rounded())
    let opaque = pointee.format.pointee.Amask
    for y in part.minY..<part.maxY {
      let row = start + Int(y) * Int(pointee.pitch) + Int(part.minX) * 4
      row.darken(Int(part.width) * 4, to: light)
      if opaque != 0 { row.makeOpaque(Int(part.width), by: opaque) }
    }
  }
}

nonisolated extension UnsafeMutableRawPointer {
  /// Multiplies each byte by `light` / 256.
  fileprivate func darken(_ count: Int, to light: UInt16) {
    let bytes = assumingMemoryBound(to: UInt8.self)
    var index = 0
    while index < count {
      bytes[index] = UInt8(truncatingIfNeeded: (UInt16(bytes[index]) &* light &+ 128) &>> 8)
      index &+= 1
    }
  }

  fileprivate func makeOpaque(_ count: Int, by mask: UInt32) {
    let pixels = assumingMemoryBound(to: UInt32.self)
    var index = 0
    while index < count {
      pixels[index] |= mask
      index &+= 1
    }
  }
}
