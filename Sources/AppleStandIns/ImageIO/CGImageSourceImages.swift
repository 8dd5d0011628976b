import Drawing
import SDLShell

/// A picture of a file, as it is stored, whatever its orientation; nil if there is none.
///
/// Only the frames of an animated GIF are decoded at once. Others are when they are drawn, and a damaged
/// one is found then.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  isrc.image(index, isUpright: false)
}

/// A picture in the size that options ask for; it is never larger than it is.
///
/// Previews inside of files are not read: it is nil unless options ask for one that is made.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  let options = ImageOptions(options)
  guard
    options.holds(kCGImageSourceCreateThumbnailFromImageAlways)
      || options.holds(kCGImageSourceCreateThumbnailFromImageIfAbsent)
  else { return nil }
  let isUpright = options.holds(kCGImageSourceCreateThumbnailWithTransform)
  let image = isrc.image(index, isUpright: isUpright)
  guard let maximum = options.number(kCGImageSourceThumbnailMaxPixelSize) else { return image }
  return image?.scaled(within: maximum)
}

extension CGImageSource {
  /// A picture, turned upright or as it is stored.
  fileprivate func image(_ index: Int, isUpright: Bool) -> CGImage? {
    guard let header, let size = size(of: index) else { return nil }
    if let gif, gif.frames.count > 1 {
      return frame(index, of: gif).map { CGImage($0, size: size) }
    }
    if isUpright { return CGImage(Data(bytes), size: header.uprightSize ?? size) }
    return CGImage(Data(header.storedUpright(bytes)), size: header.size ?? size)
  }
}

extension CGImage {
  fileprivate convenience init(_ file: Data, size: CGSize) {
    self.init(
      .data(EncodedImage(file, scale: 1)), width: Int(size.width), height: Int(size.height))
  }

  /// The picture with sides of at most so many pixels.
  func scaled(within maximum: Double) -> CGImage {
    let factor = maximum / Double(max(width, height))
    guard factor < 1, factor > 0 else { return self }
    return scaled(
      width: max(Int((Double(width) * factor).rounded()), 1),
      height: max(Int((Double(height) * factor).rounded()), 1))
  }

  /// The picture in another size in pixels.
  func scaled(width: Int, height: Int) -> CGImage {
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    let placement = ImagePlacement(image: reference, frame: frame)
    let recording = GraphicsRecording(
      bounds: frame, scale: 1, operations: [GraphicsOperation(.image(placement))])
    return CGImage(.recording(recording), width: width, height: height)
  }
}
