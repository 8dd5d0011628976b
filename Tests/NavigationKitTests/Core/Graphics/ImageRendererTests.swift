import Drawing
import Foundation
import Goldens
import NavigationKit
import Testing

/// Images that code draws, and images as data.
struct ImageRendererTests {
  /// Notes what it is asked for, and gives its sentence as the file.
  private final class Rasterizer: ImageRasterizer {
    func bitmap(
      of image: ImageReference, tint: Color?, width: Int, height: Int
    ) -> Bitmap? {
      Bitmap(
        width: width, height: height, pixels: [UInt8](repeating: 0, count: width * height * 4))
    }

    func png(of bitmap: Bitmap) -> Data? { Data("png \(bitmap.width)x\(bitmap.height)".utf8) }

    func jpeg(of bitmap: Bitmap, quality: CGFloat) -> Data? {
      Data("jpeg \(bitmap.width)x\(bitmap.height) \(quality)".utf8)
    }
  }

  private func stage(_ rasterizer: (any ImageRasterizer)? = Rasterizer()) -> Stage {
    Stage(size: .smallPhone, scale: 3, rasterizer: rasterizer)
  }

  private func text(_ data: Data?) -> String? { data.map { String(decoding: $0, as: UTF8.self) } }

  @Test func `an image has the size of its renderer and the scale of the screen`() {
    stage().perform {
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10))
      let image = renderer.image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(UIGraphicsGetCurrentContext() === context.cgContext)
        #expect(context.currentImage.size == CGSize(width: 20, height: 10))
      }
      #expect(UIGraphicsGetCurrentContext() == nil)
      #expect(image.size == CGSize(width: 20, height: 10) && image.scale == 3)
      #expect(image.cgImage?.width == 60 && image.cgImage?.height == 30)
    }
  }

  @Test func `a format decides scale and opacity`() {
    stage().perform {
      let format = UIGraphicsImageRendererFormat.default()
      #expect(format.scale == 3 && !format.opaque)
      (format.scale, format.opaque) = (1, true)
      let image = UIGraphicsImageRenderer(
        bounds: CGRect(x: 5, y: 5, width: 8, height: 4), format: format
      ).image { $0.fill(CGRect(x: 5, y: 5, width: 2, height: 2), blendMode: .multiply) }
      guard case .recording(let recording) = image.reference else {
        Issue.record("no recording")
        return
      }
      #expect(recording.scale == 1 && recording.isOpaque)
      #expect(recording.bounds == CGRect(x: 5, y: 5, width: 8, height: 4))
      #expect(recording.operations.map(\.blendMode) == [.multiply])
      #expect(image.scale == 1)
    }
  }

  @Test func `data has the pixels of the scale`() {
    stage().perform {
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10))
      #expect(text(renderer.pngData { _ in }) == "png 60x30")
      #expect(text(renderer.jpegData(withCompressionQuality: 0.5) { _ in }) == "jpeg 60x30 0.5")
      let image = renderer.image { _ in }
      #expect(text(image.pngData()) == "png 60x30")
      #expect(text(image.jpegData(compressionQuality: 1)) == "jpeg 60x30 1.0")
      #expect(UIImage().pngData() == nil)
    }
  }

  @Test func `a stage without a rasterizer says so`() {
    let stage = stage(nil)
    stage.perform {
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10))
      #expect(renderer.pngData { _ in }.isEmpty)
    }
    #expect(stage.warnings == [.noRasterizer])
  }

  @Test func `contexts that are begun and ended make images, too`() {
    stage().perform {
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 6, height: 4), true, 2)
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
      #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 1)
      UIGraphicsEndImageContext()
      let image = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
      #expect(image?.size == CGSize(width: 6, height: 4) && image?.scale == 2)
      #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
      UIGraphicsEndImageContext()
      #expect(UIGraphicsGetCurrentContext() == nil)
    }
  }

  @Test func `a context that is no image's is not ended as one`() {
    stage().perform {
      let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 9, height: 9))
      UIGraphicsPushContext(context)
      UIGraphicsEndImageContext()
      #expect(UIGraphicsGetCurrentContext() === context)
      UIGraphicsPopContext()
    }
  }

  @Test func `data makes an image of its size at a scale`() {
    stage().perform {
      let image = UIImage(data: Data([1, 2, 3]), scale: 2)
      #expect(image?.scale == 2 && image?.size == FixedImageSource().size)
      #expect(UIImage(data: Data()) == nil)
      #expect(image == UIImage(data: Data([1, 2, 3]), scale: 2))
      #expect(image != UIImage(data: Data([1, 2, 4]), scale: 2))
    }
  }

  @Test func `a part of a picture has its own pixels`() {
    stage().perform {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
      let part = image.cgImage?.cropping(to: CGRect(x: 50, y: 20, width: 50, height: 50))
      #expect(part?.width == 10 && part?.height == 10)
      #expect(part.map { UIImage(cgImage: $0).size } == CGSize(width: 10, height: 10))
      #expect(image.cgImage?.cropping(to: CGRect(x: 60, y: 0, width: 5, height: 5)) == nil)
    }
  }
}
