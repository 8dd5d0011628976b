import Drawing
import Foundation

/// A label while the screen is rotated: its lines are broken as in the new layout, and squeezed as
/// long as they have no room.
extension UILabel {
  /// What draws the text while a rotation shows the label in bounds of another size than it gets; nil
  /// at other times.
  func rotatedCommands(in bounds: CGRect, on canvas: Canvas) -> [DrawCommand]? {
    let new = movingFrame(at: canvas.now).size
    guard !rotationOffsets.isEmpty, new != bounds.size, new.isPositive, bounds.size.isPositive
    else { return nil }
    let text = textRect(
      forBounds: CGRect(origin: .zero, size: new),
      limitedToNumberOfLines: shownNumberOfLines(in: canvas.traits)
    ).size
    let squeeze = CGSize(
      width: min(1, bounds.width / min(text.width, new.width)),
      height: min(1, bounds.height / min(text.height, new.height)))
    let room = CGRect(
      x: 0, y: 0, width: bounds.width / squeeze.width, height: bounds.height / squeeze.height)
    let rect = CGRect(
      x: start(of: new.width, in: room), y: room.midY - new.height / 2, width: new.width,
      height: new.height)
    var inner = canvas
    inner.origin = .zero
    return [
      .layer(
        Layer(
          origin: canvas.placed(bounds.origin),
          transform: CGAffineTransform(scaleX: squeeze.width, y: squeeze.height),
          commands: textCommands(in: rect, on: inner)))
    ]
  }
}

nonisolated extension CGSize {
  fileprivate var isPositive: Bool { width > 0 && height > 0 }
}
