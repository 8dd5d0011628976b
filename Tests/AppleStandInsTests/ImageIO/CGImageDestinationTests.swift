import AppleStandIns
import Drawing
import Goldens
import NavigationKit
import PortedPictures
import SDLShell
import Testing

/// Image files that ImageIO writes, and pictures as they look once they are read.
struct CGImageDestinationTests {
  private let stage: Stage
  private let rasterizer: PictureRasterizer

  init() throws {
    let images = ImageLibrary()
    rasterizer = PictureRasterizer(text: try TextEngine(), images: images)
    stage = Stage(
      size: .smallPhone, scale: 2, imageSource: images, rasterizer: rasterizer)
  }

  /// Runs code as an app does while its screen is shown.
  private func shown(_ body: () throws -> Void) throws {
    try stage.perform { Result { try body() } }.get()
  }

  private func pixels(_ image: CGImage) -> [UInt8]? {
    rasterizer.bitmap(of: image.reference, tint: nil, width: image.width, height: image.height)?
      .pixels
  }

  private func looks(_ image: UIImage) -> [[UInt8]?] {
    (image.images ?? []).map { $0.cgImage.flatMap { pixels($0) } }
  }

  /// The colours in the middle of an image's four quarters, from the upper left one.
  private func quarters(_ image: UIImage) throws -> [String] {
    let png = try #require(image.pngData())
    let bitmap = try PNG.decode(png)
    return [(1, 1), (3, 1), (1, 3), (3, 3)].map { x, y in
      let place = (bitmap.height * y / 4 * bitmap.width + bitmap.width * x / 4) * 4
      return bitmap.pixels[place] > 128 ? "red" : "blue"
    }
  }

  private func write(
    _ images: [CGImage], as type: CFString, _ properties: CFDictionary? = nil
  ) throws -> Data? {
    let data = NSMutableData()
    let destination = try #require(
      CGImageDestinationCreateWithData(data, type, images.count, nil))
    for image in images { CGImageDestinationAddImage(destination, image, properties) }
    return CGImageDestinationFinalize(destination) ? data as Data : nil
  }

  @Test func `frames show what they hold`() throws {
    let source = try #require(CGImageSourceCreateWithData(Pictures.animation, nil))
    let frames = (0..<2).compactMap { CGImageSourceCreateImageAtIndex(source, $0, nil) }
    #expect(
      frames.map(pixels) == [Pictures.red, Pictures.blue].map { $0 + $0 })
  }

  @Test func `a photo is shown as it is stored, and upright once it is turned`() throws {
    let source = try #require(
      CGImageSourceCreateWithData(try Pictures.photo(orientation: 6), nil))
    let stored = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    let options: CFDictionary = [
      kCGImageSourceCreateThumbnailFromImageAlways: true,
      kCGImageSourceCreateThumbnailWithTransform: true, kCGImageSourceThumbnailMaxPixelSize: 16,
    ]
    let thumbnail = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
    try shown {
      let lying = try quarters(UIImage(cgImage: stored))
      let turned = try quarters(UIImage(cgImage: stored, scale: 1, orientation: .right))
      let small = try quarters(UIImage(cgImage: thumbnail))
      #expect(lying == ["red", "blue", "red", "blue"])
      #expect(turned == ["red", "red", "blue", "blue"] && small == turned)
    }
  }

  @Test func `a file that was written is read again`() throws {
    let source = try #require(CGImageSourceCreateWithData(try Pictures.png(width: 8), nil))
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    try shown {
      let png = try #require(try write([image], as: kUTTypePNG))
      #expect(CGImageSourceCreateWithData(png, nil).flatMap(CGImageSourceGetType) == kUTTypePNG)
      let jpeg = try #require(
        try write([image], as: kUTTypeJPEG, [kCGImagePropertyOrientation: 3]))
      let read = try #require(CGImageSourceCreateWithData(jpeg, nil))
      let values = CGImageSourceCopyPropertiesAtIndex(read, 0, nil)
      #expect(values?[kCGImagePropertyOrientation] as? Int == 3)
      #expect(values?[kCGImagePropertyPixelWidth] as? Int == 8)
      let small = try #require(
        try write([image], as: kUTTypePNG, [kCGImageDestinationImageMaxPixelSize: 4]))
      #expect(PNG.size(of: small)?.width == 4)
    }
  }

  @Test func `a file is written to an address`() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: url) }
    let source = try #require(CGImageSourceCreateWithData(try Pictures.png(width: 8), nil))
    let destination = try #require(
      CGImageDestinationCreateWithURL(url as CFURL, kUTTypePNG, 1, nil))
    CGImageDestinationAddImageFromSource(destination, source, 0, nil)
    stage.perform {
      #expect(CGImageDestinationFinalize(destination))
      #expect(!CGImageDestinationFinalize(destination))
    }
    #expect(CGImageSourceCreateWithURL(url as CFURL, nil).map(CGImageSourceGetCount) == 1)
  }

  @Test func `what cannot be written is said`() throws {
    let data = NSMutableData()
    #expect(CGImageDestinationCreateWithData(data, "public.heic" as CFString, 1, nil) == nil)
    #expect(CGImageDestinationCreateWithData(data, kUTTypePNG, 0, nil) == nil)
    let empty = try #require(CGImageDestinationCreateWithData(data, kUTTypeGIF, 1, nil))
    stage.perform { #expect(!CGImageDestinationFinalize(empty)) }
    #expect(data.length == 0)
  }

  @Test func `an animation as apps read and write it`() throws {
    try shown {
      let animated = try #require(UIImage.animated(data: Pictures.animation))
      #expect(animated.images?.count == 2)
      #expect(abs(animated.duration - 0.42) < 0.001)
      let images = try #require(animated.images)
      let file = try #require(gif(of: images, delay: 0.25))
      let again = try #require(UIImage.animated(data: file))
      #expect(again.images?.count == 2 && again.duration == 0.5)
      #expect(looks(again) == looks(animated))
    }
  }

  @Test func `a size and a thumbnail as apps read them`() throws {
    let photo = try Pictures.photo(orientation: 8)
    let found = try #require(pixelSize(of: photo))
    #expect(found.size == CGSize(width: 32, height: 16) && found.orientation == .left)
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).jpg")
    defer { try? FileManager.default.removeItem(at: url) }
    try photo.write(to: url)
    let image = stage.perform {
      downsample(imageAt: url, to: CGSize(width: 4, height: 4), scale: 2)
    }
    #expect(image?.cgImage?.width == 4 && image?.cgImage?.height == 8)
  }
}
