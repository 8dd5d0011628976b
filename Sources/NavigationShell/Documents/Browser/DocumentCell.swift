import Foundation
import NavigationKit

/// A document in a browser: a sheet of paper, with its name and its date below.
final class DocumentCell: UICollectionViewCell {
  private let paper = UIView()
  private let symbol = UIImageView()
  private let name = UILabel()
  private let detail = UILabel()

  // In points.
  private static let corner: CGFloat = 8
  private static let symbolSide: CGFloat = 44
  private static let gap: CGFloat = 4

  override init(frame: CGRect) {
    super.init(frame: frame)
    paper.backgroundColor = .secondarySystemBackground
    paper.layer.cornerRadius = Self.corner
    symbol.contentMode = .scaleAspectFit
    name.font = .preferredFont(forTextStyle: .footnote)
    detail.font = .preferredFont(forTextStyle: .caption2)
    detail.textColor = .secondaryLabel
    for label in [name, detail] {
      label.textAlignment = .center
      label.lineBreakMode = .byTruncatingMiddle
    }
    contentView.addSubview(paper)
    paper.addSubview(symbol)
    contentView.addSubview(name)
    contentView.addSubview(detail)
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool {
    didSet { paper.backgroundColor = isSelected ? .systemFill : .secondarySystemBackground }
  }

  func show(_ row: DocumentRow) {
    (name.text, detail.text) = (row.name, row.detail)
    symbol.image = UIImage(systemName: row.symbol)
    isAccessibilityElement = true
    accessibilityLabel = row.name
    accessibilityTraits = .button
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = contentView.bounds
    let (first, second) = (name.font.lineHeight, detail.font.lineHeight)
    let height = room.height - first - second - 2 * Self.gap
    paper.frame = CGRect(x: 0, y: 0, width: room.width, height: height)
    symbol.frame = CGRect(
      x: (room.width - Self.symbolSide) / 2, y: (height - Self.symbolSide) / 2,
      width: Self.symbolSide, height: Self.symbolSide)
    name.frame = CGRect(x: 0, y: height + Self.gap, width: room.width, height: first)
    detail.frame = CGRect(x: 0, y: name.frame.maxY + Self.gap, width: room.width, height: second)
  }
}
