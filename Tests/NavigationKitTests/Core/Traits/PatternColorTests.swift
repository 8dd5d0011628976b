import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// Colours that are an image again and again.
struct PatternColorTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100))
  private let image = UIImage(.file("/dots.png"), size: CGSize(width: 8, height: 4))

  /// The images that are tiled, and where.
  private var tiles: [(tile: ImagePlacement, bounds: CGRect)] {
    stage.displayList().commands.compactMap { command in
      guard case .image(let image) = command, case .recording(let recording) = image.image,
        let operation = recording.operations.first, case .tiles(let tile) = operation.content
      else { return nil }
      return (tile, operation.clips[0].path.boundingBox)
    }
  }

  @Test func `a background is filled with it from the view's corner on`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 40))
    view.backgroundColor = UIColor(patternImage: image)
    stage.window.addSubview(view)
    stage.window.makeKeyAndVisible()
    #expect(tiles.map(\.tile.frame) == [CGRect(x: 0, y: 0, width: 8, height: 4)])
    #expect(tiles.map(\.bounds) == [view.bounds] && tiles[0].tile.image == image.reference)
    view.backgroundColor = .red
    #expect(tiles.isEmpty)
  }

  @Test func `paths that code draws are filled with it until a colour is set`() {
    final class Dots: UIView {
      var color = UIColor.red
      override func draw(_ rect: CGRect) {
        color.setFill()
        UIBezierPath(rect: CGRect(x: 2, y: 2, width: 10, height: 10)).fill()
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 20, y: 20, width: 5, height: 5))
      }
    }
    let view = Dots(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    view.color = UIColor(patternImage: image)
    stage.window.addSubview(view)
    stage.window.makeKeyAndVisible()
    #expect(tiles.map(\.bounds) == [CGRect(x: 2, y: 2, width: 10, height: 10)])
    #expect(stage.displayList().description.contains("#FF0000"))
  }

  @Test func `colours of different images differ, and have no components`() {
    let other = UIImage(.file("/lines.png"), size: CGSize(width: 8, height: 4))
    #expect(UIColor(patternImage: image) == UIColor(patternImage: image))
    #expect(UIColor(patternImage: image) != UIColor(patternImage: other))
    #expect(UIColor(patternImage: image) != .clear)
    #expect(UIColor(patternImage: image).color(in: stage.traits).alpha == 0)
  }
}
