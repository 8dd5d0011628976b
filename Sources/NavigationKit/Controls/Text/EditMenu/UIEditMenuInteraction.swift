public import Foundation

/// Shows an edit menu, such as one with Copy and Paste, at a point of a view.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// Makes an interaction whose delegate provides the menus.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Provides the menus.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view it was added to.
  open private(set) weak var view: UIView?
  private weak var bar: EditMenuBar?
  private var shown: UIEditMenuConfiguration?

  open func willMove(to view: UIView?) { dismissMenu() }
  open func didMove(to view: UIView?) { self.view = view }

  /// Shows the menu that the delegate makes of the suggested actions, or else these actions.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view, let window = view.window else { return }
    let items = items(for: configuration, in: view)
    guard !items.isEmpty else { return }
    let opening = ContextMenuAnimator(nil)
    shown = configuration
    bar = EditMenuBar.show(
      items, at: { [weak self] in self?.anchor(of: configuration) ?? .zero }, of: view, in: window
    ) { bar in
      bar.prefersBelow = configuration.preferredArrowDirection == .up
      bar.willClose = { [weak self] ending in self?.willClose(configuration, ending) }
      delegate?.editMenuInteraction(
        self, willPresentMenuFor: configuration, animator: opening)
    }
    UIView.animate(withDuration: EditMenuMetrics.fadeDuration) {
      opening.animate()
    } completion: { _ in
      opening.complete()
    }
  }

  private func willClose(_ configuration: UIEditMenuConfiguration, _ ending: ContextMenuAnimator) {
    shown = nil
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: ending)
  }

  /// Closes the menu, if it is open.
  open func dismissMenu() { bar?.close() }

  /// Asks the delegate for the open menu again.
  open func reloadVisibleMenu() {
    guard let shown, bar?.isClosing == false else { return }
    presentEditMenu(with: shown)
  }

  /// Moves the open menu to where the delegate says its target is now.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let bar, !bar.isClosing else { return }
    guard animated else { return bar.follow() }
    UIView.animate(withDuration: EditMenuMetrics.fadeDuration) { bar.follow() }
  }

  /// Where the menu was asked for, in a view's coordinates; nil stands for the window.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view, let shown else { return .zero }
    return own.convert(shown.sourcePoint, to: view)
  }

  private func items(
    for configuration: UIEditMenuConfiguration, in view: UIView
  ) -> [EditMenuItem] {
    let suggested: [UIMenuElement] = EditAction.allCases
      .filter { view.target(forAction: $0.selector, withSender: nil) != nil }
      .map { UICommand(title: $0.title, action: $0.selector) }
    let menu = delegate?.editMenuInteraction(
      self, menuFor: configuration, suggestedActions: suggested)
    return EditMenuItem.items(of: menu?.children ?? suggested, for: view)
  }

  private func anchor(of configuration: UIEditMenuConfiguration) -> CGRect {
    guard let view else { return .zero }
    let target = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    let point = CGRect(origin: configuration.sourcePoint, size: .zero)
    return view.convert(target.isNull ? point : target, to: nil)
  }
}

/// The place and the identifier of an edit menu.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// Identifies the menu for its delegate; unique unless given.
  public let identifier: any NSCopying
  /// The point of the view at which the menu was asked for.
  public let sourcePoint: CGPoint
  /// Where its arrow points; automatic unless set.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Makes a configuration.
  public init(identifier: (any NSCopying)?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? UUID().uuidString as NSString
    self.sourcePoint = sourcePoint
  }
}

/// Where the arrow of an edit menu points.
public nonisolated enum UIEditMenuArrowDirection: Int, Hashable, Sendable {
  /// Down, if there is room above; else up.
  case automatic
  /// Up: the menu is below.
  case up
  /// Down: the menu is above.
  case down
  /// To the left; as ``automatic``, as the menu has rows only.
  case left
  /// To the right; as ``automatic``, as the menu has rows only.
  case right
}

/// Provides edit menus, and is notified of them.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// The menu; nil for one of the suggested actions.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The rectangle that the menu points at, in the view's coordinates; null for the source point.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// The menu is about to be shown.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// The menu is about to close.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  /// Nil, for the suggested actions.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Null, for the source point.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// Adds an app's own animations to an edit menu's coming and going.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: AnyObject {
  /// Makes changes along with the menu's animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure to call once the menu's animation has ended.
  func addCompletion(_ completion: @escaping () -> Void)
}

extension ContextMenuAnimator: UIEditMenuInteractionAnimating {}
