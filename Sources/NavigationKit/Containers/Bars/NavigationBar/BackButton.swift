import Drawing
import Foundation

/// The back button: a chevron and, where there is room, a title or an image.
final class BackButton: MenuButton, BarItemView {
  let looks: BackButtonContent
  /// The item that determines the look: the page's own button, or a stand-in that appearance proxies
  /// customise.
  private var item: UIBarButtonItem?
  let chevron = UIImageView(image: nil)
  let label = UILabel()
  let imageView: UIImageView?
  private let background = UIImageView(image: nil)
  private let makeMenu: (() -> UIMenu?)?
  private var appearances: [UIBarButtonItemAppearance] = []
  private var indicator: BackIndicator?
  private var style = UIBarStyle.default
  private(set) var titleOffset = UIOffset.zero

  init(looks: BackButtonContent, action: @escaping () -> Void, menu: (() -> UIMenu?)?) {
    self.looks = looks
    item = looks.item
    makeMenu = menu
    imageView = looks.image.map(UIImageView.init(image:))
    super.init(frame: .zero)
    label.font = .barFont(ofSize: BarMetrics.fontSize)
    label.adjustsFontForContentSizeCategory = true
    imageView?.contentMode = .scaleAspectFit
    for view in [background, chevron, label, imageView].compactMap({ $0 }) { addSubview(view) }
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var menu: UIMenu? { makeMenu?() }

  override var hasMenu: Bool { makeMenu != nil }

  /// Applies an appearance, in a bar of a style.
  func show(_ appearance: UINavigationBarAppearance, _ style: UIBarStyle) {
    self.style = style
    appearances = [appearance.buttonAppearance, appearance.backButtonAppearance]
    indicator = appearance.ownIndicator
    showLook()
    setNeedsLayout()
  }

  /// The image that replaces the chevron; nil for the chevron.
  var ownChevron: UIImage? { indicator?.image }

  var titleColor: UIColor { look.color ?? ownTint }

  private var ownTint: UIColor { style.color(item?.tintColor.map(adjusted) ?? tintColor) }

  /// The offset that the item has for the bar's height.
  private var ownTitleOffset: UIOffset? {
    item.flatMap {
      UIBarMetrics(in: traitCollection, withPrompt: false).value(in: $0.backTitleOffsets)
    }
  }

  private var look: ResolvedButtonAppearance {
    ResolvedButtonAppearance(appearances, item: item, in: isHighlighted ? .highlighted : .normal)
  }

  private func showLook() {
    let look = look
    label.font = look.font ?? .barFont(ofSize: BarMetrics.fontSize)
    label.textColor = look.color ?? ownTint
    titleOffset = ownTitleOffset ?? look.titleOffset
    chevron.tintColor = ownTint
    imageView?.tintColor = ownTint
    let own = item?.backBackground(in: isHighlighted ? .highlighted : .normal, traitCollection)
    background.image = own?.image ?? look.background
    background.frame =
      own.map { bounds.offsetBy(dx: 0, dy: $0.offset) } ?? bounds.moved(by: look.backgroundOffset)
  }

  var barItem: UIBarItem {
    let item = item ?? UIBarButtonItem()
    self.item = item
    return item
  }

  func barItemAppearanceDidChange() {
    showLook()
    superview?.setNeedsLayout()
  }

  /// The size of its title's letters, in points.
  var titleFontSize: CGFloat { label.shownFont(in: traitCollection)?.size ?? BarMetrics.fontSize }

  /// The title that is shown; nil if an image or only the chevron is.
  var shownTitle: String? { imageView == nil && !label.isHidden ? label.text : nil }

  /// The view beside the chevron.
  var content: UIView { imageView ?? label }

  /// The widths of the possible contents, the preferred one first.
  func widths() -> [CGFloat] {
    if let image = looks.image {
      return [min(image.size.width, NavigationBarMetrics.longestBackImage)]
    }
    return looks.titles.map { title in
      label.text = title
      return label.sizeThatFits(.zero).width
    }
  }

  /// Places the button at the leading edge of the bar's row.
  ///
  /// - Parameters:
  ///   - row: The row of the bar's items.
  ///   - place: Converts a frame from left-to-right layout to the actual direction.
  func place(_ layout: NavigationBarLayout, row: CGRect, place: (CGRect) -> CGRect) {
    guard let chevronFrame = layout.chevron else { return }
    let start = chevronFrame.minX - NavigationBarMetrics.chevronLeading
    let end = max(
      start + NavigationBarMetrics.backButtonWidth,
      layout.backTitle?.frame.maxX ?? chevronFrame.maxX)
    let room = layout.left.first { $0.minX > chevronFrame.minX }?.minX ?? end
    frame = place(
      CGRect(x: start, y: row.minY, width: min(end, room) - start, height: row.height))
    chevron.image = ownChevron ?? UIImage(symbol: "bar.backward")
    chevron.frame = inside(place(chevronFrame))
    content.isHidden = layout.backTitle == nil
    guard let title = layout.backTitle else { return }
    if imageView == nil { label.text = looks.titles[title.index] }
    content.frame = inside(place(title.frame))
  }

  /// Converts a frame from the bar's coordinates to the button's.
  func inside(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: -frame.minX, dy: -frame.minY) }

  override func layoutSubviews() {
    handDirection(to: [chevron, label, imageView])
    showLook()
  }

  override func tintColorDidChange() { setNeedsLayout() }

  override func stateDidChange() {
    alpha = isHighlighted ? UIButton.highlightAlpha : 1
    showLook()
  }

  override var elementRole: StageElement.Role? { .backButton }

  override var elementText: String? {
    if let label = looks.label { return label }
    return label.isHidden || imageView != nil ? BackTitle.generic : label.text
  }
}
