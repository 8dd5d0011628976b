/// The animation with which a context menu opens or closes.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The controller that is the preview; nil if the pressed view is.
  var previewViewController: UIViewController? { get }
  /// Adds changes that are animated along.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure to call when the animation is over.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// How a context menu closes when its preview is tapped.
public nonisolated enum UIContextMenuInteractionCommitStyle: Int, Hashable, Sendable {
  /// The preview goes back to where it came from.
  case dismiss
  /// A controller's preview grows to fill the window; if the controller is pushed then, it is
  /// shown without a transition.
  case pop
}

/// The animation with which a context menu closes when its preview is tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the menu closes; `dismiss` by default.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The changes and completions that an app adds to the animation of a context menu.
final class ContextMenuAnimator: UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ controller: UIViewController?) { previewViewController = controller }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Makes the added changes.
  func animate() { for animation in animations { animation() } }

  /// Calls the added completions, once.
  func complete() {
    let due = completions
    completions = []
    for completion in due { completion() }
  }
}
