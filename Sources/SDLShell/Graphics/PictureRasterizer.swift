import CSDL2
public import Drawing
public import Foundation

/// Turns images into pixels and files, as the painter draws them.
public struct PictureRasterizer: ImageRasterizer {
  private let rasterizer: GraphicsRasterizer

  /// Makes a rasterizer of the painter's own text and images.
  public init(text: TextEngine, images: ImageLibrary) {
    rasterizer = GraphicsRasterizer(text: text, images: images)
  }

  /// The pixels of an image, stretched to a size in pixels; nil if it cannot be drawn.
  public func bitmap(of image: ImageReference, tint: Color?, width: Int, height: Int) -> Bitmap? {
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    let recording = GraphicsRecording(
      bounds: frame, scale: 1,
      operations: [
        GraphicsOperation(.image(ImagePlacement(image: image, frame: frame, tint: tint)))
      ])
    guard let width = Int32(exactly: width), let height = Int32(exactly: height),
      let picture = rasterizer.picture(of: recording, width: width, height: height)
    else { return nil }
    return Bitmap(straight: picture.straightPixels, width: Int(width), height: Int(height))
  }

  /// A bitmap as a PNG file; nil if memory is short.
  public func png(of bitmap: Bitmap) -> Data? { try? PNG.encode(bitmap) }

  /// A bitmap over white as a JPEG file, of a quality of 0…1; nil if memory is short.
  public func jpeg(of bitmap: Bitmap, quality: CGFloat) -> Data? {
    var pixels = bitmap.overWhite
    let (width, height) = (Int32(bitmap.width), Int32(bitmap.height))
    // No JPEG is larger than its pixels, but for its tables.
    var file = [UInt8](repeating: 0, count: pixels.count + Self.tables)
    let length = file.withUnsafeMutableBytes { file -> Int64 in
      pixels.withUnsafeMutableBytes { pixels in
        let surface = Surface(
          SDL_CreateRGBSurfaceWithFormatFrom(
            pixels.baseAddress, width, height, 24, width * 3, SDL_PIXELFORMAT_RGB24.rawValue))
        guard let surface, let target = SDL_RWFromMem(file.baseAddress, Int32(file.count)) else {
          return 0
        }
        defer { SDL_RWclose(target) }
        let percent = Int32((min(max(quality.finite, 0), 1) * 100).rounded())
        guard IMG_SaveJPG_RW(surface.pointer, target, 0, percent) == 0 else { return 0 }
        return SDL_RWtell(target)
      }
    }
    return length > 0 ? Data(file.prefix(Int(length))) : nil
  }

  /// Enough for a JPEG's header and tables, in bytes.
  private static let tables = 1 << 14
}

nonisolated extension Bitmap {
  /// Makes a bitmap of 0xAARRGGBB pixels with straight alpha.
  fileprivate init(straight: [UInt32], width: Int, height: Int) {
    self.init(
      width: width, height: height,
      pixels: straight.flatMap { pixel in
        [16, 8, 0, 24].map { UInt8(truncatingIfNeeded: pixel >> $0) }
      })
  }

  /// Red, green and blue of each pixel over white.
  fileprivate var overWhite: [UInt8] {
    stride(from: 0, to: pixels.count, by: 4).flatMap { start in
      let alpha = Int(pixels[start + 3])
      return (start..<start + 3).map {
        UInt8((Int(pixels[$0]) * alpha + 255 * (255 - alpha)) / 255)
      }
    }
  }
}
