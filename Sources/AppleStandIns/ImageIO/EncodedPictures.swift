import SDLShell

/// Pictures as an image file.
@MainActor struct EncodedPictures {
  private let content: CGImageDestination.Content
  private let format: CGImageDestination.Format

  /// The best quality, as Apple documents.
  private static let defaultQuality = 1.0
  /// Hundredths of a second for a frame whose delay is not said.
  private static let defaultDelay = 10

  init(_ content: CGImageDestination.Content, _ format: CGImageDestination.Format) {
    (self.content, self.format) = (content, format)
  }

  /// The file; nil if there are no pictures, or they cannot be drawn.
  var file: Data? {
    guard let first = content.pictures.first else { return nil }
    return switch format {
    case .png: image(of: first).pngData()
    case .jpeg: jpeg(first)
    case .gif: gif(first)
    }
  }

  private func image(of picture: CGImageDestination.Picture) -> UIImage {
    let maximum = picture.options.number(kCGImageDestinationImageMaxPixelSize)
    return UIImage(cgImage: maximum.map { picture.image.scaled(within: $0) } ?? picture.image)
  }

  private func jpeg(_ picture: CGImageDestination.Picture) -> Data? {
    let key = kCGImageDestinationLossyCompressionQuality
    let quality =
      picture.options.number(key) ?? content.options.number(key) ?? Self.defaultQuality
    let file = image(of: picture).jpegData(compressionQuality: CGFloat(quality))
    guard let turned = picture.options.number(kCGImagePropertyOrientation) else { return file }
    return file.map { Self.jpeg($0, orientation: turned) }
  }

  /// A JPEG file that says how it is turned, in Exif's words.
  private static func jpeg(_ file: Data, orientation: Double) -> Data {
    guard (2...8).contains(orientation) else { return file }
    // A TIFF file with one directory, in which one entry is: a number of two bytes.
    let directory: [UInt8] =
      Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1]
      + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0, 0, 0, 0, 0]
    let content = Array("Exif\0\0".utf8) + directory
    let segment = [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content
    return file.prefix(2) + segment + file.dropFirst(2)
  }

  /// All pictures in the size of the first one.
  private func gif(_ first: CGImageDestination.Picture) -> Data? {
    let (width, height) = (first.image.width, first.image.height)
    let repeats = content.options.part(kCGImagePropertyGIFDictionary)?
      .number(kCGImagePropertyGIFLoopCount)
    var file = AnimatedGIF(width: width, height: height, loopCount: repeats.map { Int($0) })
    for picture in content.pictures {
      let image = picture.image
      let isFitting = image.width == width && image.height == height
      let fitting = isFitting ? image : image.scaled(width: width, height: height)
      guard let png = UIImage(cgImage: fitting).pngData(), let bitmap = try? PNG.decode(png) else {
        return nil
      }
      file.add(bitmap, hundredths: delay(of: picture))
    }
    return file.data
  }

  private func delay(of picture: CGImageDestination.Picture) -> Int {
    let about = picture.options.part(kCGImagePropertyGIFDictionary)
    let seconds =
      about?.number(kCGImagePropertyGIFUnclampedDelayTime)
      ?? about?.number(kCGImagePropertyGIFDelayTime)
    return seconds.map { Int((min(max($0, 0), 600) * 100).rounded()) } ?? Self.defaultDelay
  }
}
