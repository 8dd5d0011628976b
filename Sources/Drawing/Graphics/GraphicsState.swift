import Foundation

/// What applies to everything that a context draws next.
struct GraphicsState {
  var transform = CGAffineTransform.identity
  var clips: [GraphicsOperation.Clip] = []
  /// The smallest rectangle around what may be drawn on.
  var clipBox: CGRect
  var fill = Color.black
  var line = Color.black
  /// What paths are filled with instead of the colour; nil for the colour.
  var tiles: ImagePlacement?
  var stroke = StrokeStyle()
  var opacity: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var shadow: GraphicsOperation.DropShadow?
  var isSmooth = true
  var flatness = GraphicsOperation.usualFlatness
  var interpolation = CGInterpolationQuality.default
  /// What the components of the next fill colour mean.
  var fillSpace = CGColorSpace.greys
  /// What the components of the next line colour mean.
  var lineSpace = CGColorSpace.greys
  /// Of what is drawn, only as much is left as each of these is opaque.
  var masks: [GraphicsOperation] = []

  /// Limits what may be drawn on to a path's inside, too.
  mutating func clip(to path: Path, _ rule: CGPathFillRule) {
    clips.append(GraphicsOperation.Clip(path: path, rule: rule))
    clipBox = path.isEmpty ? .zero : clipBox.intersection(path.tightBoundingBox)
  }

  /// An operation that all of it applies to.
  func operation(_ content: GraphicsOperation.Content) -> GraphicsOperation {
    var operation = GraphicsOperation(content)
    operation.transform = transform
    operation.clips = clips
    operation.opacity = opacity
    operation.blendMode = blendMode
    operation.shadow = shadow
    operation.isSmooth = isSmooth
    operation.flatness = flatness
    if case .image(var placement) = content, interpolation == .none {
      placement.isPixelated = true
      operation.content = .image(placement)
    }
    return operation
  }

  /// What the masks leave of an operation, which mixes with what is below as the operation did.
  func masked(_ operation: GraphicsOperation) -> GraphicsOperation {
    masks.reduce(operation) { operation, mask in
      var inner = operation
      (inner.blendMode, inner.opacity) = (.normal, 1)
      var outer = GraphicsOperation(.masked([inner], by: [mask]))
      (outer.blendMode, outer.opacity) = (operation.blendMode, operation.opacity)
      return outer
    }
  }
}
