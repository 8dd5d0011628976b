import Foundation
import NavigationKit

/// A line of a panel: a tick, a name, and keys at the end.
final class PanelRowCell: UITableViewCell {
  /// The height of a line, and where its name begins and its keys end, in points.
  static let height: CGFloat = 28
  private static let margin: CGFloat = 12
  private static let indent: CGFloat = 32
  private static let tickSide: CGFloat = 14
  /// How much of a line its keys may take.
  private static let keysShare: CGFloat = 0.6

  private static let nameFont = UIFont.systemFont(ofSize: 14)
  private static let keysFont = UIFont.systemFont(ofSize: 13)

  private let tick = UIImageView(image: UIImage(systemName: "checkmark"))
  private let name = UILabel(frame: .zero)
  private let keys = UILabel(frame: .zero)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .clear
    tick.contentMode = .scaleAspectFit
    (name.font, keys.font) = (Self.nameFont, Self.keysFont)
    keys.textColor = .secondaryLabel
    keys.textAlignment = .right
    for view in [tick, name, keys] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a line.
  func show(_ row: PanelContent.Row) {
    (name.text, keys.text) = (row.title, row.keys)
    tick.isHidden = !row.isOn
    accessibilityLabel = row.title
    selectionStyle = row.command == nil ? .none : .default
    setNeedsLayout()
  }

  /// The width of a line in which nothing is cut, in points.
  static func width(of row: PanelContent.Row, measuredBy ruler: UILabel) -> CGFloat {
    func width(_ text: String, _ font: UIFont) -> CGFloat {
      (ruler.text, ruler.font) = (text, font)
      return ruler.intrinsicContentSize.width.rounded(.up)
    }
    return indent + width(row.title, nameFont) + margin + width(row.keys, keysFont) + margin
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    let keysWidth = min(keys.sizeThatFits(bounds.size).width, bounds.width * Self.keysShare)
    let end = bounds.width - Self.margin
    tick.frame = CGRect(
      x: Self.margin, y: (bounds.height - Self.tickSide) / 2, width: Self.tickSide,
      height: Self.tickSide)
    name.frame = CGRect(
      x: Self.indent, y: 0, width: end - keysWidth - Self.margin - Self.indent,
      height: bounds.height)
    keys.frame = CGRect(x: end - keysWidth, y: 0, width: keysWidth, height: bounds.height)
  }
}
