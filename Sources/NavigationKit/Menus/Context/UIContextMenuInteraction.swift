public import Foundation

/// Opens a context menu after a long press on its view.
///
/// The pressed view, or a controller's view, is lifted above the blurred screen, with the menu
/// beside it. A tap on a row chooses it, a tap on the preview opens it, and a tap elsewhere closes
/// the menu.
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// What the press has led to.
  enum Phase {
    /// Nothing.
    case idle
    /// The pressed view is shrinking.
    case pressing(ContextMenuRequest)
    /// The menu is open.
    case open(ContextMenuOverlay)
  }

  /// Makes an interaction whose delegate provides the menus.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.interaction = self
  }

  /// Provides the menus.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view it was added to.
  public private(set) weak var view: UIView?

  let press = ContextMenuGestureRecognizer()
  var phase = Phase.idle

  open func willMove(to view: UIView?) {
    guard let old = self.view else { return }
    dismissMenu()
    old.removeGestureRecognizer(press)
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// Where the view was pressed, in a view's coordinates; nil stands for the window.
  open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

  /// Closes the menu, if it is open.
  open func dismissMenu() {
    if case .open(let overlay) = phase { overlay.close(animated: true) }
  }

  /// Replaces the open menu, or submenu, by what a closure makes of it.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    if case .open(let overlay) = phase { overlay.panel.update(block) }
  }
}
