import Drawing
import Foundation

/// An open menu; it covers the whole window, so that a tap beside its panel closes it.
final class MenuOverlay: UIView {
  private var menu: UIMenu
  private let anchor: CGRect
  private let startsAtRight: Bool
  private let selectsOne: Bool
  private let shadow = MenuShadow(frame: .zero)
  private let panel = UIScrollView(frame: .zero)
  private var isClosing = false

  /// Makes an overlay for a menu whose button has the frame `anchor` in the window.
  ///
  /// - Parameter selectsOne: Whether only the action chosen last is on, whatever the menu's options are.
  init(menu: UIMenu, anchor: CGRect, isRightToLeft: Bool, selectsOne: Bool = false) {
    self.menu = menu
    self.anchor = anchor
    self.selectsOne = selectsOne
    startsAtRight = isRightToLeft
    super.init(frame: .zero)
    panel.backgroundColor = .menuBackground
    panel.clipsToBounds = true
    panel.layer.cornerRadius = MenuMetrics.cornerRadius
    for view in [shadow, panel] { addSubview(view) }
    fill()
  }

  required init?(coder: NSCoder) { nil }

  /// Opens the menu in front of everything in a window.
  func open(in window: UIWindow) {
    UIView.performWithoutAnimation {
      frame = window.bounds
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      window.addSubview(self)
      layoutIfNeeded()
      let whole = panel.frame
      alpha = 0
      panel.frame.size.height *= MenuMetrics.startHeight
      UIView.animate(withDuration: MenuMetrics.fadeDuration) {
        alpha = 1
        panel.frame = whole
      }
    }
  }

  /// Closes the menu when the window's size changes, because its button has moved.
  override var frame: CGRect {
    didSet { if window != nil, frame.size != oldValue.size { close(animated: true) } }
  }

  /// Closes the menu; it ignores touches from here on.
  func close(animated: Bool) {
    guard !isClosing else { return }
    isClosing = true
    isUserInteractionEnabled = false
    guard animated else { return removeFromSuperview() }
    UIView.animate(
      withDuration: MenuMetrics.fadeDuration, animations: { alpha = 0 },
      completion: { [weak self] _ in self?.removeFromSuperview() })
  }

  // MARK: Rows

  private var rows: [MenuRow] { panel.subviews.compactMap { $0 as? MenuRow } }

  private func fill() {
    for view in panel.subviews { view.removeFromSuperview() }
    if !menu.title.isEmpty { panel.addSubview(MenuHeading(title: menu.title)) }
    let elements = menu.rows
    let hasMarks = elements.contains { $0.mark != .off }
    for (index, element) in elements.enumerated() {
      panel.addSubview(
        MenuRow(element, isFirst: index == 0 && menu.title.isEmpty, isIndented: hasMarks) {
          [weak self] in self?.choose(element)
        })
    }
    setNeedsLayout()
  }

  private func choose(_ element: UIMenuElement) {
    if let submenu = element as? UIMenu {
      menu = submenu
      return fill()
    }
    guard let action = element as? UIAction else { return }
    let stays = action.attributes.contains(.keepsMenuPresented)
    if !stays { close(animated: true) }
    menu.select(action, isSingle: selectsOne)
    action.perform(sender: menu)
    if stays { fill() }
  }

  override func layoutSubviews() {
    var y: CGFloat = 0
    let space = bounds.inset(by: safeAreaInsets)
    let width = min(
      MenuMetrics.width(in: traitCollection), space.width - 2 * MenuMetrics.margin)
    for view in panel.subviews.filter({ $0 is MenuRow || $0 is MenuHeading }) {
      let height = view.sizeThatFits(CGSize(width: width, height: 0)).height
      view.frame = CGRect(x: 0, y: y, width: width, height: height)
      y += height
    }
    panel.frame = MenuMetrics.frame(
      height: y, width: width, anchor: anchor, in: space, isRightToLeft: startsAtRight)
    panel.contentSize = CGSize(width: width, height: y)
    shadow.frame = panel.frame
  }

  // MARK: Touches

  /// Highlights the row under the touch that opened the menu.
  func follow(_ point: CGPoint) {
    for row in rows { row.isHighlighted = row.isEnabled && row === self.row(at: point) }
  }

  /// Chooses the row where the touch that opened the menu ends.
  func release(at point: CGPoint) {
    guard let row = row(at: point), row.isEnabled, !isClosing else { return }
    row.isHighlighted = false
    row.choose()
  }

  private func row(at point: CGPoint) -> MenuRow? {
    let place = convert(point, from: nil)
    guard panel.frame.contains(place) else { return nil }
    return rows.first { $0.bounds.contains($0.convert(point, from: nil)) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    close(animated: true)
  }
}

/// The soft shadow around a menu.
private final class MenuShadow: UIView {
  override func paint(on canvas: inout Canvas) {
    canvas.shadow(
      around: presentedBounds(at: canvas.now), cornerRadius: MenuMetrics.cornerRadius,
      blur: MenuMetrics.shadowBlur,
      offset: CGSize(width: 0, height: MenuMetrics.shadowDrop),
      color: .black.faded(by: MenuMetrics.shadowAlpha))
  }
}
