import Foundation

/// A running presentation or dismissal.
typealias PresentationTransition = Transition<PresentationTransitionChange>

/// What a presentation or dismissal changes.
struct PresentationTransitionChange {
  let isDismissal: Bool
  /// Whether the user drags the view away.
  var isDragged = false
  /// The presentation whose view moves: the topmost.
  let moving: Presentation
  /// Those below it that are dismissed with it, hidden.
  var silent: [Presentation] = []
  /// The presenter; when the transition ends, what is left to do is found from there.
  let anchor: UIViewController
  /// The anchor's root when the transition began: the anchor may be removed from it meanwhile.
  let presentationRoot: UIViewController

  /// All presentations that take part, the topmost first.
  var going: [Presentation] { [moving] + silent }
}

extension Transition where Change == PresentationTransitionChange {
  var isDismissal: Bool { change.isDismissal }
}
