/// The next step that brings the screen to what is requested, decided here only and without views.
nonisolated enum PresentationChange: Hashable, Sendable {
  /// Nothing to do: the screen shows what is requested.
  case none
  /// Present the one at an index, over all others.
  case present(Int)
  /// Dismiss the one at an index, with all over it.
  case dismiss(Int)
  /// Adapt the one at an index to the current size classes.
  case adapt(Int)
  /// Drop the one at an index, which was never shown, with all over it.
  case forget(Int)

  struct Member: Hashable, Sendable {
    /// Whether it is on screen.
    var isShown: Bool
    /// Whether it is requested to be.
    var isWanted: Bool
    /// Whether its style suits the current size classes.
    var isAdapted = true
  }

  /// Decides for the presentations over a window's root controller, lowest first.
  init(chain: [Member]) {
    if let place = chain.firstIndex(where: { !$0.isWanted }) {
      self = chain[place].isShown ? .dismiss(place) : .forget(place)
    } else if let place = chain.firstIndex(where: { !$0.isAdapted }) {
      self = .adapt(place)
    } else if let place = chain.firstIndex(where: { !$0.isShown }) {
      self = .present(place)
    } else {
      self = .none
    }
  }
}
