import Foundation
import Goldens
import NavigationKit
import Testing

/// Layers and views that are drawn tile by tile.
@MainActor
struct TiledLayerTests {
  private final class Map: UIView {
    override class var layerClass: AnyClass { CATiledLayer.self }
    var tiles: [CGRect] = []

    override func draw(_ rect: CGRect) {
      tiles.append(rect)
      UIColor.red.setFill()
      UIBezierPath(rect: rect).fill()
    }
  }

  private final class Tiles: CATiledLayer {
    var clips: [CGRect] = []
    override func draw(in ctx: CGContext) { clips.append(ctx.boundingBoxOfClipPath) }
  }

  private let stage = Stage(size: .smallPhone)

  @Test func `a view is drawn once for each tile`() throws {
    let view = Map(frame: CGRect(x: 0, y: 0, width: 250, height: 100))
    let layer = try #require(view.layer as? CATiledLayer)
    layer.contentsScale = 2
    layer.tileSize = CGSize(width: 200, height: 200)
    stage.window.addSubview(view)
    view.setNeedsDisplay()
    stage.window.makeKeyAndVisible()
    stage.settle()
    #expect(
      view.tiles.suffix(3) == [
        CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 100, y: 0, width: 100, height: 100),
        CGRect(x: 200, y: 0, width: 50, height: 100),
      ])
    view.tiles = []
    layer.tileSize = CGSize(width: 1000, height: 1000)
    stage.settle()
    #expect(view.tiles == [view.bounds])
  }

  @Test func `a layer draws in its own tiles`() {
    let layer = Tiles()
    layer.frame = CGRect(x: 0, y: 0, width: 300, height: 256)
    layer.setNeedsDisplay()
    stage.window.layer.addSublayer(layer)
    stage.window.makeKeyAndVisible()
    stage.settle()
    let scale = layer.contentsScale
    #expect(layer.clips.count == Int((300 * scale / 256).rounded(.up)) * Int(scale))
    #expect(layer.clips.reduce(CGRect.null) { $0.union($1) } == layer.bounds)
  }
}
