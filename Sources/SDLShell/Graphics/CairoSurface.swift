import CCairo

/// Owns a picture of Cairo: premultiplied 0xAARRGGBB pixels, transparent at first.
nonisolated final class CairoSurface {
  let pointer: OpaquePointer
  let width: Int32
  let height: Int32

  /// Makes a picture; nil if it is empty, too large or memory is short.
  init?(width: Int32, height: Int32) {
    guard width > 0, height > 0 else { return nil }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    (pointer, self.width, self.height) = (surface, width, height)
  }

  /// Copies pixels with straight alpha.
  convenience init?(_ pixels: [UInt32], width: Int32, height: Int32) {
    self.init(width: width, height: height)
    let count = Int(width)
    pixels.withUnsafeBufferPointer { pixels in
      change { row, line in
        for column in 0..<count {
          line[column] = Self.premultiplied(pixels[row * count + column])
        }
      }
    }
  }

  /// Calls `body` with the number of each row and its pixels, to read or change them.
  func change(_ body: (Int, UnsafeMutablePointer<UInt32>) -> Void) {
    cairo_surface_flush(pointer)
    guard let start = cairo_image_surface_get_data(pointer) else { return }
    let stride = Int(cairo_image_surface_get_stride(pointer))
    for row in 0..<Int(height) {
      let line = UnsafeMutableRawPointer(start + row * stride)
      body(row, line.bindMemory(to: UInt32.self, capacity: Int(width)))
    }
    cairo_surface_mark_dirty(pointer)
  }

  /// The pixels with straight alpha, row by row.
  var straightPixels: [UInt32] {
    let count = Int(width)
    return [UInt32](unsafeUninitializedCapacity: count * Int(height)) { target, filled in
      change { row, line in
        for column in 0..<count {
          target[row &* count &+ column] = Matte.straight(line[column])
        }
      }
      filled = count * Int(height)
    }
  }

  /// Gives all of it one colour, 0xRRGGBB; its opacity stays.
  func tint(_ color: UInt32) {
    let count = Int(width)
    change { _, line in
      for column in 0..<count {
        line[column] = Self.premultiplied(line[column] & 0xFF00_0000 | color)
      }
    }
  }

  /// A black picture with the opacity of this one, blurred.
  func alpha(blurred blur: BoxBlur) -> CairoSurface? {
    let (columns, rows) = (Int(width), Int(height))
    var levels = [Float](repeating: 0, count: columns * rows)
    change { row, line in
      for column in 0..<columns { levels[row * columns + column] = Float(line[column] >> 24) }
    }
    blur.blur(&levels, columns: columns, rows: rows)
    let picture = CairoSurface(width: width, height: height)
    picture?.change { row, line in
      for column in 0..<columns {
        line[column] = UInt32(min(max(levels[row * columns + column], 0), 255) + 0.5) << 24
      }
    }
    return picture
  }

  @inline(__always)
  private static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha < 255 else { return pixel }
    func part(_ level: UInt32) -> UInt32 { (level * alpha + 127) / 255 }
    return alpha << 24 | part(pixel >> 16 & 0xFF) << 16 | part(pixel >> 8 & 0xFF) << 8
      | part(pixel & 0xFF)
  }

  deinit { cairo_surface_destroy(pointer) }
}
