import Foundation
import NavigationKit

/// A line of the inspector: a name, and a value beside it, or below one that is long.
final class FactCell: UITableViewCell {
  /// The height of a line, and what is free above and below it, in points.
  private static let lineHeight: CGFloat = 16
  private static let padding: CGFloat = 5
  private static let margin = InspectorPanel.margin
  /// How far a step indents, where values begin, and how far names stay from them, in points.
  private static let indent: CGFloat = 12
  private static let valueStart: CGFloat = 116
  private static let gap: CGFloat = 4
  private static let font = UIFont.systemFont(ofSize: 12)
  /// The side of a swatch, and where a name beside one begins from it, in points.
  private static let swatchSide: CGFloat = 9
  private static let swatchRoom: CGFloat = 15

  private let name = UILabel(frame: .zero)
  private let value = UILabel(frame: .zero)
  private let swatch = UIView(frame: .zero)
  private var fact = Fact(name: "")

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    name.font = Self.font
    value.font = Self.font
    value.numberOfLines = 0
    swatch.layer.cornerRadius = 2
    swatch.layer.borderWidth = 1
    for view in [name, value, swatch] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// The height of a line in a table of a width.
  static func height(of fact: Fact, in width: CGFloat) -> CGFloat {
    places(of: fact, in: width).reduce(0) { max($0, $1.maxY) } + padding
  }

  /// Where a line's name and value are in a cell of a width.
  private static func places(of fact: Fact, in width: CGFloat) -> [CGRect] {
    let start = start(of: fact) + (fact.swatch == nil ? 0 : swatchRoom)
    let whole = CGRect(
      x: start, y: padding, width: max(0, width - start - margin), height: lineHeight)
    guard !fact.value.isEmpty else { return [whole] }
    let name = size(of: fact.name, in: .greatestFiniteMagnitude).width
    let isBelow = start + name + gap > valueStart
    let left = isBelow ? start + indent : valueStart
    let room = max(0, width - left - margin)
    let value = CGRect(
      x: left, y: isBelow ? padding + lineHeight : padding, width: room,
      height: max(lineHeight, size(of: fact.value, in: room).height))
    return [whole, value]
  }

  private static func start(of fact: Fact) -> CGFloat { margin + CGFloat(fact.depth) * indent }

  private static func size(of text: String, in width: CGFloat) -> CGSize {
    let label = UILabel(frame: .zero)
    (label.text, label.font, label.numberOfLines) = (text, font, 0)
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  /// Shows a line.
  func show(_ fact: Fact) {
    self.fact = fact
    (name.text, value.text) = (fact.name, fact.value)
    name.textColor = fact.value.isEmpty ? .label : .secondaryLabel
    swatch.isHidden = fact.swatch == nil
    swatch.backgroundColor = fact.swatch?.fill
    swatch.layer.borderColor = fact.swatch?.edge.cgColor
    accessoryType =
      fact.isOn ? .checkmark : (fact.target == nil ? .none : .disclosureIndicator)
    selectionStyle = fact.target == nil ? .none : .default
    accessibilityLabel = [fact.name, fact.value].filter { !$0.isEmpty }.joined(separator: ", ")
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let places = Self.places(of: fact, in: contentView.bounds.width)
    for (view, place) in zip([name, value], places) { view.frame = place }
    swatch.frame = CGRect(
      x: Self.start(of: fact), y: Self.padding + (Self.lineHeight - Self.swatchSide) / 2,
      width: Self.swatchSide, height: Self.swatchSide)
  }
}
