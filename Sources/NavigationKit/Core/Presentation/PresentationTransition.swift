import Foundation

/// A running presentation or dismissal.
typealias PresentationTransition = Transition<PresentationTransitionChange>

/// The change that a presentation or dismissal makes.
struct PresentationTransitionChange {
  let isDismissal: Bool
  /// Whether the user drags the view away.
  var isDragged = false
  /// The presentation whose view moves: the topmost.
  let moving: Presentation
  /// The presentations below it that are dismissed with it; they are hidden meanwhile.
  var hidden: [Presentation] = []
  /// The presenter; when the transition ends, the next requested change is searched for from it.
  let anchor: UIViewController
  /// The anchor's root when the transition began: the anchor may be removed from it meanwhile.
  let presentationRoot: UIViewController

  /// All presentations that take part, the topmost first.
  var going: [Presentation] { [moving] + hidden }
}

extension Transition where Change == PresentationTransitionChange {
  var isDismissal: Bool { change.isDismissal }
}
