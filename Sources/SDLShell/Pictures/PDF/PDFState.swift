import Drawing
import Foundation

/// The graphics state: the settings for all that a page draws next.
nonisolated struct PDFState {
  /// The paint of insides or lines.
  struct Paint {
    var space = PDFColorSpace.gray
    var color = Color.black
    /// The gradient in place of the colour, and its transform to the picture; nil for the colour.
    var pattern: (shading: PDFShading, transform: CGAffineTransform)?
    var opacity: CGFloat = 1
  }

  var transform: CGAffineTransform
  var clips: [GraphicsOperation.Clip] = []
  var fill = Paint()
  var line = Paint()
  var style = StrokeStyle()
  var blendMode = CGBlendMode.normal
  /// Whether text is neither filled nor stroked.
  var hidesText = false

  init(transform: CGAffineTransform) { self.transform = transform }

  /// An operation with these settings.
  func operation(_ content: GraphicsOperation.Content, opacity: CGFloat) -> GraphicsOperation {
    var operation = GraphicsOperation(content)
    operation.transform = transform
    operation.clips = clips
    operation.opacity = opacity
    operation.blendMode = blendMode
    return operation
  }

  /// Limits later drawing to a path's inside, too.
  mutating func clip(to path: Path, _ rule: CGPathFillRule) {
    clips.append(GraphicsOperation.Clip(path: path.applying(transform), rule: rule))
  }
}
