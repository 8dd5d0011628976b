import Foundation

/// What applies to everything that a context draws next.
struct GraphicsState {
  var transform = CGAffineTransform.identity
  var clips: [GraphicsOperation.Clip] = []
  /// The smallest rectangle around what may be drawn on.
  var clipBox: CGRect
  var fill = Color.black
  var line = Color.black
  var stroke = StrokeStyle()
  var opacity: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var shadow: GraphicsOperation.DropShadow?

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
    return operation
  }
}
