import Drawing
import Foundation
import SDLShell
import Testing

/// The pixels of bitmap contexts, of pictures drawn in squares, and of coarse curves.
struct BitmapDrawingTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func bitmap(_ side: Int, _ alpha: CGImageAlphaInfo = .premultipliedLast) -> CGContext? {
    CGContext(
      data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: alpha.rawValue)
  }

  /// The pixels of a context's image in its own size, by their place from the upper left.
  private func pixels(_ context: CGContext) throws -> (Int, Int) -> [UInt8] {
    let image = try #require(context.makeImage())
    let rasterizer = PictureRasterizer(text: try TextEngine(), images: ImageLibrary())
    let drawn = try #require(
      rasterizer.bitmap(
        of: image.reference, tint: nil, width: image.width, height: image.height))
    return { x, y in
      let start = (y * image.width + x) * 4
      return Array(drawn.pixels[start..<start + 4])
    }
  }

  @Test func `y points up, and so do arcs and shadows`() throws {
    let context = try #require(bitmap(20))
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
    context.setShadow(offset: CGSize(width: 0, height: 4), blur: 0, color: blue)
    context.fill(CGRect(x: 15, y: 10, width: 4, height: 4))
    let pixel = try pixels(context)
    #expect(pixel(2, 17) == [255, 0, 0, 255] && pixel(2, 2)[3] == 0)
    #expect(pixel(17, 7) == [255, 0, 0, 255] && pixel(17, 3) == [0, 0, 255, 255])
  }

  @Test func `a picture is drawn upright, and without opacity the ground is black`() throws {
    let picture = try #require(bitmap(4))
    picture.setFillColor(red)
    picture.fill(CGRect(x: 0, y: 2, width: 4, height: 2))
    let image = try #require(picture.makeImage())
    let whole = try #require(bitmap(8, .noneSkipLast))
    whole.draw(image, in: CGRect(x: 0, y: 0, width: 8, height: 8))
    let pixel = try pixels(whole)
    #expect(pixel(4, 1) == [255, 0, 0, 255] && pixel(4, 6) == [0, 0, 0, 255])
  }

  @Test func `without interpolation each pixel becomes a square`() throws {
    let picture = try #require(bitmap(2))
    picture.setFillColor(red)
    picture.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
    picture.setFillColor(blue)
    picture.fill(CGRect(x: 1, y: 0, width: 1, height: 2))
    let image = try #require(picture.makeImage())
    func colors(_ quality: CGInterpolationQuality) throws -> Set<[UInt8]> {
      let context = try #require(bitmap(20))
      context.interpolationQuality = quality
      context.draw(image, in: CGRect(x: 0, y: 0, width: 20, height: 20))
      let pixel = try pixels(context)
      return Set((0..<20).map { pixel($0, 10) })
    }
    #expect(try colors(.none) == [[255, 0, 0, 255], [0, 0, 255, 255]])
    #expect(try colors(.high).count > 2 && colors(.default).count > 2)
  }

  @Test func `a picture file's pixels become squares on screen, too`() throws {
    let image = ImageReference.data(EncodedImage(Photo.quarters(orientation: 1), scale: 1))
    let frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    func colors(_ isPixelated: Bool) throws -> Int {
      let drawn = try Canvas().paint(
        .image(ImagePlacement(image: image, frame: frame, isPixelated: isPixelated)))
      return Set((0..<80).map { drawn.levels($0, 20) }).count
    }
    #expect(try colors(true) <= 32 && colors(false) > colors(true))
  }

  @Test func `components mean what their space says`() throws {
    let context = try #require(bitmap(4))
    context.setFillColorSpace(CGColorSpaceCreateDeviceRGB())
    context.setFillColor([0, 1, 0, 1])
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    context.setFillColorSpace(CGColorSpaceCreateDeviceGray())
    context.fill(CGRect(x: 2, y: 0, width: 1, height: 4))
    context.setFillColor([0.5, 1])
    context.fill(CGRect(x: 3, y: 0, width: 1, height: 4))
    context.setStrokeColorSpace(try #require(CGColorSpace(name: CGColorSpace.displayP3)))
    context.setStrokeColor([1, 1, 1, 1])
    context.strokeLineSegments(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 4, y: 0.5)])
    let pixel = try pixels(context)
    #expect(pixel(0, 1) == [0, 255, 0, 255] && pixel(2, 1) == [0, 0, 0, 255])
    #expect(pixel(3, 1) == [128, 128, 128, 255] && pixel(1, 3) == [255, 255, 255, 255])
  }

  @Test func `a coarse curve has corners`() throws {
    func ink(_ flatness: CGFloat) throws -> Int {
      let context = try #require(bitmap(100))
      context.setFlatness(flatness)
      context.setFillColor(red)
      context.fillEllipse(in: CGRect(x: 2, y: 2, width: 96, height: 96))
      let pixel = try pixels(context)
      return (0..<10_000).count { pixel($0 % 100, $0 / 100)[3] > 127 }
    }
    let fine = try ink(0.6)
    // A circle of radius 48.
    #expect(abs(fine - 7238) < 20)
    #expect(try ink(0.01) == fine && ink(20) < fine - 200)
  }
}
