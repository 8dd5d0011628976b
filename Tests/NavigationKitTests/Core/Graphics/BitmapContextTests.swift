import Foundation
import NavigationKit
import Testing

/// Contexts of pixels, and what colours and pictures mean in contexts.
struct BitmapContextTests {
  private func bitmap(
    _ width: Int = 40, _ height: Int = 20, bits: Int = 8, row: Int = 0,
    space: CGColorSpace = CGColorSpaceCreateDeviceRGB(),
    alpha: CGImageAlphaInfo = .premultipliedLast
  ) -> CGContext? {
    CGContext(
      data: nil, width: width, height: height, bitsPerComponent: bits, bytesPerRow: row,
      space: space, bitmapInfo: alpha.rawValue)
  }

  @Test func `it is as large as its pixels, and tells how they lie`() throws {
    let context = try #require(bitmap(alpha: .noneSkipFirst))
    #expect(context.width == 40 && context.height == 20 && context.bytesPerRow == 160)
    #expect(context.bitsPerComponent == 8 && context.bitsPerPixel == 32)
    #expect(context.alphaInfo == .noneSkipFirst && context.colorSpace?.numberOfComponents == 3)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 40, height: 20))
    let image = try #require(context.makeImage())
    #expect(image.width == 40 && image.height == 20)
    #expect(UIImage(cgImage: image).size == CGSize(width: 40, height: 20))
  }

  @Test func `pixels that are not drawn give no context`() {
    #expect(bitmap(0) == nil && bitmap(40, -1) == nil && bitmap(bits: 16) == nil)
    #expect(bitmap(row: 159) == nil && bitmap(row: 192) != nil)
    #expect(bitmap(space: CGColorSpaceCreateDeviceGray()) == nil)
    #expect(bitmap(alpha: .last) == nil && bitmap(alpha: .none) == nil)
    #expect(bitmap(.max, 2) == nil)
    var pixel: UInt32 = 0
    let other = CGContext(
      data: &pixel, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    #expect(other == nil)
  }

  @Test func `its transform begins as the identity, and y points up`() throws {
    let context = try #require(bitmap())
    #expect(context.ctm == .identity)
    context.translateBy(x: 0, y: 20)
    context.scaleBy(x: 1, y: -1)
    #expect(context.ctm == CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 20))
    context.move(to: CGPoint(x: 1, y: 2))
    #expect(context.currentPointOfPath == CGPoint(x: 1, y: 2))
  }

  @Test func `a path is copied with its flatness`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(path.flatness == 0.6)
    path.flatness = 5
    #expect((path.copy() as? UIBezierPath)?.flatness == 5 && path.reversing().flatness == 5)
  }

  @Test func `the quality of pictures is kept and taken back`() throws {
    let context = try #require(bitmap())
    #expect(context.interpolationQuality == .default)
    context.saveGState()
    context.interpolationQuality = .none
    context.restoreGState()
    #expect(context.interpolationQuality == .default)
  }

  @Test func `spaces have names`() {
    #expect(CGColorSpace(name: CGColorSpace.displayP3)?.numberOfComponents == 3)
    #expect(CGColorSpace(name: CGColorSpace.genericGrayGamma2_2)?.numberOfComponents == 1)
    #expect(CGColorSpace(name: CGColorSpace.sRGB) == CGColorSpaceCreateDeviceRGB())
    #expect(CGColorSpace(name: CGColorSpace.displayP3) != CGColorSpaceCreateDeviceRGB())
    #expect(CGColorSpace(name: "other") == nil)
    let grey = CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.25, 0.5])
    #expect(grey?.components == [0.25, 0.25, 0.25, 0.5])
  }
}
