import Foundation

/// A presented controller's coming or going.
typealias PresentationTransition = Transition<PresentationTransitionChange>

/// What a transition of a presentation changes.
struct PresentationTransitionChange {
  /// Whether somebody goes.
  let isDismissal: Bool
  /// Whether a finger drags it away.
  var isDragged = false
  /// The one whose view moves: the topmost.
  let moving: Presentation
  /// Those below it that go with it, unseen.
  var silent: [Presentation] = []
  /// The presenter, or the presented controller where that is gone: from there what is left is followed.
  let anchor: UIViewController
  /// The bottom of everything as it began: its page may be taken from there meanwhile.
  let lineRoot: UIViewController

  /// All that go, the topmost first.
  var going: [Presentation] { [moving] + silent }
}

extension Transition where Change == PresentationTransitionChange {
  /// Whether somebody goes.
  var isDismissal: Bool { change.isDismissal }
}
