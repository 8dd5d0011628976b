public import Foundation

/// An item that an app adds to edit menus.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The title.
  open var title: String
  /// The action, which is sent along the responder chain.
  open var action: Selector

  /// Makes an item.
  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
  }
}

/// The edit menus of a screen, by the API of before ``UIEditMenuInteraction``.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The controller of the stage that is being launched or handles an event; otherwise the one of
  /// code outside of stages.
  open class var shared: UIMenuController { Stage.current?.menuController ?? outside }
  private static let outside = UIMenuController()

  private weak var bar: EditMenuBar?
  private weak var target: UIView?
  private var rect = CGRect.zero

  /// Items that edit menus offer behind the system's, where the responder chain has their actions.
  open var menuItems: [UIMenuItem]?
  /// Whether a menu is shown.
  open var isMenuVisible: Bool { target?.window?.editMenu != nil }
  /// The frame of the menu that it shows, in the screen's coordinates; zero without one.
  open var menuFrame: CGRect { bar?.isClosing == false ? bar?.frame ?? .zero : .zero }
  /// Where the arrow points; by the room that there is unless set.
  open var arrowDirection = ArrowDirection.default

  /// Where a menu's arrow points.
  public nonisolated enum ArrowDirection: Int, Hashable, Sendable {
    /// As there is room.
    case `default`
    /// Up: the menu is below.
    case up
    /// Down: the menu is above.
    case down
    /// To the left; as ``default``.
    case left
    /// To the right; as ``default``.
    case right
  }

  /// Posted before a menu is shown.
  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Posted before a menu closes.
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")

  /// Shows a menu for the first responder that points at a rectangle of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    (target, rect) = (targetView, targetRect)
    guard let window = targetView.window else { return }
    let responder = window.firstResponder ?? targetView
    let standard: [UIMenuElement] = EditAction.allCases
      .filter { responder.target(forAction: $0.selector, withSender: self) != nil }
      .map { UICommand(title: $0.title, action: $0.selector) }
    let items = EditMenuItem.items(of: standard + commands(for: responder), for: responder)
    guard !items.isEmpty else { return }
    NotificationCenter.default.post(name: Self.willShowMenuNotification, object: self)
    bar = EditMenuBar.show(
      items,
      at: { [weak targetView] in targetView?.convert(targetRect, to: nil) ?? .zero },
      of: targetView, in: window
    ) { bar in
      bar.prefersBelow = arrowDirection == .up
      bar.willClose = { [weak self] _ in
        NotificationCenter.default.post(name: Self.willHideMenuNotification, object: self)
      }
    }
  }

  /// Closes the menu.
  open func hideMenu() { target?.window?.editMenu?.close() }
  /// Closes the menu of a view.
  open func hideMenu(from targetView: UIView) {
    guard let menu = targetView.window?.editMenu, menu.belongs(to: targetView) else { return }
    menu.close()
  }

  /// Moves the open menu to where its target is now, with the items that there are now.
  open func update() {
    guard let target, bar?.isClosing == false else { return }
    showMenu(from: target, rect: rect)
  }

  /// Says what a menu points at.
  @available(*, deprecated, message: "Use showMenu(from:rect:).")
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    (target, rect) = (targetView, targetRect)
  }

  /// Shows or closes the menu.
  @available(*, deprecated, message: "Use showMenu(from:rect:) or hideMenu(from:).")
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard let target else { return }
    if menuVisible { showMenu(from: target, rect: rect) } else { hideMenu() }
  }

  /// The commands of the app's items that a responder's chain has.
  func commands(for responder: UIResponder) -> [UIMenuElement] {
    (menuItems ?? [])
      .filter { responder.target(forAction: $0.action, withSender: self) != nil }
      .map { UICommand(title: $0.title, action: $0.action) }
  }
}
