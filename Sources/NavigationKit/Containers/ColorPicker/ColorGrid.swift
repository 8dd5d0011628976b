import Foundation

/// A grid of colours, from which a finger picks one.
final class ColorGrid: ColorPane {
  override func assemble() {
    super.assemble()
    isOpaque = false
    contentMode = .redraw
    layer.cornerRadius = ColorPickerMetrics.paneRadius
    clipsToBounds = true
    accessibilityLabel = "Grid"
  }

  private var cell: CGSize {
    CGSize(
      width: bounds.width / CGFloat(PickedColor.gridSize.columns),
      height: bounds.height / CGFloat(PickedColor.gridSize.rows))
  }

  private func rect(_ column: Int, _ row: Int) -> CGRect {
    CGRect(
      x: CGFloat(column) * cell.width, y: CGFloat(row) * cell.height, width: cell.width,
      height: cell.height)
  }

  override func color(at point: CGPoint) -> PickedColor {
    let (columns, rows) = PickedColor.gridSize
    let column = min(Int(point.x / cell.width), columns - 1)
    let row = min(Int(point.y / cell.height), rows - 1)
    var color = PickedColor.inGrid(column: column, row: row)
    color.alpha = picked.alpha
    return color
  }

  override func draw(_ rect: CGRect) {
    let (columns, rows) = PickedColor.gridSize
    var chosen: CGRect?
    for (column, row) in (0..<columns).flatMap({ column in (0..<rows).map { (column, $0) } }) {
      let color = PickedColor.inGrid(column: column, row: row)
      color.color.setFill()
      UIRectFill(self.rect(column, row))
      if color == picked.opaque { chosen = self.rect(column, row) }
    }
    guard let chosen else { return }
    UIColor.white.setStroke()
    let frame = UIBezierPath(rect: chosen.insetBy(dx: 1, dy: 1))
    frame.lineWidth = Self.ringWidth
    frame.stroke()
  }
}
