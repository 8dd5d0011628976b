import Drawing
import Foundation

/// The view of a tab: image, title and badge.
final class TabBarButton: UIControl, BarItemView {
  let item: UITabBarItem
  private let indicator = UIImageView(image: nil)
  private let imageView = UIImageView(image: nil)
  private let label = UILabel()
  private let badge = TabBadge(frame: .zero)
  private var style = UITabBarItemAppearance.Style.stacked
  /// The look that the bar gives all its tabs.
  private var bar = ResolvedTabAppearance()

  init(item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    label.textAlignment = .center
    imageView.contentMode = .scaleAspectFit
    for view in [indicator, imageView, label, badge] { addSubview(view) }
    itemDidChange()
  }

  required init?(coder: NSCoder) { nil }

  /// Updates the view after its item changed.
  func itemDidChange() {
    isEnabled = item.isEnabled
    label.text = item.shownTitle
    badge.text = item.badgeValue
    showState()
  }

  var barItem: UIBarItem { item }

  func barItemAppearanceDidChange() { itemDidChange() }

  /// Applies the bar's look for tabs in an arrangement of image and title.
  func show(_ bar: ResolvedTabAppearance, style: UITabBarItemAppearance.Style) {
    self.bar = bar
    self.style = style
    showState()
  }

  override func stateDidChange() { showState() }

  override func tintColorDidChange() { showState() }

  private func showState() {
    let state: UIControl.State = !isEnabled ? .disabled : isSelected ? .selected : .normal
    let look = TabItemLook(bar, style: style, item: item, in: state)
    imageView.image = item.shownImage(isSelected: isSelected, in: traitCollection)
    imageView.preferredSymbolConfiguration = .bar(in: traitCollection)
    imageView.tintColor = look.iconColor ?? tintColor
    label.textColor = look.titleColor ?? tintColor
    label.font = look.font
    badge.show(look)
    indicator.image = isSelected ? bar.indicator : nil
    indicator.tintColor = bar.indicatorColor
    indicator.isHidden = !isSelected
    titleOffset = look.titleOffset
    badgeOffset = look.badgeOffset
    setNeedsLayout()
  }

  private var titleOffset = UIOffset.zero
  private var badgeOffset = UIOffset.zero

  /// The width of image and title, in points.
  var contentWidth: CGFloat { layout(in: bounds.size).width }

  private func layout(in size: CGSize) -> TabItemLayout {
    let hasTitle = label.text?.isEmpty == false
    return TabItemLayout(
      TabItemLayout.Content(
        image: imageView.image.map { _ in imageView.intrinsicContentSize },
        isSymbol: imageView.image?.isSymbolImage == true,
        title: hasTitle ? label.sizeThatFits(.zero) : nil, badge: badge.textWidth), style: style,
      in: size, isRightToLeft: isRightToLeft)
  }

  override func layoutSubviews() {
    handDirection(to: [imageView, label])
    let layout = layout(in: bounds.size)
    indicator.frame = bounds
    imageView.frame = layout.image.inset(by: item.shownImageInsets(in: traitCollection))
    label.frame = layout.title.moved(by: titleOffset)
    badge.frame = layout.badge.moved(by: badgeOffset)
  }

  /// The role of the element; nil for a picture of a tab.
  var role: StageElement.Role? = .tab

  override var elementRole: StageElement.Role? { role }

  override var elementText: String? { item.name }
  override var elementValue: ElementValue? { item.badgeValue.map(ElementValue.text) }
  override var elementIdentifier: String? {
    item.accessibilityIdentifier ?? accessibilityIdentifier
  }
}
