import SDLShell
import Synchronization

/// An image file that is read picture by picture.
///
/// It knows PNG, JPEG, GIF, BMP, WebP and TIFF. Only animated GIF files have more than one picture.
public final class CGImageSource: Sendable {
  let bytes: [UInt8]
  /// The file's header; nil if the file is no picture of pixels.
  let header: ImageHeader?
  /// The frames of a GIF file; nil for others.
  let gif: GIFFile?
  /// The decoded frames, once one of several was asked for.
  private let frames = Mutex<AnimatedPicture?>(nil)

  init(_ data: Data) {
    bytes = [UInt8](data)
    header = ImageHeader(bytes).flatMap { $0.format.isVector ? nil : $0 }
    gif = header?.format == .gif ? GIFFile(bytes) : nil
  }

  /// The number of pictures.
  var count: Int { gif?.frames.count ?? (header?.size == nil ? 0 : 1) }

  /// The size of a picture as it is stored, in pixels; nil if there is none.
  func size(of index: Int) -> CGSize? {
    guard (0..<count).contains(index) else { return nil }
    return gif.map { CGSize(width: $0.width, height: $0.height) } ?? header?.size
  }

  /// A frame of several, as a file of its own.
  func frame(_ index: Int, of gif: GIFFile) -> Data? {
    frames.withLock { frames in
      frames = frames ?? AnimatedPicture(bytes, gif)
      return frames?.frame(index)
    }
  }
}

/// Opens the bytes of an image file; nil if there are none.
public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: CFDictionary?
) -> CGImageSource? {
  data.isEmpty ? nil : CGImageSource(data)
}

/// Opens an image file; nil if it cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
  return CGImageSource(data)
}

/// The number of pictures in a file: the frames of an animated GIF, else one.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }

/// The type of a file, such as `public.png`; nil if it is not known.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  isrc.header?.format.typeIdentifier
}

/// The index of a file's main picture: the first.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// The types of files that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
  let formats: [ImageHeader.Format] = [.jpeg, .png, .gif, .bmp, .tiff, .webP]
  return formats.compactMap(\.typeIdentifier)
}

extension ImageHeader.Format {
  /// The name of the type of such files; nil for drawings.
  fileprivate var typeIdentifier: String? {
    switch self {
    case .png: "public.png"
    case .jpeg: "public.jpeg"
    case .gif: "com.compuserve.gif"
    case .bmp: "com.microsoft.bmp"
    case .webP: "org.webmproject.webp"
    case .tiff: "public.tiff"
    case .svg, .pdf: nil
    }
  }
}
