import Foundation

/// Makes the standard views at a row's ends.
enum RowAccessory {
  /// The side of a round button, in points.
  static let standardWidth: CGFloat = 24
  /// The space between an accessory at the leading end and the text, in points.
  static let leadingGap = TableMetrics.editingIndent - standardWidth

  /// The chevron of a row that opens a page.
  static func chevron() -> UIView {
    RowSymbol("row.forward", size: CGSize(width: 8, height: 13), tint: .tertiaryLabel)
  }

  static func checkmark() -> UIView {
    RowSymbol("checkmark", size: CGSize(width: 15, height: 14), tint: nil)
  }

  /// The button that shows more about a row.
  static func detailButton(tap: @escaping () -> Void) -> UIView {
    button("info.circle", .init(textStyle: .body), label: "More Info", tap: tap)
  }

  /// The chevron that shows or hides the rows inside a row.
  static func disclosure(tap: @escaping () -> Void) -> UIButton {
    button(
      "chevron.forward", .init(textStyle: .body, scale: .small), label: "Show or Hide", tap: tap)
  }

  /// A round button with a symbol.
  static func button(
    _ name: String, _ configuration: UIImage.SymbolConfiguration? = nil, label: String,
    tap: @escaping () -> Void
  ) -> UIButton {
    let image = UIImage(systemName: name, withConfiguration: configuration)
    let button = RowButton(type: .system, primaryAction: UIAction(image: image) { _ in tap() })
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
}

/// A symbol at a row's end, which grows with the text.
final class RowSymbol: UIImageView {
  /// The size at the default text size, in points.
  private let defaultSize: CGSize

  init(_ name: String, size: CGSize, tint: UIColor?) {
    defaultSize = size
    super.init(image: UIImage(systemName: name))
    frame.size = size
    tintColor = tint
    // A symbol with a colour of its own does not fade behind an alert.
    if tint != nil { tintAdjustmentMode = .normal }
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: UIFontMetrics.grown(defaultSize.width, in: traitCollection),
      height: UIFontMetrics.grown(defaultSize.height, in: traitCollection))
  }
}

extension UIView {
  /// The size at a row's end: as the app set it, but for the standard symbols and the buttons that
  /// grow with the text.
  var sizeAtRowEnd: CGSize {
    switch self {
    case let symbol as RowSymbol: symbol.sizeThatFits(.zero)
    case let button as RowButton: button.grownSize
    default: bounds.size
    }
  }
}

/// A round button at a row's end.
final class RowButton: UIButton {
  fileprivate var grownSize: CGSize {
    guard sizedImage?.symbolConfiguration?.look.growth != nil else { return bounds.size }
    let side = UIFontMetrics.grown(RowAccessory.standardWidth, in: traitCollection)
    return CGSize(width: side, height: side)
  }
}
