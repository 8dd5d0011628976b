nonisolated extension ScenarioFailure {
  /// What moved when a step failed, or before: the usual cause is a `settle` that is missing.
  public enum Motion: Hashable, Sendable, CustomStringConvertible {
    /// The screen still moved when the step failed.
    case screen
    /// A touch before was ignored, as what it was for moved; with the place of its step.
    case ignoredTouch(SourcePosition)

    /// The motion in words, and what to do.
    public var description: String {
      switch self {
      case .screen: "the screen still moves: settle before this"
      case .ignoredTouch(let place):
        "the touch in line \(place.line)\(place.file.map { " of \($0)" } ?? "") was ignored, as the "
          + "screen still moved: settle before it"
      }
    }
  }
}

nonisolated extension ScenarioFailure.Reason {
  /// Whether it is about what is on screen, which a touch before may have changed.
  var isAboutScreen: Bool {
    switch self {
    case .unreached, .covered, .otherwise: true
    default: mayPass
    }
  }

  /// Whether it may be another one, or none, once the screen is at rest.
  var mayPass: Bool {
    switch self {
    case .noElement, .severalElements, .partOfElement, .title, .depth,
      .absent, .present,
      .count, .order, .frame, .focus, .presented, .lines, .noFocus:
      true
    default: false
    }
  }
}
