import Drawing
import Foundation

extension UIView {
  /// A view that shows what this one looks like now; it stays like that, and is stretched if it is
  /// resized.
  ///
  /// - Parameter afterScreenUpdates: Whether changes that are not on screen yet are included:
  ///   subviews are laid out first.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    displayWhatNeedsIt()
    return SnapshotView(drawnCommands, size: bounds.size)
  }
}

/// Shows what a view looked like.
final class SnapshotView: UIView {
  private let commands: [DrawCommand]
  private let size: CGSize

  init(_ commands: [DrawCommand], size: CGSize) {
    (self.commands, self.size) = (commands, size)
    super.init(frame: CGRect(origin: .zero, size: size))
  }

  required init?(coder: NSCoder) { nil }

  override func paint(on canvas: inout Canvas) {
    let bounds = presentedBounds(at: canvas.now)
    guard size.width > 0, size.height > 0, !bounds.isEmpty else { return }
    let stretch = CGAffineTransform(
      scaleX: bounds.width / size.width, y: bounds.height / size.height)
    canvas.commands.append(
      .layer(
        Layer(
          origin: canvas.placed(bounds.origin), transform: stretch,
          clip: CGRect(origin: .zero, size: size), commands: commands)))
  }
}
