import Drawing
import Foundation

// Text while the screen is rotated: its lines are broken as in the new layout, and squeezed as long as
// they have no room.

extension UIView {
  /// The size that the view gets while a rotation shows it in another one; nil at other times.
  func sizeAfterRotation(at now: TimeInterval) -> CGSize? {
    guard !rotationOffsets.isEmpty else { return nil }
    let (shown, new) = (presentedFrame(at: now).size, movingFrame(at: now).size)
    let areSizes = min(shown.width, shown.height, new.width, new.height) > 0
    return areSizes && shown != new ? new : nil
  }
}

extension UILabel {
  /// The commands that draw the text while a rotation shows the label in another size; else nil.
  func rotatedCommands(on canvas: Canvas) -> [DrawCommand]? {
    guard let new = sizeAfterRotation(at: canvas.now) else { return nil }
    let bounds = presentedBounds(at: canvas.now)
    let text = textRect(
      forBounds: CGRect(origin: .zero, size: new),
      limitedToNumberOfLines: shownNumberOfLines(in: canvas.traits)
    ).size
    let (x, y) = (
      Canvas.squeeze(of: min(text.width, new.width), to: bounds.width),
      Canvas.squeeze(of: min(text.height, new.height), to: bounds.height)
    )
    let room = CGRect(
      origin: bounds.origin, size: CGSize(width: bounds.width / x, height: bounds.height / y))
    let rect = CGRect(
      x: start(of: new.width, in: room), y: room.midY - new.height / 2, width: new.width,
      height: new.height)
    return canvas.squeezed(x: x, y: y, towards: bounds.origin) { textCommands(in: rect, on: $0) }
  }
}

extension Canvas {
  /// The factor of a length with which it is no greater than another.
  static func squeeze(of length: CGFloat, to room: CGFloat) -> CGFloat {
    length > room ? room / length : 1
  }

  /// The commands drawn in the view's coordinates, squeezed towards a point.
  func squeezed(
    x: CGFloat, y: CGFloat, towards corner: CGPoint, _ draw: (Canvas) -> [DrawCommand]
  ) -> [DrawCommand] {
    var inner = self
    inner.origin = CGPoint(x: -corner.x, y: -corner.y)
    inner.visible = Canvas.everything
    return [
      .layer(
        Layer(
          origin: placed(corner), transform: CGAffineTransform(scaleX: x, y: y),
          commands: draw(inner)))
    ]
  }
}
