import CSDL2

nonisolated extension UnsafeMutablePointer<SDL_Surface> {
  /// Lays black over a part of a surface of four-byte pixels, a few pixels in each instruction.
  func darken(_ rect: PixelRect, by amount: Double) {
    let whole = PixelRect(x: 0, y: 0, width: pointee.w, height: pointee.h)
    let part = rect.intersection(whole)
    guard !part.isEmpty, let start = pointee.pixels else { return }
    let light = UInt32(((1 - amount) * 256).rounded())
    let opaque = pointee.format.pointee.Amask
    for y in part.minY..<part.maxY {
      let row = (start + Int(y) * Int(pointee.pitch)).assumingMemoryBound(to: UInt32.self)
      for x in Int(part.minX)..<Int(part.maxX) {
        let even = (row[x] & 0x00FF_00FF) &* light &+ 0x0080_0080
        let odd = ((row[x] >> 8) & 0x00FF_00FF) &* light &+ 0x0080_0080
        row[x] = (even >> 8) & 0x00FF_00FF | odd & 0xFF00_FF00 | opaque
      }
    }
  }
}
