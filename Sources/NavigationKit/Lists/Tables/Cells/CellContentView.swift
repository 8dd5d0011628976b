import Foundation

/// The view that holds a cell's labels and image view.
final class CellContentView: UIView {
  private var isPlacedByCell = false

  /// Takes its place in the cell and lays out what is in it.
  func layOut(in frame: CGRect) {
    isPlacedByCell = true
    defer { isPlacedByCell = false }
    self.frame = frame
    setNeedsLayout()
    layoutIfNeeded()
  }

  // A text that changes moves others: the cell's class may place them in its layoutSubviews().
  override func setNeedsLayout() {
    super.setNeedsLayout()
    if !isPlacedByCell { superview?.setNeedsLayout() }
  }

  override func layoutSubviews() { (superview as? UITableViewCell)?.placeContent() }
}
