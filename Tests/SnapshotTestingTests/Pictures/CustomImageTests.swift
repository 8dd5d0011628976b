import Foundation
import Goldens
import NavigationKit
import Testing

@testable import SnapshotTesting

/// Strategies of images that a project makes itself.
@MainActor
@Suite struct CustomImageTests {
  private func image(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
  }

  @Test func `a comparison of one's own takes the image's`() throws {
    let folder = try TemporaryFolder()
    let diffing = Diffing<UIImage>(
      toData: Diffing.image.toData, fromData: Diffing.image.fromData,
      diff: { old, new in
        guard let (message, _) = Diffing.image.diff(old, new) else { return nil }
        let difference = XCTAttachment(image: new)
        difference.name = "difference"
        return ("Mine: \(message)", [difference])
      })
    let strategy = Snapshotting<UIImage, UIImage>(pathExtension: "png", diffing: diffing)
    func verify(_ color: UIColor) -> String? {
      verifySnapshot(
        of: image(color), as: strategy, named: "a", snapshotDirectory: folder.url.path,
        testName: "own()")
    }
    _ = verify(.red)
    #expect(verify(.red) == nil)
    let message = verify(.blue)
    #expect(message?.contains("Mine: 8 px differ, max 255 levels") == true, "\(message ?? "")")
    #expect(message?.contains("own.a.difference.png") == true)
  }

  @Test func `a comparison of images is for the main thread`() {
    let strategy = Snapshotting<Int, UIImage>(
      pathExtension: "png", diffing: .image, snapshot: { _ in UIImage() })
    #expect(strategy.isForMainThread)
  }
}
