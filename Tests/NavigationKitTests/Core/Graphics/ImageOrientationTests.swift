import Drawing
import Foundation
import Goldens
import NavigationKit
import Testing

/// Pictures that are turned, mirrored and aligned.
struct ImageOrientationTests {
  private let stage = Stage(size: .smallPhone)
  /// 40 by 20 pixels.
  private let picture = CGImage(.symbol("star"), width: 40, height: 20)

  /// Where the picture's upper left and upper right corners are in an image.
  private func corners(of image: UIImage) -> [CGPoint] {
    guard case .recording(let recording) = image.reference,
      let operation = recording.operations.first, case .image(let placed) = operation.content
    else { return [] }
    return [CGPoint(x: placed.frame.minX, y: placed.frame.minY)]
      .flatMap { [$0, CGPoint(x: placed.frame.maxX, y: placed.frame.minY)] }
      .map { $0.applying(operation.transform) }
  }

  // The table of the values 1, 2, 3, … of a photo's orientation, as EXIF describes them: where its
  // first row and its first column are seen.
  @Test(
    arguments: [
      (.up, [CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0)]),
      (.upMirrored, [CGPoint(x: 20, y: 0), CGPoint(x: 0, y: 0)]),
      (.down, [CGPoint(x: 20, y: 10), CGPoint(x: 0, y: 10)]),
      (.downMirrored, [CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10)]),
      (.leftMirrored, [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 20)]),
      (.right, [CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 20)]),
      (.rightMirrored, [CGPoint(x: 10, y: 20), CGPoint(x: 10, y: 0)]),
      (.left, [CGPoint(x: 0, y: 20), CGPoint(x: 0, y: 0)]),
    ] as [(UIImage.Orientation, [CGPoint])])
  func `a picture is turned upright`(orientation: UIImage.Orientation, wanted: [CGPoint]) {
    stage.perform {
      let image = UIImage(cgImage: picture, scale: 2, orientation: orientation)
      let isTall = wanted.contains { $0.y == 20 }
      #expect(
        image.size == (isTall ? CGSize(width: 10, height: 20) : CGSize(width: 20, height: 10)))
      #expect(corners(of: image) == wanted)
      #expect(image.imageOrientation == orientation && image.scale == 2)
      #expect(image.cgImage == picture)
    }
  }

  @Test func `an image is mirrored sideways, and again`() {
    stage.perform {
      let image = UIImage(cgImage: picture).withHorizontallyFlippedOrientation()
      #expect(image.imageOrientation == .upMirrored && image.size == CGSize(width: 40, height: 20))
      #expect(corners(of: image) == [CGPoint(x: 40, y: 0), CGPoint(x: 0, y: 0)])
      #expect(image.withHorizontallyFlippedOrientation().imageOrientation == .up)
      let turned = UIImage(cgImage: picture, scale: 1, orientation: .left)
      #expect(turned.withHorizontallyFlippedOrientation().imageOrientation == .rightMirrored)
      let symbol = UIImage(systemName: "star")?.withHorizontallyFlippedOrientation()
      #expect(symbol?.renderingMode == .alwaysTemplate)
    }
  }

  @Test func `an image view mirrors an image where one reads from right to left`() {
    let page = UIViewController()
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    let image = stage.perform { UIImage(cgImage: picture) }
    let view = UIImageView(image: image.imageFlippedForRightToLeftLayoutDirection())
    page.view.addSubview(view)
    func isMirrored() -> Bool {
      stage.displayList().commands.contains { command in
        if case .image(let image) = command, case .recording = image.image { true } else { false }
      }
    }
    #expect(!isMirrored() && view.image?.flipsForRightToLeftLayoutDirection == true)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(isMirrored())
    view.image = image
    #expect(!isMirrored())
  }

  @Test func `constraints of an image view are about the image's alignment rectangle`() {
    let image = UIImage(cgImage: picture)
      .withAlignmentRectInsets(UIEdgeInsets(top: 0, left: 4, bottom: 6, right: 0))
    let page = UIViewController()
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    let view = UIImageView(image: image)
    view.translatesAutoresizingMaskIntoConstraints = false
    page.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 50),
      view.bottomAnchor.constraint(equalTo: page.view.topAnchor, constant: 100),
    ])
    stage.settle()
    #expect(view.frame.minX == 46 && view.frame.maxY == 106)
  }
}
