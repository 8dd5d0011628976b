import Drawing
import Foundation

/// The view of a bar button item: its title or picture, and a finger's width around it.
final class BarButton: UIControl {
  let item: UIBarButtonItem
  private let role: StageElement.Role
  private let label = UILabel()
  private let imageView = UIImageView(image: nil)

  init(item: UIBarButtonItem, role: StageElement.Role) {
    self.item = item
    self.role = role
    super.init(frame: .zero)
    label.textAlignment = .center
    label.text = item.shownTitle
    label.font = .systemFont(
      ofSize: BarMetrics.fontSize, weight: item.style == .done ? .semibold : .regular)
    imageView.image = item.shownImage
    imageView.contentMode = .scaleAspectFit
    isEnabled = item.isEnabled
    addSubview(imageView)
    addSubview(label)
    addAction(
      UIAction { [weak self] _ in self.map { $0.item.primaryAction?.perform(sender: $0.item) } },
      for: .touchUpInside)
  }

  override func layoutSubviews() {
    label.frame = bounds
    imageView.frame = bounds
    let color = isEnabled ? item.tintColor ?? tintColor : .tertiaryLabel
    label.textColor = color
    imageView.tintColor = color
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let natural =
      imageView.image.map { BarButton.fitted($0.size) } ?? label.sizeThatFits(.zero)
    return CGSize(width: item.width > 0 ? item.width : natural.width, height: natural.height)
  }

  override func tintColorDidChange() { setNeedsLayout() }

  override func stateDidChange() {
    alpha = isHighlighted ? UIButton.highlightAlpha : 1
    setNeedsLayout()
  }

  /// A finger's size around the middle, whatever the content's.
  override var pressBounds: CGRect {
    bounds.insetBy(
      dx: min(0, (bounds.width - BarMetrics.hitSize) / 2),
      dy: min(0, (bounds.height - BarMetrics.hitSize) / 2))
  }

  override var elementRole: StageElement.Role? { role }

  override var elementText: String? {
    if let label = item.accessibilityLabel { return label }
    if let title = item.shownTitle ?? item.title { return title }
    if case .system(let system) = item.kind { return system.name }
    if case .symbol(let name)? = item.image?.reference { return name }
    return item.primaryAction?.title ?? ""
  }

  /// A picture larger than a bar is made smaller.
  private static func fitted(_ size: CGSize) -> CGSize {
    let scale = min(1, BarMetrics.compactHeight / max(size.width, size.height, 1))
    return CGSize(width: size.width * scale, height: size.height * scale)
  }
}

extension UIBarButtonItem {
  /// The view that stands for the item in a bar; nil for a space.
  func makeView(role: StageElement.Role) -> UIView? {
    switch kind {
    case .custom(let view): view
    case .fixedSpace, .flexibleSpace: nil
    case .button, .system: BarButton(item: self, role: role)
    }
  }
}
