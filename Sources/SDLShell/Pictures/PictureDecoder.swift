import CSDL2
import Foundation

/// A picture in the size it is drawn in.
package nonisolated struct DecodedPicture: Sendable {
  package let width: Int32
  package let height: Int32
  /// 0xAARRGGBB, straight alpha, row by row.
  package var pixels: [UInt32]
}

/// Reads picture files.
nonisolated enum PictureDecoder {
  /// A picture of more pixels is not opened: decoding it would take 800 MB.
  private static let mostPixels: CGFloat = 200_000_000

  /// Reads a file and scales it to the size asked for; nil if it cannot be read.
  static func decode(_ request: PictureRequest) -> DecodedPicture? {
    guard ImageHeader.isFile(request.path) else { return nil }
    let header = ImageHeader(contentsOf: request.path)
    if let header, header.format == .svg {
      return decodeSVG(request.path, width: request.width, height: request.height, tint: nil)
    }
    if let size = header?.size, size.width * size.height > mostPixels { return nil }
    guard let surface = Surface(IMG_Load(request.path)) else { return nil }
    return Resampling(of: surface, orientation: header?.orientation ?? .up)?
      .picture(width: request.width, height: request.height)
  }

  /// Draws an SVG file as big as fits into a size in pixels, in one colour (0xRRGGBB) or its own.
  static func decodeSVG(_ path: String, width: Int32, height: Int32, tint: UInt32?)
    -> DecodedPicture?
  {
    guard width > 0, height > 0, let file = SDL_RWFromFile(path, "rb") else { return nil }
    defer { SDL_RWclose(file) }
    guard let drawn = Surface(IMG_LoadSizedSVG_RW(file, width, height)),
      var picture = DecodedPicture(drawn)
    else { return nil }
    if let tint {
      for index in picture.pixels.indices {
        picture.pixels[index] = picture.pixels[index] & 0xFF00_0000 | tint
      }
    }
    return picture
  }
}

nonisolated extension DecodedPicture {
  /// Copies the pixels of a surface of any format.
  init?(_ surface: Surface) {
    guard
      let converted = Surface(
        SDL_ConvertSurfaceFormat(surface.pointer, SDL_PIXELFORMAT_ARGB8888.rawValue, 0)),
      let start = converted.pointer.pointee.pixels
    else { return nil }
    (width, height) = (converted.width, converted.height)
    let pitch = Int(converted.pointer.pointee.pitch)
    pixels = []
    pixels.reserveCapacity(Int(width) * Int(height))
    for row in 0..<Int(height) {
      let first = (start + row * pitch).assumingMemoryBound(to: UInt32.self)
      pixels.append(contentsOf: UnsafeBufferPointer(start: first, count: Int(width)))
    }
  }
}
