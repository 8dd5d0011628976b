public import Foundation

/// The field of a search bar: a magnifying glass, text, and a button that deletes the text.
open class UISearchTextField: UITextField {
  override func assemble() {
    super.assemble()
    let icon = UIImageView(image: Self.defaultIcon)
    icon.contentMode = .scaleAspectFit
    icon.tintColor = .secondaryLabel
    leftView = icon
    leftViewMode = .always
    clearButtonMode = .always
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    layer.cornerRadius = SearchBarMetrics.cornerRadius
    byDefault { backgroundColor = .tertiarySystemFill }
  }

  private static var defaultIcon: UIImage? { UIImage(systemName: "magnifyingglass") }

  /// Shows an image in place of the magnifying glass; nil for that.
  func showIcon(_ image: UIImage?) {
    (leftView as? UIImageView)?.image = image ?? Self.defaultIcon
  }

  /// The opacity of all but the field's shape.
  var contentAlpha: CGFloat = 1 {
    didSet { for view in subviews { view.stateAlpha = contentAlpha } }
  }
  /// How far the app moves the text.
  var textOffset = UIOffset.zero { didSet { setNeedsLayout() } }

  override var elementRole: StageElement.Role? { .searchField }
  override var placeholderColor: UIColor { .secondaryLabel }
  override var margin: CGFloat { SearchBarMetrics.iconMargin }

  /// The frame of the magnifying glass.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let side = SearchBarMetrics.iconSide(for: traitCollection.preferredContentSizeCategory)
    let frame = CGRect(
      x: SearchBarMetrics.iconMargin, y: bounds.midY - side / 2, width: side, height: side)
    return isRightToLeft ? frame.mirrored(in: bounds.width) : frame
  }

  /// The frame of the text.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds).moved(by: textOffset)
  }
}
