/// Where a transition is; one function moves it on.
nonisolated enum TransitionState<Pages: Equatable>: Equatable {
  /// Nothing moves.
  case idle
  /// Code or the back button started it, and a spring runs it.
  case animating(Pages)
  /// A finger holds it.
  case tracking(Pages)
  /// The finger let go, and a spring runs the rest: to the end, or back.
  case settling(Pages, finishes: Bool)

  /// What happens to a transition.
  enum Event: Equatable {
    /// One starts, under a finger or by itself.
    case begin(Pages, isInteractive: Bool)
    /// The finger lets go.
    case release(finishes: Bool)
    /// The finger takes it again before it is over.
    case grab
    /// It is at its end, or back at its start.
    case end
  }

  /// The next state; an event that does not fit changes nothing.
  func after(_ event: Event) -> TransitionState {
    switch (self, event) {
    case (.idle, .begin(let pages, let isInteractive)):
      isInteractive ? .tracking(pages) : .animating(pages)
    case (.tracking(let pages), .release(let finishes)): .settling(pages, finishes: finishes)
    case (.settling(let pages, _), .grab): .tracking(pages)
    case (.animating, .end), (.settling, .end), (.tracking, .end): .idle
    default: self
    }
  }

  /// The pages that move; nil where nothing does.
  var pages: Pages? {
    switch self {
    case .idle: nil
    case .animating(let pages), .tracking(let pages), .settling(let pages, _): pages
    }
  }
}
