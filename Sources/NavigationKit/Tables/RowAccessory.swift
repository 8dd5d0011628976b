import Foundation

/// Makes the usual views at a row's ends.
enum RowAccessory {
  /// The side of a round button, in points.
  static let standardWidth: CGFloat = 24
  /// The space between an accessory at the leading end and the text, in points.
  static let leadingGap = TableMetrics.editingIndent - standardWidth

  /// The chevron of a row that opens a page.
  static func chevron() -> UIView {
    symbol("row.forward", size: CGSize(width: 8, height: 13), tint: .systemGray3)
  }

  static func checkmark() -> UIView {
    symbol("checkmark", size: CGSize(width: 15, height: 14), tint: nil)
  }

  /// The button that shows more about a row.
  static func detailButton(tap: @escaping () -> Void) -> UIView {
    button("info.circle", label: "More Info", tap: tap)
  }

  /// The chevron that shows or hides the rows inside a row.
  static func disclosure(tap: @escaping () -> Void) -> UIButton {
    button("chevron.forward", .init(scale: .small), label: "Show or Hide", tap: tap)
  }

  /// A round button with a symbol.
  static func button(
    _ name: String, _ configuration: UIImage.SymbolConfiguration? = nil, label: String,
    tap: @escaping () -> Void
  ) -> UIButton {
    let image = UIImage(systemName: name, withConfiguration: configuration)
    let button = UIButton(type: .system, primaryAction: UIAction(image: image) { _ in tap() })
    button.accessibilityLabel = label
    button.frame.size = CGSize(width: standardWidth, height: standardWidth)
    return button
  }

  /// The red button that deletes a row.
  static func deleteButton(label: String, tap: @escaping () -> Void) -> UIButton {
    filledButton("minus.circle.fill", .systemRed, label: label, tap: tap)
  }

  /// The green button that inserts a row.
  static func insertButton(label: String, tap: @escaping () -> Void) -> UIButton {
    filledButton("plus.circle.fill", .systemGreen, label: label, tap: tap)
  }

  private static func filledButton(
    _ name: String, _ color: UIColor, label: String, tap: @escaping () -> Void
  ) -> UIButton {
    let button = button(name, label: label, tap: tap)
    button.tintColor = color
    button.insertSubview(disc(in: button.bounds), at: 0)
    return button
  }

  /// The white disc that shows through the minus or plus, which is cut out of the symbol.
  private static func disc(in bounds: CGRect) -> UIView {
    let disc = UIView(
      frame: bounds.insetBy(dx: TableMetrics.minusMargin, dy: TableMetrics.minusMargin))
    disc.backgroundColor = .white
    disc.isUserInteractionEnabled = false
    disc.clipsToBounds = true
    disc.layer.cornerRadius = disc.bounds.width / 2
    return disc
  }

  private static func symbol(_ name: String, size: CGSize, tint: UIColor?) -> UIView {
    let view = UIImageView(image: UIImage(systemName: name))
    view.frame.size = size
    view.tintColor = tint
    // What is grey anyway does not fade behind an alert.
    if tint != nil { view.tintAdjustmentMode = .normal }
    return view
  }
}
