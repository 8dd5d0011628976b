import Drawing
import Foundation

/// The soft shadow around a menu.
final class MenuShadow: UIView {
  override func paint(on canvas: inout Canvas) {
    canvas.shadow(
      around: presentedBounds(at: canvas.now), cornerRadius: MenuMetrics.cornerRadius,
      blur: MenuMetrics.shadowBlur,
      offset: CGSize(width: 0, height: MenuMetrics.shadowDrop),
      color: .black.faded(by: MenuMetrics.shadowAlpha))
  }
}
