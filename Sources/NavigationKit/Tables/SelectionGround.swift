import Foundation

/// The grey behind a selected row's content.
///
/// It paints itself instead of having a background, so that it is not taken for something that
/// covers the row.
final class SelectionGround: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  override func paint(on canvas: inout Canvas) {
    canvas.fill(bounds, UIColor.cellSelection.color(in: canvas.traits))
  }
}
