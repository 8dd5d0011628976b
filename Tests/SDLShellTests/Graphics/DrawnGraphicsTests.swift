import Drawing
import Foundation
import Testing

@testable import SDLShell

/// Cairo's drawing of gradients around a point, masks, and edges that are not smooth.
struct DrawnGraphicsTests {
  private static let size = 20

  /// The pixels of what code draws, by their place.
  private func drawn(_ body: (CGContext) -> Void) throws -> (Int, Int) -> [UInt8] {
    let side = Self.size
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: side, height: side))
    body(context)
    let recording = GraphicsRecording(bounds: context.bounds, operations: context.operations)
    let rasterizer = PictureRasterizer(text: try TextEngine(), images: ImageLibrary())
    let bitmap = try #require(
      rasterizer.bitmap(of: .recording(recording), tint: nil, width: side, height: side))
    return { x, y in Array(bitmap.pixels[(y * side + x) * 4..<(y * side + x) * 4 + 4]) }
  }

  private func gradient(_ colors: [CGColor], _ places: [CGFloat]? = nil) throws -> CGGradient {
    try #require(
      CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: places))
  }

  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  @Test func `a conic gradient goes once around its centre, clockwise`() throws {
    let colors = try gradient([red, blue])
    let pixel = try drawn {
      $0.drawConicGradient(colors, center: CGPoint(x: 10, y: 10), angle: -.pi / 2)
    }
    let (start, right) = (pixel(12, 1), pixel(18, 10))
    let (below, left, end) = (pixel(10, 18), pixel(1, 10), pixel(7, 1))
    #expect(start[0] > 230 && end[2] > 230 && end[0] < 25)
    #expect(abs(Int(right[0]) - 191) < 8 && abs(Int(below[0]) - 128) < 8)
    #expect(abs(Int(left[0]) - 64) < 8)
    for (x, y) in [(0, 0), (19, 0), (0, 19), (19, 19)] { #expect(pixel(x, y)[3] == 255) }
  }

  @Test func `wedges fill the whole turn, with hard edges where two colours share a place`() {
    let (red, blue) = (Color(255, 0, 0), Color(0, 0, 255))
    let wedges = ColorWedge.wedges(of: [
      ColorStop(color: red, location: 0.25), ColorStop(color: red, location: 0.5),
      ColorStop(color: blue, location: 0.5), ColorStop(color: blue, location: 0.75),
    ])
    #expect(wedges.first?.places.lowerBound == 0 && wedges.last?.places.upperBound == 1)
    for (one, next) in zip(wedges, wedges.dropFirst()) {
      #expect(abs(one.places.upperBound - next.places.lowerBound) < 1e-9)
    }
    #expect(wedges.allSatisfy { $0.first == ($0.places.lowerBound < 0.499 ? red : blue) })
    #expect(wedges.allSatisfy { $0.places.upperBound - $0.places.lowerBound < 1.0 / 36 + 1e-9 })
    #expect(ColorWedge.wedges(of: []).isEmpty)
  }

  @Test func `a mask leaves what is drawn where it is opaque, upside down`() throws {
    let mask = CGContext(bounds: CGRect(x: 0, y: 0, width: 10, height: 10))
    mask.setFillColor(CGColor(gray: 0, alpha: 0.5))
    mask.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
    let picture = try #require(mask.makeImage())
    let pixel = try drawn {
      $0.saveGState()
      $0.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20), mask: picture)
      $0.setFillColor(red)
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      $0.restoreGState()
      $0.setFillColor(blue)
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(pixel(10, 5) == [0, 0, 0, 0] && pixel(2, 2) == [0, 0, 255, 255])
    #expect(pixel(10, 15)[0] == 255 && abs(Int(pixel(10, 15)[3]) - 128) < 2)
  }

  @Test func `edges are smooth unless that is turned off`() throws {
    func levels(_ set: (CGContext) -> Void) throws -> Set<UInt8> {
      let pixel = try drawn {
        set($0)
        $0.setFillColor(red)
        $0.fillEllipse(in: CGRect(x: 2, y: 2, width: 15, height: 15))
      }
      return Set((0..<400).map { pixel($0 % 20, $0 / 20)[3] })
    }
    #expect(try levels { _ in }.count > 5)
    #expect(try levels { $0.setShouldAntialias(false) } == [0, 255])
    #expect(try levels { $0.setAllowsAntialiasing(false) } == [0, 255])
    #expect(
      try levels {
        $0.saveGState()
        $0.setShouldAntialias(false)
        $0.restoreGState()
      }.count > 5)
  }

  @Test func `tiles are drawn again and again over all of the clip`() throws {
    let tile = CGContext(bounds: CGRect(x: 0, y: 0, width: 4, height: 4))
    tile.setFillColor(red)
    tile.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    tile.setFillColor(blue)
    tile.fill(CGRect(x: 2, y: 0, width: 2, height: 4))
    let recording = GraphicsRecording(bounds: tile.bounds, operations: tile.operations)
    let pixel = try drawn {
      $0.setFillTiles(ImagePlacement(image: .recording(recording), frame: tile.bounds))
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    for x in 0..<20 { #expect(pixel(x, 5) == (x % 4 < 2 ? [255, 0, 0, 255] : [0, 0, 255, 255])) }
    #expect(pixel(5, 12)[3] == 0)
  }

  @Test func `a path is replaced by the outline of its line`() throws {
    let pixel = try drawn {
      $0.scaleBy(x: 2, y: 2)
      $0.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
      $0.setLineWidth(2)
      $0.replacePathWithStrokedPath()
      $0.setFillColor(red)
      $0.fillPath()
    }
    #expect(pixel(4, 10)[3] == 255 && pixel(3, 10)[3] == 255 && pixel(5, 10)[3] == 255)
    #expect(pixel(10, 10)[3] == 0 && pixel(1, 10)[3] == 0)
  }
}
