import Drawing
import Foundation

/// A line around letters.
struct TextStroke {
  /// Its width in percent of the font's size; above 0 the letters are empty.
  let width: CGFloat
  /// Its colour; nil for the text's.
  let color: UIColor?

  /// Reads attributes; nil if they ask for no line.
  init?(_ attributes: [NSAttributedString.Key: Any]) {
    guard let width = CGFloat(attribute: attributes[.strokeWidth]), width != 0 else { return nil }
    self.width = width
    color = attributes[.strokeColor] as? UIColor
  }

  /// The recording of letters with an outline; nil for an empty one.
  ///
  /// - Parameter text: The text's own colour.
  func recording(
    of outline: Path, size: CGFloat, text: Color, in traits: UITraitCollection
  ) -> GraphicsRecording? {
    guard !outline.isEmpty else { return nil }
    var style = StrokeStyle()
    (style.width, style.join) = (abs(width) / 100 * size, .round)
    var operations = [
      GraphicsOperation(.stroke(outline, style, color?.color(in: traits) ?? text))
    ]
    if width < 0 { operations.insert(GraphicsOperation(.fill(outline, .winding, text)), at: 0) }
    let bounds = outline.boundingBox.insetBy(dx: -style.width, dy: -style.width)
    return GraphicsRecording(bounds: bounds, operations: operations)
  }
}
