import Foundation
import NavigationKit

/// A line of a panel: a tick or an arrow back, a name, keys, and an arrow where it leads on.
final class PanelRowCell: UITableViewCell {
  /// The height of a line, and where its name begins and its keys end, in points.
  static let height: CGFloat = 28
  private static let margin: CGFloat = 12
  private static let indent: CGFloat = 32
  private static let tickSide: CGFloat = 14
  /// The room of the arrow at the end of a line, and what is free before it, in points.
  private static let arrow = CGSize(width: 10, height: 14)
  private static let gap: CGFloat = 4
  /// How much of a line its keys may take.
  private static let keysShare: CGFloat = 0.6

  private static let nameFont = UIFont.systemFont(ofSize: 14)
  private static let keysFont = UIFont.systemFont(ofSize: 13)

  private static let check = UIImage(systemName: "checkmark")
  private static let back = UIImage(systemName: "chevron.left")
  private let tick = UIImageView()
  private let arrow = UIImageView(image: UIImage(systemName: "chevron.right"))
  private let name = UILabel(frame: .zero)
  private let keys = UILabel(frame: .zero)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .clear
    for image in [tick, arrow] { image.contentMode = .scaleAspectFit }
    arrow.tintColor = .secondaryLabel
    (name.font, keys.font) = (Self.nameFont, Self.keysFont)
    keys.textColor = .secondaryLabel
    keys.textAlignment = .right
    for view in [tick, name, keys, arrow] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a line.
  func show(_ row: PanelContent.Row) {
    (name.text, keys.text) = (row.title, row.keys)
    tick.image = row.isBack ? Self.back : Self.check
    tick.isHidden = !row.isOn && !row.isBack
    arrow.isHidden = !row.opensPanel
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
    return indent + width(row.title, nameFont) + margin + width(row.keys, keysFont) + gap
      + arrow.width + margin
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    let keysWidth = min(keys.sizeThatFits(bounds.size).width, bounds.width * Self.keysShare)
    arrow.frame = CGRect(
      x: bounds.width - Self.margin - Self.arrow.width, y: (bounds.height - Self.arrow.height) / 2,
      width: Self.arrow.width, height: Self.arrow.height)
    let end = arrow.frame.minX - Self.gap
    tick.frame = CGRect(
      x: Self.margin, y: (bounds.height - Self.tickSide) / 2, width: Self.tickSide,
      height: Self.tickSide)
    name.frame = CGRect(
      x: Self.indent, y: 0, width: end - keysWidth - Self.margin - Self.indent,
      height: bounds.height)
    keys.frame = CGRect(x: end - keysWidth, y: 0, width: keysWidth, height: bounds.height)
  }
}
