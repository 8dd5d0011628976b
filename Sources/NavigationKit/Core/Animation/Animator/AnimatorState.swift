import Foundation

/// The state of a property animator; positions are 0 at its start and 1 at its end.
nonisolated enum AnimatorState: Hashable, Sendable {
  /// Not started, or over.
  case inactive
  /// Active and held at a position.
  case paused(at: Double)
  /// Active and moving by itself.
  case running(TimedProgress)
  /// Stopped on the way, and not finished.
  case stopped

  enum Event: Hashable, Sendable {
    /// It is held at a position.
    case hold(at: Double)
    /// It moves by itself from now on.
    case run(TimedProgress)
    /// It is given up on the way.
    case stop(withoutFinishing: Bool)
    /// It has been stopped, and is ended.
    case finish
    /// The run is over.
    case land(pauses: Bool)
  }

  /// The state after an event; nil if the event is misuse.
  func after(_ event: Event) -> AnimatorState? {
    switch (self, event) {
    case (.stopped, .finish), (.stopped, .stop(withoutFinishing: true)): .inactive
    case (.stopped, .stop(withoutFinishing: false)): .stopped
    case (.stopped, _), (_, .finish): nil
    case (_, .hold(let position)): .paused(at: position)
    case (_, .run(let timed)): .running(timed)
    case (.inactive, .stop): .inactive
    case (_, .stop(let withoutFinishing)): withoutFinishing ? .inactive : .stopped
    case (.running(let timed), .land(pauses: true)): .paused(at: timed.to)
    case (.running, .land(pauses: false)): .inactive
    case (_, .land): self
    }
  }

  /// The source that the animations' progress follows; nil while there are no animations.
  @MainActor var source: TransitionProgress.Source? {
    switch self {
    case .inactive, .stopped: nil
    case .paused(let position): .held(position)
    case .running(let timed): .timed(timed)
    }
  }

  /// The state as the app sees it.
  var animating: UIViewAnimatingState {
    switch self {
    case .inactive: .inactive
    case .paused, .running: .active
    case .stopped: .stopped
    }
  }
}
