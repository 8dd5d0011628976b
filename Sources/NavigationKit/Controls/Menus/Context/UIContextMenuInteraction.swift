public import Foundation

/// Opens a context menu after a long press on its view, and at once at a secondary click.
///
/// After a long press, the pressed view, or a controller's view, is lifted above the blurred
/// screen, with the menu beside it. A tap on a row chooses it, a tap on the preview opens it, and a
/// tap elsewhere closes the menu. A secondary click opens the menu alone, beside the pointer.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The phase that a press has led to.
  enum Phase {
    /// Nothing.
    case idle
    /// The pressed view is shrinking.
    case pressing(ContextMenuRequest)
    /// The menu is open.
    case open(MenuOverlay)
  }

  /// How an open menu looks.
  public nonisolated enum Appearance: UInt, Hashable, Sendable {
    /// No menu is open.
    case unknown
    /// A menu beside a preview.
    case rich
    /// A menu alone.
    case compact
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
  /// Where in the window the last menu was opened by a click; nil if it was by a press.
  var click: CGPoint?

  open func willMove(to view: UIView?) {
    guard let old = self.view else { return }
    dismissMenu()
    old.removeGestureRecognizer(press)
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// Where the view was pressed or clicked, in a view's coordinates; nil stands for the window.
  open func location(in view: UIView?) -> CGPoint {
    guard let click else { return press.location(in: view) }
    return view?.convert(click, from: nil) ?? click
  }

  /// How the open menu looks.
  open var menuAppearance: Appearance {
    guard case .open(let overlay) = phase else { return .unknown }
    return overlay is ContextMenuOverlay ? .rich : .compact
  }

  /// Closes the menu, if it is open.
  open func dismissMenu() {
    if case .open(let overlay) = phase { overlay.close(animated: true) }
  }

  /// Replaces the open menu, or submenu, by the one that a closure makes of it.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    if case .open(let overlay) = phase { overlay.front.update(block) }
  }
}
