/// The state of a container's transition, changed by one function only.
nonisolated enum TransitionState<Transition: Equatable>: Equatable {
  /// No transition runs.
  case idle
  /// A transition is to begin at the end of the update, unless a gesture begins it before.
  case requested
  /// The callbacks that come first are called.
  case announcing(Transition)
  /// Views are placed for the start.
  case preparing(Transition)
  /// Code or a button started it, and it runs by itself.
  case animating(Transition)
  /// A gesture or an interaction controller drives it.
  case tracking(Transition)
  /// The interaction ended; the rest runs to the end, or back.
  case settling(Transition, finishes: Bool)
  /// Views are placed at the end.
  case landing(Transition)

  /// An event in the course of a transition.
  enum Event: Equatable {
    /// Code or a gesture asks for a transition.
    case request
    /// A transition begins.
    case announce(Transition)
    /// The callbacks have been called.
    case prepare
    /// Views start to move, under a finger or by themselves.
    case start(isInteractive: Bool)
    /// The finger lets go.
    case release(finishes: Bool)
    /// The finger takes it while it runs by itself.
    case grab
    /// It is at its end, or back at its start.
    case land
    /// All views are in place.
    case end
  }

  /// The next state; an event that does not fit changes nothing.
  func after(_ event: Event) -> TransitionState {
    switch (self, event) {
    case (.idle, .request): .requested
    case (.idle, .announce(let transition)), (.requested, .announce(let transition)):
      .announcing(transition)
    case (.requested, .end): .idle
    case (.announcing(let transition), .prepare): .preparing(transition)
    case (.preparing(let transition), .start(let isInteractive)):
      isInteractive ? .tracking(transition) : .animating(transition)
    case (.tracking(let transition), .release(let finishes)):
      .settling(transition, finishes: finishes)
    case (.animating(let transition), .grab), (.settling(let transition, _), .grab):
      .tracking(transition)
    case (.announcing(let transition), .land), (.preparing(let transition), .land),
      (.animating(let transition), .land),
      (.tracking(let transition), .land), (.settling(let transition, _), .land):
      .landing(transition)
    case (.landing, .end): .idle
    default: self
    }
  }

  /// The transition that is under way; nil where none is.
  var transition: Transition? {
    switch self {
    case .idle, .requested: nil
    case .announcing(let transition), .preparing(let transition), .animating(let transition),
      .tracking(let transition), .settling(let transition, _), .landing(let transition):
      transition
    }
  }

  /// The transition whose views move; nil before and after that.
  var moving: Transition? {
    switch self {
    case .animating(let transition), .tracking(let transition), .settling(let transition, _):
      transition
    case .idle, .requested, .announcing, .preparing, .landing: nil
    }
  }

  /// Whether it runs back to where it was, after the finger let go.
  var isReverting: Bool {
    if case .settling(_, finishes: false) = self { true } else { false }
  }
}
