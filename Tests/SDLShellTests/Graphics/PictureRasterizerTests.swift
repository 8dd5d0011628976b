import Drawing
import Foundation
import SDLShell
import Testing

/// Images turned into pixels and files at once.
struct PictureRasterizerTests {
  private let images = ImageLibrary()

  private func rasterizer() throws -> PictureRasterizer {
    PictureRasterizer(text: try TextEngine(), images: images)
  }

  /// Two columns of 4 points: red, and half transparent blue.
  private func recording(scale: CGFloat? = nil, isOpaque: Bool = false) -> ImageReference {
    func column(_ x: CGFloat, _ color: Color) -> GraphicsOperation {
      var path = Path()
      path.addRect(CGRect(x: x, y: 0, width: 4, height: 4))
      return GraphicsOperation(.fill(path, .winding, color))
    }
    return .recording(
      GraphicsRecording(
        bounds: CGRect(x: 0, y: 0, width: 12, height: 4), scale: scale, isOpaque: isOpaque,
        operations: [
          column(0, Color(255, 0, 0)), column(4, Color(0, 0, 255).faded(by: 0.5)),
        ]))
  }

  private func pixel(_ bitmap: Bitmap?, _ x: Int) -> [UInt8]? {
    bitmap.map { Array($0.pixels[x * 4..<x * 4 + 4]) }
  }

  @Test func `pixels have straight alpha, or are opaque`() throws {
    let bitmap = try rasterizer().bitmap(of: recording(), tint: nil, width: 24, height: 8)
    #expect(pixel(bitmap, 2) == [255, 0, 0, 255])
    #expect(pixel(bitmap, 12)?[2] == 255 && pixel(bitmap, 12)?[3] == 128)
    #expect(pixel(bitmap, 20) == [0, 0, 0, 0])
    let opaque = try rasterizer().bitmap(
      of: recording(isOpaque: true), tint: nil, width: 24, height: 8)
    #expect(pixel(opaque, 20) == [0, 0, 0, 255])
  }

  @Test func `a tint colours what is there`() throws {
    let bitmap = try rasterizer().bitmap(
      of: .symbol("circle.fill"), tint: Color(0, 255, 0), width: 9, height: 9)
    #expect(bitmap.map { Array($0.pixels[(4 * 9 + 4) * 4..<(4 * 9 + 5) * 4]) } == [0, 255, 0, 255])
  }

  @Test func `a recording of one pixel per point is coarse when it is larger`() throws {
    let half = GraphicsRecording(
      bounds: CGRect(x: 0, y: 0, width: 4, height: 1), scale: 1,
      operations: [
        GraphicsOperation(.fill(Path.rect(0, 0, 1.5, 1), .winding, .black))
      ])
    let bitmap = try rasterizer().bitmap(of: .recording(half), tint: nil, width: 16, height: 4)
    // Between the black and the clear pixel there is a grey one, which is smoothed to four.
    #expect(Set((0..<16).compactMap { pixel(bitmap, $0)?[3] }).count > 2)
  }

  @Test func `a PNG gives the same pixels again`() throws {
    let bitmap = try #require(
      try rasterizer().bitmap(of: recording(), tint: nil, width: 12, height: 4))
    let file = try #require(try rasterizer().png(of: bitmap))
    #expect(try PNG.decode(file) == bitmap)
    let image = ImageReference.data(EncodedImage(file, scale: 2))
    #expect(images.size(of: image) == CGSize(width: 6, height: 2))
    #expect(try rasterizer().bitmap(of: image, tint: nil, width: 12, height: 4) == bitmap)
  }

  @Test func `a JPEG is over white, and small if its quality is low`() throws {
    let bitmap = try #require(
      try rasterizer().bitmap(of: recording(), tint: nil, width: 240, height: 80))
    let best = try #require(try rasterizer().jpeg(of: bitmap, quality: 1))
    let worst = try #require(try rasterizer().jpeg(of: bitmap, quality: 0))
    #expect(best.starts(with: [0xFF, 0xD8]) && worst.count < best.count)
    let again = try rasterizer().bitmap(
      of: .data(EncodedImage(best, scale: 1)), tint: nil, width: 240, height: 80)
    let white = try #require(pixel(again, 220))
    #expect(white.allSatisfy { $0 > 250 })
    let red = try #require(pixel(again, 20))
    #expect(red[0] > 245 && red[1] < 10 && red[2] < 10)
  }

  @Test func `what is no image cannot be drawn`() throws {
    let broken = ImageReference.data(EncodedImage(Data("no image".utf8), scale: 1))
    #expect(images.size(of: broken) == nil)
    let bitmap = try rasterizer().bitmap(of: broken, tint: nil, width: 2, height: 2)
    #expect(bitmap?.pixels == [UInt8](repeating: 0, count: 16))
  }
}

extension Path {
  fileprivate static func rect(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> Path {
    var path = Path()
    path.addRect(CGRect(x: x, y: y, width: width, height: height))
    return path
  }
}
