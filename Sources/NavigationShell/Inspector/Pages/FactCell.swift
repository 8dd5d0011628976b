import Foundation
import NavigationKit

/// A line of the inspector: a name, and a value that may take several lines below it.
final class FactCell: UITableViewCell {
  /// The height of a line, and the margin at both ends, in points.
  private static let lineHeight: CGFloat = 16
  private static let padding: CGFloat = 5
  private static let margin: CGFloat = 12
  /// How far a step indents, and where values begin, in points.
  private static let indent: CGFloat = 12
  private static let valueStart: CGFloat = 112
  private static let font = UIFont.systemFont(ofSize: 12)

  private let name = UILabel(frame: .zero)
  private let value = UILabel(frame: .zero)
  private var depth = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    name.font = Self.font
    value.font = Self.font
    value.numberOfLines = 0
    contentView.addSubview(name)
    contentView.addSubview(value)
  }

  required init?(coder: NSCoder) { nil }

  /// The height of a line in a table of a width.
  static func height(of fact: Fact, in width: CGFloat) -> CGFloat {
    guard !fact.value.isEmpty else { return lineHeight + 2 * padding }
    let label = UILabel(frame: .zero)
    (label.text, label.font, label.numberOfLines) = (fact.value, font, 0)
    let room = CGSize(
      width: width - valueStart - margin, height: CGFloat.greatestFiniteMagnitude)
    return max(lineHeight, label.sizeThatFits(room).height) + 2 * padding
  }

  /// Shows a line.
  func show(_ fact: Fact) {
    (name.text, value.text, depth) = (fact.name, fact.value, fact.depth)
    name.textColor = fact.value.isEmpty ? .label : .secondaryLabel
    accessoryType =
      fact.isOn ? .checkmark : (fact.target == nil ? .none : .disclosureIndicator)
    selectionStyle = fact.target == nil ? .none : .default
    accessibilityLabel = [fact.name, fact.value].filter { !$0.isEmpty }.joined(separator: ", ")
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    let start = Self.margin + CGFloat(depth) * Self.indent
    let end = (value.text ?? "").isEmpty ? bounds.width - Self.margin : Self.valueStart
    name.frame = CGRect(
      x: start, y: Self.padding, width: max(0, end - start - 4), height: Self.lineHeight)
    value.frame = CGRect(
      x: Self.valueStart, y: Self.padding,
      width: max(0, bounds.width - Self.valueStart - Self.margin),
      height: bounds.height - 2 * Self.padding)
  }
}
