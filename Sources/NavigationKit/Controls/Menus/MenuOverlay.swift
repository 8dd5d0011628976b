import Foundation

/// An open menu; it covers the whole window, so that a tap beside its panels closes it.
class MenuOverlay: UIView, OpenMenu {
  /// The menu that was opened.
  let panel: MenuPanel
  /// The submenus that were opened from there, each over the one before.
  var submenus: [OpenSubmenu] = []
  private(set) var isClosing = false

  /// Called with the animation before the menu opens, and before it closes.
  var whenOpening: (ContextMenuAnimator) -> Void = { _ in }
  var whenClosing: (ContextMenuAnimator) -> Void = { _ in }

  /// Makes an overlay for a menu.
  ///
  /// - Parameter selectsOne: Whether only the action chosen last is on, whatever the menu's options
  ///   are.
  init(_ menu: UIMenu, selectsOne: Bool = false) {
    panel = MenuPanel(menu, selectsOne: selectsOne)
    super.init(frame: .zero)
    panel.whenChosen = { [weak self] in self?.close(animated: true) }
    panel.whenOpened = { [weak self] in self?.openSubmenu($0, from: $1) }
    addSubview(panel)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Opening and closing

  /// The duration of opening and closing, in seconds.
  var duration: TimeInterval { transitionMetrics.menuDuration }

  /// The controller whose view the menu shows as a preview; nil without one.
  var previewController: UIViewController? { nil }

  /// Opens the menu in front of everything in a window.
  final func open(in window: UIWindow) {
    let opening = ContextMenuAnimator(previewController)
    UIView.performWithoutAnimation {
      frame = window.bounds
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      window.addSubview(self)
      layoutIfNeeded()
      whenOpening(opening)
      prepareToOpen()
    }
    UIView.animate(withDuration: duration) {
      arrive()
      opening.animate()
    } completion: { [weak self] _ in
      self?.didOpen()
      opening.complete()
    }
  }

  /// Closes the menu; it ignores touches from here on.
  final func close(animated: Bool) { close(animated: animated, with: nil) }

  /// The same with what the app adds to the closing as it performs the preview's action.
  final func close(animated: Bool, with commit: ContextMenuAnimator?) {
    guard !isClosing else { return }
    isClosing = true
    isUserInteractionEnabled = false
    let ending = ContextMenuAnimator(previewController)
    whenClosing(ending)
    let animators = [commit, ending].compactMap(\.self)
    let finish = { [weak self] in
      self?.didClose()
      for animator in animators { animator.complete() }
      self?.detach()
    }
    guard animated else { return finish() }
    UIView.animate(withDuration: duration) {
      for animator in animators { animator.animate() }
      leave()
    } completion: { _ in
      finish()
    }
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

  /// Sets what closing is animated to.
  func leave() { alpha = 0 }

  /// Called once the menu is closed.
  func didClose() {}

  /// Removes the menu from the window, after the app has heard that it is closed.
  func detach() { removeFromSuperview() }

  /// Closes the menu when the window's size changes, because its source has moved.
  override var frame: CGRect {
    didSet { if window != nil, frame.size != oldValue.size { close(animated: true) } }
  }

  // MARK: Touches

  override func layoutSubviews() { placeSubmenus() }

  /// Whether a point of the window is on a panel.
  final func contains(_ point: CGPoint) -> Bool {
    panels.contains { $0.bounds.contains($0.convert(point, from: nil)) }
  }

  /// Highlights the row under the touch that opened the menu.
  final func follow(_ point: CGPoint) { front.follow(point) }

  /// Chooses the row where the touch that opened the menu ends.
  final func release(at point: CGPoint) { if !isClosing { front.release(at: point) } }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    if !closeSubmenu(at: touch.location(in: nil)) { didTapBeside(touch.location(in: self)) }
  }

  /// Called with the place of a tap that is on no panel.
  func didTapBeside(_ point: CGPoint) { close(animated: true) }
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
