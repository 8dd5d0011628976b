import Drawing
public import Foundation

/// A layer that its code draws tile by tile.
///
/// `draw(in:)`, or a view's `draw(_:)`, is called once for each tile, to which drawing is clipped. All
/// tiles are drawn before the next frame. Their drawing is kept as commands, and is sharp at any size,
/// so that levels of detail draw nothing anew.
open class CATiledLayer: CALayer {
  /// Seconds in which a new tile becomes visible: none, as all are there at once.
  open class func fadeDuration() -> CFTimeInterval { 0 }

  /// The size of a tile, in pixels; 256 by 256 unless set.
  open var tileSize = CGSize(width: 256, height: 256) {
    didSet { if tileSize != oldValue { setNeedsDisplay() } }
  }
  /// How many levels of detail there are; 1 unless set.
  open var levelsOfDetail = 1
  /// How many of the levels are nearer than the layer's own; 0 unless set.
  open var levelsOfDetailBias = 0

  override func drawParts(in context: CGContext) {
    for tile in tiles {
      context.saveGState()
      context.clip(to: tile)
      draw(in: context)
      context.restoreGState()
    }
  }

  /// The tiles, row by row.
  private var tiles: [CGRect] {
    let scale = max(contentsScale, 1)
    let size = CGSize(
      width: max(1, tileSize.width.finite / scale), height: max(1, tileSize.height.finite / scale))
    let counts = (
      Int((bounds.width / size.width).rounded(.up)), Int((bounds.height / size.height).rounded(.up))
    )
    guard counts.0 * counts.1 <= Self.maximumTiles else { return [bounds] }
    return (0..<counts.1).flatMap { row in
      (0..<counts.0).map { column in
        CGRect(
          x: bounds.minX + CGFloat(column) * size.width,
          y: bounds.minY + CGFloat(row) * size.height, width: size.width, height: size.height
        ).intersection(bounds)
      }
    }
  }

  /// The most tiles that are drawn one by one; a layer with more is drawn as one.
  private static let maximumTiles = 10_000

  override func drawnRect(in context: CGContext) -> CGRect {
    context.boundingBoxOfClipPath.intersection(bounds)
  }
}
