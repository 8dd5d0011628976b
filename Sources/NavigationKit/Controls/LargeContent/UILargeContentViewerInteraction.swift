public import Foundation

/// Shows what a finger holds large in the middle of the screen, at text sizes for accessibility.
///
/// The finger may slide from item to item. Bars have such an interaction themselves.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// Makes an interaction.
  ///
  /// - Parameter delegate: Says what is shown; nil for the views that show themselves.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
    press.minimumPressDuration = LargeContentMetrics.pressDuration
    press.allowableMovement = .infinity
    press.delegate = gate
    gate.interaction = self
    press.addAction(UIAction { [weak self] _ in self?.pressDidChange() })
  }

  /// Makes an interaction without a delegate.
  public convenience override init() { self.init(delegate: nil) }

  /// Says what is shown, and hears where the finger was lifted.
  public private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The view it was added to.
  public private(set) weak var view: UIView?
  /// The recogniser that others can be made to wait for, or to work beside.
  public var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }

  private let press = UILongPressGestureRecognizer()
  private let gate = LargeContentGate()
  private var card: LargeContentCard?

  open func willMove(to view: UIView?) {
    hide()
    self.view?.removeGestureRecognizer(press)
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  // MARK: Items

  /// The view at a point, or the nearest around it up to the interaction's view, that shows itself.
  func defaultItem(at point: CGPoint) -> (any UILargeContentViewerItem)? {
    guard let view else { return nil }
    var next = view.hitTest(point, with: nil)
    while let current = next {
      if current.showsLargeContentViewer { return current }
      next = current === view ? nil : current.superview
    }
    return nil
  }

  private var itemUnderFinger: (any UILargeContentViewerItem)? {
    let point = press.location(in: view)
    let item =
      delegate.map { $0.largeContentViewerInteraction(self, itemAt: point) }
      ?? defaultItem(at: point)
    return item?.showsLargeContentViewer == true ? item : nil
  }

  /// Whether a press may begin: text is that large, and there is something to show.
  fileprivate var mayBegin: Bool {
    view?.traitCollection.preferredContentSizeCategory.isAccessibilityCategory == true
      && itemUnderFinger != nil
  }

  // MARK: Showing

  private func pressDidChange() {
    switch press.state {
    case .began, .changed: show(itemUnderFinger)
    case .ended:
      let item = itemUnderFinger
      hide()
      delegate?.largeContentViewerInteraction(
        self, didEndOn: item, at: press.location(in: view))
    default: hide()
    }
  }

  private func show(_ item: (any UILargeContentViewerItem)?) {
    guard let item, let window = view?.window else { return hide() }
    if let card { return card.show(item) }
    let new = LargeContentCard(frame: .zero)
    card = new
    new.show(item)
    new.appear(in: window)
  }

  private func hide() {
    card?.disappear()
    card = nil
  }
}

/// Lets the press begin only where there is something to show.
private final class LargeContentGate: NSObject, UIGestureRecognizerDelegate {
  weak var interaction: UILargeContentViewerInteraction?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    interaction?.mayBegin == true
  }
}
