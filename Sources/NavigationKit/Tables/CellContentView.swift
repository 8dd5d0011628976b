import Foundation

/// The view that holds a cell's labels and image view.
final class CellContentView: UIView {
  override func layoutSubviews() { (superview as? UITableViewCell)?.placeContent() }
}
