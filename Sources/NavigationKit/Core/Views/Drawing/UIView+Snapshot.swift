import Drawing
import Foundation

extension UIView {
  /// A view that shows what a rectangle of this one looks like.
  func snapshot(of rect: CGRect, _ afterUpdates: Bool, withCaps caps: UIEdgeInsets) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    displayWhatNeedsIt()
    let part = rect.finite.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
    return SnapshotView(drawnCommands, part: part, caps: caps)
  }
}

/// Shows what a view looked like.
final class SnapshotView: UIView {
  private let commands: [DrawCommand]
  private let part: CGRect
  private let caps: ImageCaps

  /// - Parameter part: The part of the view that is shown, from its upper left corner on.
  init(_ commands: [DrawCommand], part: CGRect, caps: UIEdgeInsets) {
    (self.commands, self.part) = (commands, part)
    self.caps = ImageCaps(insets: caps, mode: .stretch)
    super.init(frame: CGRect(origin: .zero, size: part.size))
  }

  required init?(coder: NSCoder) { nil }

  override func paint(on canvas: inout Canvas) {
    let bounds = presentedBounds(at: canvas.now)
    guard part.width > 0, part.height > 0, !bounds.isEmpty else { return }
    for slice in caps.slices(of: part.size, in: bounds) { paint(slice, on: &canvas) }
  }

  private func paint(_ slice: ImageCaps.Slice, on canvas: inout Canvas) {
    let (x, y) = (slice.frame.width / part.width, slice.frame.height / part.height)
    let corner = canvas.placed(slice.frame.origin)
    // The slice's place, in the points of what is drawn.
    let shown = CGRect(
      x: part.minX + (slice.clip.minX - slice.frame.minX) / x,
      y: part.minY + (slice.clip.minY - slice.frame.minY) / y, width: slice.clip.width / x,
      height: slice.clip.height / y)
    canvas.commands.append(
      .layer(
        Layer(
          origin: CGPoint(x: corner.x - part.minX * x, y: corner.y - part.minY * y),
          transform: CGAffineTransform(scaleX: x, y: y), clip: shown, commands: commands)))
  }
}
