import Foundation

/// The menu that a secondary click opens: beside the pointer, without preview.
final class CompactContextMenu: MenuOverlay {
  private let point: CGPoint
  private let startsAtRight: Bool
  /// What the app adds to the opening, and to the closing.
  private let opening = ContextMenuAnimator(nil)
  private let closing = ContextMenuAnimator(nil)

  /// Called with the animation before the menu opens, and before it closes.
  var tellOfOpening: (ContextMenuAnimator) -> Void = { _ in }
  var tellOfClosing: (ContextMenuAnimator) -> Void = { _ in }

  /// Makes an overlay for a menu that was opened at a point of the window.
  init(_ menu: UIMenu, at point: CGPoint, in view: UIView) {
    self.point = point
    startsAtRight = view.isRightToLeft
    super.init(menu)
    adoptTraits(of: view)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    let space = bounds.inset(by: safeAreaInsets)
    let room = CGSize(width: space.width - 2 * MenuMetrics.margin, height: space.height)
    let size = panel.sizeThatFits(room)
    panel.frame = MenuMetrics.frame(
      height: size.height, width: size.width, anchor: CGRect(origin: point, size: .zero),
      in: space, isRightToLeft: startsAtRight)
  }

  override func prepareToOpen() {
    tellOfOpening(opening)
    super.prepareToOpen()
  }

  override func arrive() {
    super.arrive()
    opening.animate()
  }

  override func didOpen() { opening.complete() }

  override func prepareToClose() { tellOfClosing(closing) }

  override func leave() {
    super.leave()
    closing.animate()
  }

  override func didClose() {
    super.didClose()
    closing.complete()
  }
}
