import Drawing
import Foundation

extension UITextView {
  /// The commands that draw the text while a rotation shows another width; nil at other times.
  func rotatedCommands(on canvas: Canvas) -> [DrawCommand]? {
    guard let new = sizeAfterRotation(at: canvas.now) else { return nil }
    let bounds = presentedBounds(at: canvas.now)
    let x = Canvas.squeeze(of: new.width, to: bounds.width)
    return canvas.squeezed(x: x, y: 1, towards: bounds.origin) { textCommands(on: $0) }
  }
}
