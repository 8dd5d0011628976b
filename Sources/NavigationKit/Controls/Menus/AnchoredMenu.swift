import Foundation

/// An open menu beside a button, or beside the pointer that clicked.
final class AnchoredMenu: MenuOverlay {
  private let anchor: CGRect
  private let startsAtRight: Bool

  /// Makes an overlay for a menu of a view.
  ///
  /// - Parameters:
  ///   - anchor: The rectangle beside the menu, in the window's coordinates; the view's by default.
  ///   - selectsOne: Whether only the action chosen last is on.
  init(_ menu: UIMenu, of view: UIView, at anchor: CGRect? = nil, selectsOne: Bool = false) {
    self.anchor = anchor ?? view.convert(view.bounds, to: nil)
    startsAtRight = view.isRightToLeft
    super.init(menu, selectsOne: selectsOne)
    adoptTraits(of: view)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    let space = bounds.inset(by: safeAreaInsets)
    let room = CGSize(width: space.width - 2 * MenuMetrics.margin, height: space.height)
    let size = panel.sizeThatFits(room)
    panel.frame = MenuMetrics.frame(
      height: size.height, width: size.width, anchor: anchor, in: space,
      isRightToLeft: startsAtRight)
    super.layoutSubviews()
  }
}
