import Drawing
import Foundation

/// The view of a bar button item, with its title or image.
final class BarButton: MenuButton, BarItemView {
  let item: UIBarButtonItem
  private let role: StageElement.Role
  /// The filled background of a selected item.
  private let plate = UIView(frame: .zero)
  private let label = UILabel()
  private let imageView = UIImageView(image: nil)
  private let background = UIImageView(image: nil)
  /// The bar's appearances for buttons of this style.
  private var appearances: [UIBarButtonItemAppearance] = []
  private var style = UIBarStyle.default
  private var titleOffset = UIOffset.zero

  init(item: UIBarButtonItem, role: StageElement.Role) {
    self.item = item
    self.role = role
    super.init(frame: .zero)
    label.textAlignment = .center
    label.adjustsFontForContentSizeCategory = true
    label.text = item.shownTitle
    imageView.contentMode = .scaleAspectFit
    isEnabled = item.isEnabled
    plate.isHidden = !item.isSelected
    plate.isUserInteractionEnabled = false
    plate.clipsToBounds = true
    plate.layer.cornerRadius = BarMetrics.plateCornerRadius
    for view in [background, plate, imageView, label] { addSubview(view) }
    showState()
    addAction(UIAction { ($0.sender as? BarButton)?.wasPressed() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var menu: UIMenu? { item.menu ?? container.flatMap { item.groupMenu(in: $0) } }

  override var selectsOne: Bool { item.changesSelectionAsPrimaryAction }

  private func wasPressed() {
    // A toggle replaces the button, which then is in no responder chain.
    let place: UIResponder = container ?? self
    if item.changesSelectionAsPrimaryAction, item.menu == nil { item.isSelected.toggle() }
    if !item.press(in: place, for: handledEvent) { openMenu() }
  }

  /// Applies the appearance for the item's style, in a bar of a style.
  func show(
    plain: UIBarButtonItemAppearance, done: UIBarButtonItemAppearance, _ style: UIBarStyle
  ) {
    appearances = [item.style == .done ? done : plain]
    self.style = style
    showState()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    handDirection(to: [label, imageView])
    showState()
    label.frame = bounds.moved(by: titleOffset)
    imageView.frame = bounds.inset(by: item.displayedImage(in: traitCollection).insets)
    plate.frame = bounds.insetBy(dx: -BarMetrics.plateMargin, dy: -BarMetrics.plateMargin)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let image = item.displayedImage(in: traitCollection).image
    let natural =
      image.map { BarButton.fitted($0.preferring(.bar(in: traitCollection)).size) } ?? titleSize
    // In no room, there is no bar yet.
    let maximumWidth = size.width > 0 ? size.width : .infinity
    let width = item.width > 0 ? min(item.width, maximumWidth) : natural.width
    return CGSize(width: width.isFinite ? width : natural.width, height: natural.height)
  }

  /// The title's size, as wide as the widest of the possible titles.
  private var titleSize: CGSize {
    let titles = [item.shownTitle] + (item.possibleTitles ?? []).sorted()
    let sizes = titles.map { title in
      label.text = title
      return label.sizeThatFits(.zero)
    }
    label.text = item.shownTitle
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  override func tintColorDidChange() { setNeedsLayout() }

  override func stateDidChange() {
    alpha = isHighlighted ? UIButton.highlightAlpha : 1
    showState()
    setNeedsLayout()
  }

  private func showState() {
    let state: UIControl.State =
      !isEnabled ? .disabled : isHighlighted ? .highlighted : .normal
    let look = ResolvedButtonAppearance(appearances, item: item, in: state)
    label.font =
      look.font
      ?? .barFont(
        ofSize: BarMetrics.fontSize, weight: item.style == .done ? .semibold : .regular)
    let ownColor = style.color(
      isEnabled ? item.tintColor.map(adjusted) ?? tintColor : .tertiaryLabel)
    let color = item.isSelected ? .white : ownColor
    imageView.image = item.displayedImage(in: traitCollection).image
    imageView.preferredSymbolConfiguration = .bar(in: traitCollection)
    label.textColor = look.color ?? color
    imageView.tintColor = color
    plate.backgroundColor = ownColor
    let metrics = UIBarMetrics(in: traitCollection, withPrompt: false)
    titleOffset = metrics.value(in: item.titleOffsets) ?? look.titleOffset
    let own = item.background(in: state, traitCollection)
    background.image = own?.image ?? look.background
    background.frame =
      own.map { bounds.offsetBy(dx: 0, dy: $0.offset) } ?? bounds.moved(by: look.backgroundOffset)
  }

  var barItem: UIBarItem { item }

  func barItemAppearanceDidChange() {
    showState()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  override var elementRole: StageElement.Role? { role }
  override var elementText: String? { item.name }
  override var elementIsSelected: Bool { item.isSelected }
  override var elementIdentifier: String? {
    item.accessibilityIdentifier ?? accessibilityIdentifier
  }

  /// The image's size, scaled down to fit into a bar.
  private static func fitted(_ size: CGSize) -> CGSize {
    let scale = min(1, BarMetrics.compactHeight / max(size.width, size.height, 1))
    return CGSize(width: size.width * scale, height: size.height * scale)
  }
}

extension CGRect {
  /// The rectangle, enlarged to at least 44 by 44 points around its centre.
  nonisolated var expandedToTouchTarget: CGRect {
    insetBy(
      dx: min(0, (width - BarMetrics.hitSize) / 2), dy: min(0, (height - BarMetrics.hitSize) / 2))
  }
}
