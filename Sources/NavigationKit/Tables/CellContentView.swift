import Foundation

/// Holds a cell's texts and pictures.
final class CellContentView: UIView {
  /// The cell whose style says where they go.
  weak var cell: UITableViewCell?

  override func layoutSubviews() { cell?.placeContent() }
}
