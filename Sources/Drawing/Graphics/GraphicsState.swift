import Foundation

/// The state that applies to everything that a context draws next.
struct GraphicsState {
  var transform = CGAffineTransform.identity
  var clips: [GraphicsOperation.Clip] = []
  /// The smallest rectangle around the area that may be drawn on.
  var clipBox: CGRect
  var fill = Color.black
  var line = Color.black
  /// The tiles that paths are filled with; nil for the colour.
  var tiles: ImagePlacement?
  var stroke = StrokeStyle()
  var opacity: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var shadow: GraphicsOperation.DropShadow?
  var isSmooth = true
  var flatness = GraphicsOperation.usualFlatness
  var interpolation = CGInterpolationQuality.default
  /// The colour space of the next fill colour's components.
  var fillSpace = CGColorSpace.greys
  /// The colour space of the next line colour's components.
  var lineSpace = CGColorSpace.greys
  /// The masks: drawing is as visible as each of them is opaque.
  var masks: [GraphicsOperation] = []

  /// Limits the area that may be drawn on to a path's inside, too.
  mutating func clip(to path: Path, _ rule: CGPathFillRule) {
    clips.append(GraphicsOperation.Clip(path: path, rule: rule))
    clipBox = path.isEmpty ? .zero : clipBox.intersection(path.tightBoundingBox)
  }

  /// An operation that the state applies to.
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

  /// An operation behind the masks, which mixes with the colours below as it did without.
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
