import Assets
import CSDL2
import Foundation

/// A picture decoded at the size it is drawn at.
package nonisolated struct DecodedPicture: Sendable {
  package let width: Int32
  package let height: Int32
  /// 0xAARRGGBB, straight alpha, row by row.
  package var pixels: [UInt32]

  package init(width: Int32, height: Int32, pixels: [UInt32]) {
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }
}

/// Decodes image files.
nonisolated struct PictureDecoder: Sendable {
  /// Draws PDF files, and SVG files other than the program's own symbols.
  let drawing: any VectorDrawing

  /// Decodes a file and scales it to the requested size.
  func decode(_ request: PictureRequest) -> Decoding {
    let decoding = decodeInItsColors(request)
    guard let tint = request.tint, case .picture(var picture) = decoding else { return decoding }
    picture.tint(tint)
    return .picture(picture)
  }

  private func decodeInItsColors(_ request: PictureRequest) -> Decoding {
    guard let file = PictureFile(request.origin) else { return .broken }
    if file.header.format.isVector {
      let drawing = isOurs(request.origin) ? DrawingInPlace() : drawing
      return drawing.draw(file.bytes, width: request.width, height: request.height)
    }
    return file.surface()
      .flatMap { Resampling(of: $0, orientation: file.header.orientation) }
      .flatMap {
        $0.picture(
          width: request.width, height: request.height, isPixelated: request.isPixelated)
      }
      .map(Decoding.picture) ?? .broken
  }

  private func isOurs(_ origin: PictureOrigin) -> Bool {
    guard case .file(let path) = origin else { return false }
    return Assets.found.map { path.hasPrefix($0.root.path + "/") } ?? false
  }

  /// Draws a symbol as large as fits into a size in pixels, in one colour (0xRRGGBB) or its own.
  static func symbol(at path: String, width: Int32, height: Int32, tint: UInt32?) -> DecodedPicture?
  {
    guard let file = try? RegularFile.contents(of: path),
      case .picture(var picture) = DrawingInPlace().draw(
        [UInt8](file), width: width, height: height)
    else { return nil }
    if let tint { picture.tint(tint) }
    return picture
  }
}

nonisolated extension DecodedPicture {
  /// Gives all of it one colour, 0xRRGGBB; its opacity stays.
  mutating func tint(_ color: UInt32) {
    for index in pixels.indices { pixels[index] = pixels[index] & 0xFF00_0000 | color }
  }

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
