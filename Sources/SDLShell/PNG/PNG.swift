import CSDL2
public import Drawing
public import Foundation

/// Writes and reads PNG files.
public nonisolated enum PNG {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Decodes the bytes of a PNG file.
  ///
  /// Throws if they are no PNG or are damaged.
  public static func decode(_ data: Data) throws(SDLError) -> Bitmap {
    guard let size = size(of: data), size.width > 0, size.height > 0,
      size.width <= maximumPixels / size.height, let surface = surface(of: data)
    else {
      throw SDLError.notPNG(bytes: data.count)
    }
    let (width, height) = (Int(surface.width), Int(surface.height))
    let converted = SDL_ConvertSurfaceFormat(
      surface.pointer, SDL_PIXELFORMAT_RGBA32.rawValue, 0)
    guard let rows = Surface(converted)?.rows(of: width * 4) else {
      throw SDLError.noMemoryForPicture(width: width, height: height)
    }
    return Bitmap(width: width, height: height, pixels: rows)
  }

  /// SDL counts the bytes of a surface in 32 bits.
  private static let maximumPixels = Int(Int32.max) / 4

  /// The size in a file's header, in pixels; nil if it has none.
  public static func size(of data: Data) -> (width: Int, height: Int)? {
    let header = [UInt8](data.prefix(28))
    guard header.starts(with: signature), let width = header.big32(16),
      let height = header.big32(20)
    else { return nil }
    return (width, height)
  }

  /// The picture in a file as SDL_image reads it; nil if it cannot.
  static func surface(of data: Data) -> Surface? {
    guard let count = Int32(exactly: data.count) else { return nil }
    return data.withUnsafeBytes { buffer in
      guard let file = SDL_RWFromConstMem(buffer.baseAddress, count) else { return nil }
      defer { SDL_RWclose(file) }
      return Surface(IMG_LoadPNG_RW(file))
    }
  }
}

nonisolated extension Surface {
  /// All pixels without the padding of rows.
  func rows(of count: Int) -> [UInt8]? {
    guard let start = pointer.pointee.pixels else { return nil }
    let pitch = Int(pointer.pointee.pitch)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count * Int(height))
    for row in 0..<Int(height) {
      bytes.append(contentsOf: UnsafeRawBufferPointer(start: start + row * pitch, count: count))
    }
    return bytes
  }
}
