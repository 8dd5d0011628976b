public import Foundation

/// Shows a controller as a card over its presenter, which a person can drag away.
open class UISheetPresentationController: UIPresentationController {
  /// A height a sheet can rest at.
  public final class Detent: NSObject {
    /// Names a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Makes a name.
      public nonisolated init(rawValue: String) { self.rawValue = rawValue }
      /// Half the height of the screen.
      public nonisolated static let medium = Identifier(rawValue: "medium")
      /// All but a strip at the top.
      public nonisolated static let large = Identifier(rawValue: "large")
    }

    let identifier: Identifier

    private init(_ identifier: Identifier) {
      self.identifier = identifier
      super.init()
    }

    /// Half the height of the screen; as ``large()`` where there is little height.
    public static func medium() -> Detent { Detent(.medium) }
    /// All but a strip at the top.
    public static func large() -> Detent { Detent(.large) }
  }

  /// The heights it can rest at; at least one, large unless set.
  open var detents: [Detent] = [.large()] {
    didSet {
      precondition(!detents.isEmpty, "A sheet must rest somewhere: give it at least one detent.")
      containerView?.setNeedsLayout()
    }
  }

  /// The height it rests at; nil stands for the first of the detents.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { containerView?.setNeedsLayout() }
  }

  /// Lies over the presenter and takes its touches.
  let dimming = UIView(frame: .zero)
  private(set) lazy var card = SheetCard(content: presentedViewController.view)
  private lazy var drag = SheetDragging(sheet: self)

  open override var presentedView: UIView? { card }

  open override var frameOfPresentedViewInContainerView: CGRect {
    layout.frame(top: layout.top(of: selectedDetent))
  }

  /// The card reaches below the screen, so that only its upper corners are seen round.
  override var placedFrame: CGRect { layout.cardFrame(for: frameOfPresentedViewInContainerView) }

  /// The room there is, and what follows from it.
  var layout: SheetLayout {
    SheetLayout(
      size: containerView?.bounds.size ?? .zero, insets: containerView?.safeAreaInsets ?? .zero,
      isForm: presentationStyle == .formSheet,
      preferred: presentedViewController.preferredContentSize,
      hasWidth: containerView?.traitCollection.horizontalSizeClass == .regular,
      hasHeight: containerView?.traitCollection.verticalSizeClass != .compact)
  }

  /// The detent it rests at.
  var selectedDetent: Detent.Identifier {
    detents.first { $0.identifier == selectedDetentIdentifier }?.identifier
      ?? detents.first?.identifier ?? .large
  }

  open override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    card.layer.cornerRadius = layout.cornerRadius
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = UIColor.black.withAlphaComponent(SheetMetrics.dim)
    containerView.insertSubview(dimming, at: 0)
    drag.watch(card: card, outside: dimming)
    dimming.alpha = 0
    alongsideTransition { $0.alpha = 1 }
  }

  open override func dismissalTransitionWillBegin() { alongsideTransition { $0.alpha = 0 } }

  open override func containerViewWillLayoutSubviews() {
    card.layer.cornerRadius = layout.cornerRadius
  }

  open override func containerViewDidLayoutSubviews() { drag.roomDidChange() }

  private func alongsideTransition(_ change: @escaping (UIView) -> Void) {
    let dimming = dimming
    guard let coordinator = presentedViewController.ownPresentation?.coordinator else {
      return change(dimming)
    }
    coordinator.animate(alongsideTransition: { _ in change(dimming) }, completion: nil)
  }
}
