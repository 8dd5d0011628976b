import Foundation

/// Holds a cell's texts and pictures.
final class CellContentView: UIView {
  override func layoutSubviews() { (superview as? UITableViewCell)?.placeContent() }
}
