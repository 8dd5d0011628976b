import Foundation

/// An open menu; it covers the whole window, so that a tap beside its panel closes it.
class MenuOverlay: UIView {
  let panel: MenuPanel
  private(set) var isClosing = false

  /// Makes an overlay for a menu.
  ///
  /// - Parameter selectsOne: Whether only the action chosen last is on, whatever the menu's options
  ///   are.
  init(_ menu: UIMenu, selectsOne: Bool = false) {
    panel = MenuPanel(menu, selectsOne: selectsOne)
    super.init(frame: .zero)
    panel.whenChosen = { [weak self] in self?.close(animated: true) }
    addSubview(panel)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Opening and closing

  /// The duration of opening and closing, in seconds.
  var duration: TimeInterval { MenuMetrics.fadeDuration }

  /// Opens the menu in front of everything in a window.
  final func open(in window: UIWindow) {
    UIView.performWithoutAnimation {
      frame = window.bounds
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      window.addSubview(self)
      layoutIfNeeded()
      prepareToOpen()
    }
    UIView.animate(
      withDuration: duration, animations: arrive,
      completion: { [weak self] _ in self?.didOpen() })
  }

  /// Closes the menu; it ignores touches from here on.
  final func close(animated: Bool) {
    guard !isClosing else { return }
    isClosing = true
    isUserInteractionEnabled = false
    prepareToClose()
    guard animated else { return didClose() }
    UIView.animate(
      withDuration: duration, animations: leave,
      completion: { [weak self] _ in self?.didClose() })
  }

  /// Sets what opening is animated from.
  func prepareToOpen() {
    alpha = 0
    panel.shorten()
  }

  /// Sets what is shown once the menu is open.
  func arrive() {
    alpha = 1
    panel.lengthen()
  }

  /// Called once the menu is open.
  func didOpen() {}

  /// Called before the menu closes.
  func prepareToClose() {}

  /// Sets what closing is animated to.
  func leave() { alpha = 0 }

  /// Called once the menu is closed.
  func didClose() { removeFromSuperview() }

  /// Closes the menu when the window's size changes, because its source has moved.
  override var frame: CGRect {
    didSet { if window != nil, frame.size != oldValue.size { close(animated: true) } }
  }

  // MARK: Touches

  /// Whether a point of the window is on the panel.
  final func contains(_ point: CGPoint) -> Bool {
    panel.bounds.contains(panel.convert(point, from: nil))
  }

  /// Highlights the row under the touch that opened the menu.
  final func follow(_ point: CGPoint) { panel.follow(point) }

  /// Chooses the row where the touch that opened the menu ends.
  final func release(at point: CGPoint) { if !isClosing { panel.release(at: point) } }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    close(animated: true)
  }
}

/// The open menu of a button.
final class ButtonMenu: MenuOverlay {
  private let anchor: CGRect
  private let startsAtRight: Bool

  /// Makes an overlay for the menu of a button.
  init(_ menu: UIMenu, of button: UIView, selectsOne: Bool) {
    anchor = button.convert(button.bounds, to: nil)
    startsAtRight = button.isRightToLeft
    super.init(menu, selectsOne: selectsOne)
    adoptTraits(of: button)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    let space = bounds.inset(by: safeAreaInsets)
    let room = CGSize(width: space.width - 2 * MenuMetrics.margin, height: space.height)
    let size = panel.sizeThatFits(room)
    panel.frame = MenuMetrics.frame(
      height: size.height, width: size.width, anchor: anchor, in: space,
      isRightToLeft: startsAtRight)
  }
}

extension MenuOverlay {
  /// Gives the menu, which is added to the window, the traits of what it belongs to.
  func adoptTraits(of source: UIView) {
    guard let window = source.window,
      !source.traitCollection.isEqual(to: window.traitCollection)
    else { return }
    ownTraits = source.traitCollection
  }
}

extension UIWindow {
  /// The open menu in front; nil without one.
  var openMenu: MenuOverlay? {
    subviews.lazy.compactMap { $0 as? MenuOverlay }.last { !$0.isClosing }
  }
}
