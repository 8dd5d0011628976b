import Testing

@testable import NavigationKit

/// From which state which event leads where; all else changes nothing.
struct TransitionStateTests {
  private typealias State = TransitionState<Int>

  private static let states: [State] = [
    .idle, .requested, .announcing(1), .preparing(1), .animating(1), .tracking(1),
    .settling(1, finishes: true), .settling(1, finishes: false), .landing(1),
  ]

  private static let events: [State.Event] = [
    .request, .announce(1), .prepare, .start(isInteractive: true), .start(isInteractive: false),
    .release(finishes: true), .release(finishes: false), .grab, .land, .end,
  ]

  /// The events that change each state, in the order of ``events``, with where they lead.
  private static let changes: [(State, [(State.Event, State)])] = [
    (.idle, [(.request, .requested), (.announce(1), .announcing(1))]),
    (.requested, [(.announce(1), .announcing(1)), (.end, .idle)]),
    (.announcing(1), [(.prepare, .preparing(1)), (.land, .landing(1))]),
    (
      .preparing(1),
      [
        (.start(isInteractive: true), .tracking(1)), (.start(isInteractive: false), .animating(1)),
        (.land, .landing(1)),
      ]
    ),
    (.animating(1), [(.grab, .tracking(1)), (.land, .landing(1))]),
    (
      .tracking(1),
      [
        (.release(finishes: true), .settling(1, finishes: true)),
        (.release(finishes: false), .settling(1, finishes: false)), (.land, .landing(1)),
      ]
    ),
    (.settling(1, finishes: true), [(.grab, .tracking(1)), (.land, .landing(1))]),
    (.settling(1, finishes: false), [(.grab, .tracking(1)), (.land, .landing(1))]),
    (.landing(1), [(.end, .idle)]),
  ]

  @Test func `events that fit lead on, others change nothing`() throws {
    for state in Self.states {
      let changes = try #require(Self.changes.first { $0.0 == state }).1
      for event in Self.events {
        let next = changes.first { $0.0 == event }?.1 ?? state
        #expect(state.after(event) == next, "\(state), \(event)")
      }
    }
  }

  @Test func `a transition exists from its announcement to its landing`() {
    #expect(Self.states.map(\.transition) == [nil, nil, 1, 1, 1, 1, 1, 1, 1])
    #expect(Self.states.map(\.moving) == [nil, nil, nil, nil, 1, 1, 1, 1, nil])
    #expect(Self.states.filter(\.isReverting) == [.settling(1, finishes: false)])
  }
}
