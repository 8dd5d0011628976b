import Testing

@testable import NavigationKit

/// The transition function of a property animator.
struct AnimatorStateTests {
  private nonisolated static let run = TimedProgress(
    from: 0, to: 1, since: 2, duration: 1, curve: .linear)

  @Test(
    arguments: [
      (.inactive, .hold(at: 0.3), .paused(at: 0.3)),
      (.inactive, .run(run), .running(run)),
      (.inactive, .stop(withoutFinishing: false), .inactive),
      (.inactive, .finish, nil),
      (.inactive, .land(pauses: false), .inactive),
      (.paused(at: 0.5), .hold(at: 0.3), .paused(at: 0.3)),
      (.paused(at: 0.5), .run(run), .running(run)),
      (.paused(at: 0.5), .stop(withoutFinishing: false), .stopped),
      (.paused(at: 0.5), .stop(withoutFinishing: true), .inactive),
      (.paused(at: 0.5), .finish, nil),
      (.paused(at: 0.5), .land(pauses: false), .paused(at: 0.5)),
      (.running(run), .hold(at: 0.3), .paused(at: 0.3)),
      (.running(run), .stop(withoutFinishing: false), .stopped),
      (.running(run), .stop(withoutFinishing: true), .inactive),
      (.running(run), .finish, nil),
      (.running(run), .land(pauses: false), .inactive),
      (.running(run), .land(pauses: true), .paused(at: 1)),
      (.stopped, .finish, .inactive),
      (.stopped, .stop(withoutFinishing: false), .stopped),
      (.stopped, .stop(withoutFinishing: true), .inactive),
      (.stopped, .hold(at: 0.3), nil),
      (.stopped, .run(run), nil),
      (.stopped, .land(pauses: false), nil),
    ] as [(AnimatorState, AnimatorState.Event, AnimatorState?)])
  func `each state knows what follows each event`(
    state: AnimatorState, event: AnimatorState.Event, next: AnimatorState?
  ) {
    #expect(state.after(event) == next)
  }
}
