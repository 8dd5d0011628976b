import Foundation

/// The sign at the corner of what is carried: how many items there are, and whether a drop copies
/// them or is not allowed.
final class DragBadge: UIView {
  private let label = UILabel()
  private let picture = UIImageView()
  private let count: Int

  init(count: Int) {
    self.count = count
    super.init(
      frame: CGRect(x: 0, y: 0, width: DragMetrics.badgeSize, height: DragMetrics.badgeSize))
    isUserInteractionEnabled = false
    layer.cornerRadius = DragMetrics.badgeSize / 2
    label.textColor = .white
    label.font = .boldSystemFont(ofSize: 14)
    label.textAlignment = .center
    picture.tintColor = .white
    picture.contentMode = .center
    for part in [label, picture] {
      part.frame = bounds
      addSubview(part)
    }
    show(nil)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows what a drop would do; nil where nobody takes the items.
  func show(_ operation: UIDropOperation?) {
    let symbol: String? =
      switch operation {
      case .copy: count > 1 ? nil : "plus"
      case .forbidden: "xmark"
      case .cancel, .move, nil: nil
      }
    picture.image = symbol.flatMap { UIImage(systemName: $0) }
    label.text = symbol == nil && count > 1 ? "\(count)" : nil
    isHidden = symbol == nil && count < 2
    backgroundColor = operation == .copy ? .systemGreen : .systemGray
  }
}
