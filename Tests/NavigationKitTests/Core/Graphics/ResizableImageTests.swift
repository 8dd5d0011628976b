import Foundation
import Testing

@testable import NavigationKit

/// Images whose edges keep their size.
struct ResizableImageTests {
  private typealias Slice = ImageCaps.Slice

  /// The parts along the horizontal axis of an image of 30 × 10 points with caps of 10 and 5.
  private func parts(over width: CGFloat, _ mode: UIImage.ResizingMode) -> [Slice] {
    ImageCaps(insets: UIEdgeInsets(left: 10, right: 5), mode: mode)
      .slices(
        of: CGSize(width: 30, height: 10), in: CGRect(x: 100, y: 0, width: width, height: 10))
  }

  private func slice(_ x: CGFloat, _ width: CGFloat, shown: CGFloat, _ end: CGFloat) -> Slice {
    Slice(
      frame: CGRect(x: x, y: 0, width: width, height: 10),
      clip: CGRect(x: shown, y: 0, width: end - shown, height: 10))
  }

  @Test func `caps keep their size, and the middle is stretched`() {
    let stretched: [Slice] = [
      slice(100, 30, shown: 100, 110), slice(90, 60, shown: 110, 140),
      slice(115, 30, shown: 140, 145),
    ]
    #expect(parts(over: 45, .stretch) == stretched)
  }

  @Test func `the middle is repeated, the last time as far as there is room`() {
    let repeated: [Slice] = [
      slice(100, 30, shown: 100, 110), slice(100, 30, shown: 110, 125),
      slice(115, 30, shown: 125, 140), slice(130, 30, shown: 140, 145),
      slice(120, 30, shown: 145, 150),
    ]
    #expect(parts(over: 50, .tile) == repeated)
  }

  @Test func `caps without room share what there is`() {
    let shared: [Slice] = [slice(100, 12, shown: 100, 104), slice(94, 12, shown: 104, 106)]
    #expect(parts(over: 6, .stretch) == shared)
    #expect(parts(over: 0, .tile).isEmpty)
  }

  @Test func `an image view draws the parts`() {
    let stage = Stage(size: CGSize(width: 200, height: 100))
    let image = UIImage(.file("box.png"), size: CGSize(width: 30, height: 30))
      .resizableImage(
        withCapInsets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10),
        resizingMode: .stretch)
    #expect(image.capInsets.left == 10 && image.resizingMode == .stretch && image.size.width == 30)
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 90, height: 60)
    stage.window.addSubview(view)
    stage.window.makeKeyAndVisible()
    let parts = stage.displayList().description.split(separator: "\n")
      .filter { $0.contains("box.png") }
    #expect(parts.count == 9)
    view.contentMode = .center
    let whole = stage.displayList().description.split(separator: "\n")
      .filter { $0.contains("box.png") }
    #expect(whole.count == 1)
  }
}
