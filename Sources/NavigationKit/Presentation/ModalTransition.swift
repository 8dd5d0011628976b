import Foundation

/// A presented controller's coming or going while it runs.
struct ModalTransition: Equatable {
  /// The transition as animators see it.
  let context: TransitionContext
  /// What drives it in place of our own drag; nil if nothing does.
  let interaction: (any UIViewControllerInteractiveTransitioning)?
  /// The one whose view moves: the topmost.
  let moving: Presentation
  /// Those below it that go with it, unseen.
  let silent: [Presentation]

  /// The number that moves everything.
  var progress: TransitionProgress { context.progress }
  /// Whether it takes time.
  var isAnimated: Bool { context.isAnimated }
  /// Whether somebody goes.
  var isDismissal: Bool { progress.isPop }

  static func == (first: ModalTransition, second: ModalTransition) -> Bool {
    first.progress === second.progress
  }
}
