import Drawing
import Foundation

/// The path and the colours of a shape layer, as a value.
struct ShapeStyle {
  var path: Path?
  var fillColor: Color? = .black
  var fillRule = CGPathFillRule.winding
  var strokeColor: Color?
  var strokeStart: CGFloat = 0
  var strokeEnd: CGFloat = 1
  var lineWidth: CGFloat = 1
  var lineCap = CGLineCap.butt
  var lineJoin = CGLineJoin.miter
  var miterLimit: CGFloat = 10
  var lineDashes: [CGFloat] = []
  var lineDashPhase: CGFloat = 0

  /// The shape as it is drawn; nil if nothing is.
  var recording: GraphicsRecording? {
    guard let path, !path.isEmpty else { return nil }
    var operations: [GraphicsOperation] = []
    if let fillColor, fillColor.alpha > 0 {
      operations.append(GraphicsOperation(.fill(path, fillRule, fillColor)))
    }
    if let strokeColor, strokeColor.alpha > 0, lineWidth > 0 {
      let part = path.trimmed(from: strokeStart, to: strokeEnd)
      if !part.isEmpty { operations.append(GraphicsOperation(.stroke(part, stroke, strokeColor))) }
    }
    // A mitre reaches furthest, by the limit times half a line.
    let margin = strokeColor == nil ? 0 : lineWidth / 2 * (lineJoin == .miter ? miterLimit : 1.5)
    let bounds = path.tightBoundingBox.insetBy(dx: -margin, dy: -margin).integral
    return operations.isEmpty ? nil : GraphicsRecording(bounds: bounds, operations: operations)
  }

  private var stroke: StrokeStyle {
    var style = StrokeStyle()
    (style.width, style.cap, style.join) = (lineWidth, lineCap, lineJoin)
    (style.miterLimit, style.dashes, style.dashPhase) = (miterLimit, lineDashes, lineDashPhase)
    return style
  }
}
