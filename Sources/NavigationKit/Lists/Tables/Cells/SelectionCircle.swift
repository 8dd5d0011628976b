import Drawing
import Foundation

/// The circle of a row that can be selected while editing; selected, it is filled and has a white
/// check mark.
final class SelectionCircle: UIImageView {
  init() {
    let side = RowAccessory.standardWidth
    super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    image = UIImage(systemName: "circle")
    highlightedImage = UIImage(systemName: "checkmark.circle.fill")
  }

  required init?(coder: NSCoder) { nil }

  /// Shows whether the row is selected, in a tint; nil stands for the inherited one.
  func show(isSelected: Bool, tint: UIColor?) {
    isHighlighted = isSelected
    tintColor = isSelected ? tint : .systemGray3
  }

  /// The check mark is cut out of the symbol: what is behind shows through.
  override func paint(on canvas: inout Canvas) {
    if isHighlighted {
      let disc = bounds.insetBy(dx: TableMetrics.minusMargin, dy: TableMetrics.minusMargin)
      canvas.fill(disc, .white, cornerRadius: disc.width / 2)
    }
    super.paint(on: &canvas)
  }
}
