import SDLShell

/// The properties of a file as a whole; nil if it is no image.
public func CGImageSourceCopyProperties(
  _ isrc: CGImageSource, _ options: CFDictionary?
) -> CFDictionary? {
  guard isrc.count > 0 else { return nil }
  var values: CFDictionary = [kCGImagePropertyFileSize: NSNumber(value: isrc.bytes.count)]
  guard let gif = isrc.gif else { return values }
  var about: CFDictionary = [
    kCGImagePropertyGIFHasGlobalColorMap: NSNumber(value: gif.hasSharedColors),
    kCGImagePropertyGIFCanvasPixelWidth: NSNumber(value: gif.width),
    kCGImagePropertyGIFCanvasPixelHeight: NSNumber(value: gif.height),
  ]
  if let count = gif.loopCount { about[kCGImagePropertyGIFLoopCount] = NSNumber(value: count) }
  values[kCGImagePropertyGIFDictionary] = about
  return values
}

/// The properties of a picture: its size, its orientation, and how long a frame is shown; nil if there is
/// no such picture.
///
/// Numbers are `NSNumber`, so that they are integers and fractions alike.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard let header = isrc.header, let size = isrc.size(of: index) else { return nil }
  let details = PictureDetails(isrc.bytes, format: header.format)
  var values: CFDictionary = [
    kCGImagePropertyPixelWidth: NSNumber(value: Int(size.width)),
    kCGImagePropertyPixelHeight: NSNumber(value: Int(size.height)),
    kCGImagePropertyDepth: NSNumber(value: details.depth),
    kCGImagePropertyHasAlpha: NSNumber(value: details.hasAlpha),
    kCGImagePropertyColorModel:
      details.isGray ? kCGImagePropertyColorModelGray : kCGImagePropertyColorModelRGB,
  ]
  if let density = details.pixelsPerInch {
    values[kCGImagePropertyDPIWidth] = NSNumber(value: Double(density.width))
    values[kCGImagePropertyDPIHeight] = NSNumber(value: Double(density.height))
  }
  if header.orientation != .up {
    let turned = NSNumber(value: UInt32(header.orientation.rawValue))
    values[kCGImagePropertyOrientation] = turned
    values[kCGImagePropertyTIFFDictionary] =
      [kCGImagePropertyTIFFOrientation: turned] as CFDictionary
  }
  if let gif = isrc.gif { values[kCGImagePropertyGIFDictionary] = gif.frames[index].properties }
  return values
}

extension GIFFile.Frame {
  /// The minimum duration of a frame in seconds, as Apple documents.
  private static let minimumDelay = 0.1

  fileprivate var properties: CFDictionary {
    let seconds = Double(delay) / 100
    return [
      kCGImagePropertyGIFDelayTime: NSNumber(value: max(seconds, Self.minimumDelay)),
      kCGImagePropertyGIFUnclampedDelayTime: NSNumber(value: seconds),
    ]
  }
}
