import Assets
import CSDL2
import Drawing
import Foundation

/// An image file whose decoding costs a limited amount of work.
///
/// Work is limited instead of time, so that every machine shows the same pictures.
nonisolated struct PictureFile {
  let bytes: [UInt8]
  let header: ImageHeader

  /// The largest cameras take 200 megapixels; decoding that needs 800 MB.
  private static let maximumPixels: CGFloat = 200_000_000
  /// The most pixels decoded over all scans of a file.
  ///
  /// A progressive JPEG holds its picture in several scans, usually ten.
  private static let maximumScanPixels: CGFloat = 2_000_000_000
  /// The largest file: uncompressed pictures can be larger, but are not used.
  static let maximumBytes = 1 << 28

  /// Reads a file; nil if it cannot be read, its format is unknown or it is too much work.
  init?(_ origin: PictureOrigin) {
    switch origin {
    case .file(let path):
      guard let data = try? RegularFile.contents(of: path, limit: Self.maximumBytes) else {
        return nil
      }
      bytes = [UInt8](data)
    case .data(let image):
      guard image.data.count <= Self.maximumBytes else { return nil }
      bytes = [UInt8](image.data)
    }
    guard let header = ImageHeader(bytes), let size = header.size else { return nil }
    self.header = header
    switch header.format {
    case .svg:
      guard SVGWork.isWithinLimits(bytes) else { return nil }
      return
    case .pdf:
      guard PDFPicture.fault(of: bytes) == nil else { return nil }
      return
    case .png, .jpeg, .gif, .bmp, .webP, .tiff: break
    }
    let pixels = size.width * size.height
    guard pixels <= Self.maximumPixels, pixels * CGFloat(scans) <= Self.maximumScanPixels else {
      return nil
    }
  }

  /// The number of a JPEG's scans, by their markers, which cannot occur inside data.
  private var scans: Int {
    guard header.format == .jpeg else { return 1 }
    return zip(bytes, bytes.dropFirst()).count { $0 == 0xFF && $1 == 0xDA }
  }

  /// The picture at its own size; nil for a damaged file and for a drawing, which has
  /// no pixels.
  func surface() -> Surface? {
    guard let bytes = header.format == .png ? PlainPNG.bytes(of: bytes) : bytes else { return nil }
    return bytes.withUnsafeBytes { buffer in
      guard let file = SDL_RWFromConstMem(buffer.baseAddress, Int32(buffer.count)) else {
        return nil
      }
      defer { SDL_RWclose(file) }
      // SDL_image's own guess might be another format than the one whose work was limited.
      return switch header.format {
      case .png: Surface(IMG_LoadPNG_RW(file))
      case .jpeg: Surface(IMG_LoadJPG_RW(file))
      case .gif: Surface(IMG_LoadGIF_RW(file))
      case .bmp: Surface(IMG_LoadBMP_RW(file))
      case .webP: Surface(IMG_LoadWEBP_RW(file))
      case .tiff: Surface(IMG_LoadTIF_RW(file))
      case .svg, .pdf: nil
      }
    }
  }
}
