import Assets
import CSDL2
import Foundation

/// A picture file that was read, and is not too much work to decode.
///
/// The limits are of work, not of time, so that every machine shows the same pictures.
nonisolated struct PictureFile {
  let bytes: [UInt8]
  let header: ImageHeader

  /// The pictures of the largest cameras have 200 million pixels: decoding one takes 800 MB.
  private static let mostPixels: CGFloat = 200_000_000
  /// How many pixels are gone through in all.
  ///
  /// A JPEG file may hold its picture in many scans, each a little finer; ten are usual.
  private static let mostPixelsOfScans: CGFloat = 2_000_000_000
  /// What such a picture takes without being compressed is more; nobody keeps them so.
  static let mostBytes = 1 << 28

  /// Reads a file; nil if it cannot be read, is of no known format or too much work.
  init?(_ path: String) {
    guard let data = try? RegularFile.contents(of: path, limit: Self.mostBytes) else { return nil }
    bytes = [UInt8](data)
    guard let header = ImageHeader(bytes), let size = header.size else { return nil }
    self.header = header
    guard header.format != .svg else {
      guard SVGWork.isBearable(bytes) else { return nil }
      return
    }
    let pixels = size.width * size.height
    guard pixels <= Self.mostPixels, pixels * CGFloat(scans) <= Self.mostPixelsOfScans else {
      return nil
    }
  }

  /// How often the picture is gone through: the marker of a scan cannot be in its data.
  private var scans: Int {
    guard header.format == .jpeg else { return 1 }
    return zip(bytes, bytes.dropFirst()).count { $0 == 0xFF && $1 == 0xDA }
  }

  /// The picture in its own size; nil of a damaged file, and of one that has no pixels of its own.
  func surface() -> Surface? {
    bytes.withUnsafeBytes { buffer in
      guard let file = SDL_RWFromConstMem(buffer.baseAddress, Int32(buffer.count)) else {
        return nil
      }
      defer { SDL_RWclose(file) }
      // The library's own guess at a format could be another than the one whose work was limited.
      return switch header.format {
      case .png: Surface(IMG_LoadPNG_RW(file))
      case .jpeg: Surface(IMG_LoadJPG_RW(file))
      case .gif: Surface(IMG_LoadGIF_RW(file))
      case .bmp: Surface(IMG_LoadBMP_RW(file))
      case .webP: Surface(IMG_LoadWEBP_RW(file))
      case .tiff: Surface(IMG_LoadTIF_RW(file))
      case .svg: nil
      }
    }
  }
}
