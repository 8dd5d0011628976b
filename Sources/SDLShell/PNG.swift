import CSDL2
public import Drawing
public import Foundation

/// Writes and reads PNG files.
public nonisolated enum PNG {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The picture in the bytes of a PNG file.
  ///
  /// Throws if they are no PNG or are damaged.
  public static func decode(_ data: Data) throws(SDLError) -> Bitmap {
    let surface = data.withUnsafeBytes { buffer in
      Surface(IMG_LoadPNG_RW(SDL_RWFromConstMem(buffer.baseAddress, Int32(buffer.count))))
    }
    guard data.starts(with: signature), let surface else {
      throw SDLError("not a PNG picture or a damaged one (\(data.count) bytes); make it anew")
    }
    let width = Int(surface.width)
    let height = Int(surface.height)
    let converted = SDL_ConvertSurfaceFormat(
      surface.pointer, SDL_PIXELFORMAT_RGBA32.rawValue, 0)
    guard let rows = Surface(converted)?.rows(of: width * 4) else {
      throw SDLError("no memory for a picture of \(width)×\(height) pixels; free some")
    }
    return Bitmap(width: width, height: height, pixels: rows)
  }
}

nonisolated extension Surface {
  /// All pixels without the padding at the ends of rows.
  fileprivate func rows(of count: Int) -> [UInt8]? {
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
