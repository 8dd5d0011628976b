import Foundation

/// Shows previews of controllers by a context menu.
final class PreviewingContext: NSObject, UIViewControllerPreviewing {
  /// Keeps the context as long as the view keeps the interaction.
  private final class Interaction: UIContextMenuInteraction {
    let context: PreviewingContext

    init(_ context: PreviewingContext) {
      self.context = context
      super.init(delegate: context)
    }
  }

  private weak var chooser: (any UIViewControllerPreviewingDelegate)?
  private weak var source: UIView?
  private weak var registered: UIContextMenuInteraction?
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
    (chooser, source, sourceRect) = (delegate, view, view.bounds)
    super.init()
  }

  /// The interaction for the view; kept only as long as the view has it.
  var interaction: UIContextMenuInteraction {
    if let registered { return registered }
    let interaction = Interaction(self)
    registered = interaction
    return interaction
  }

  func end() {
    guard let registered else { return }
    source?.removeInteraction(registered)
  }

  var delegate: any UIViewControllerPreviewingDelegate {
    guard let chooser else { preconditionFailure("The delegate of \(self) is gone.") }
    return chooser
  }

  var sourceView: UIView {
    guard let source else { preconditionFailure("The source view of \(self) is gone.") }
    return source
  }

  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { interaction.press }

  /// The view that is pressed in: the one inside the source that is just at the rectangle.
  private var pressedView: UIView? {
    guard let source, sourceRect != source.bounds else { return source }
    var inside = source.subviews
    while !inside.isEmpty {
      if let view = inside.last(where: isAtSourceRect) { return view }
      inside = inside.flatMap(\.subviews)
    }
    return source
  }

  private func isAtSourceRect(_ view: UIView) -> Bool {
    !view.isHidden && view.convert(view.bounds, to: source) == sourceRect
  }
}

extension PreviewingContext: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let source, let chooser else { return nil }
    sourceRect = source.bounds
    guard let chosen = chooser.previewingContext(self, viewControllerForLocation: location)
    else { return nil }
    return UIContextMenuConfiguration(previewProvider: { chosen }) { _ in
      UIMenu(children: chosen.previewActionItems.map { $0.element(for: chosen) })
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { pressedView.map(UITargetedPreview.init) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let controller = animator.previewViewController else { return }
    animator.preferredCommitStyle = .pop
    animator.addCompletion { [weak self] in
      guard let self else { return }
      chooser?.previewingContext(self, commit: controller)
    }
  }
}

extension UIPreviewActionItem {
  /// Its row in a menu.
  fileprivate func element(for controller: UIViewController) -> UIMenuElement {
    switch self {
    case let action as UIPreviewAction:
      UIAction(
        title: action.title, attributes: action.style == .destructive ? .destructive : [],
        state: action.style == .selected ? .on : .off
      ) { _ in action.handler(action, controller) }
    case let group as UIPreviewActionGroup:
      UIMenu(
        title: group.title, options: group.style == .destructive ? .destructive : [],
        children: group.actions.map { $0.element(for: controller) })
    default: preconditionFailure("\(self) is neither a UIPreviewAction nor a group of some.")
    }
  }
}
