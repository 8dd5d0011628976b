import Foundation

/// Decides which of the recognisers that watch the same touches win.
enum GestureArena {
  /// The decision on a recogniser that wants to begin.
  nonisolated enum Decision: Hashable, Sendable {
    /// It begins.
    case begins
    /// Another must fail first.
    case waits
    /// Another won.
    case loses
  }

  /// Decides on a recogniser from what is known of the others.
  nonisolated static func verdict(
    requiredIsOpen: Bool, anotherIsActive: Bool, mayShareWithActive: Bool
  ) -> Decision {
    if anotherIsActive && !mayShareWithActive { return .loses }
    if requiredIsOpen { return .waits }
    return .begins
  }

  /// Decides on the recognisers' proposals until none can be decided any more.
  static func settle(_ recognizers: [UIGestureRecognizer]) {
    while let (recognizer, proposal, verdict) = nextVerdict(recognizers) {
      if verdict == .loses {
        let winner = winners(over: recognizer, among: recognizers).first
        recognizer.reject(because: winner.map { .lost(to: $0.described) })
      } else if recognizer.mayBegin() {
        // The others fail first, so that an action finds their final states.
        preventOthers(recognizer, among: recognizers)
        recognizer.enter(proposal)
      } else {
        recognizer.reject(because: .refused)
      }
    }
  }

  private static func nextVerdict(
    _ recognizers: [UIGestureRecognizer]
  ) -> (UIGestureRecognizer, UIGestureRecognizer.State, Decision)? {
    for recognizer in recognizers {
      guard let proposal = recognizer.proposal else { continue }
      let verdict = verdict(on: recognizer, among: recognizers)
      if verdict != .waits { return (recognizer, proposal, verdict) }
    }
    return nil
  }

  private static func verdict(
    on recognizer: UIGestureRecognizer, among others: [UIGestureRecognizer]
  ) -> Decision {
    let winners = winners(over: recognizer, among: others)
    return verdict(
      requiredIsOpen: others.contains {
        recognizer.sharesTouches(with: $0) && !$0.isOver && recognizer.mustWait(for: $0)
      },
      anotherIsActive: !winners.isEmpty,
      mayShareWithActive: winners.allSatisfy {
        mayShare(recognizer, $0) && !recognizer.mustWait(for: $0)
      })
  }

  private static func winners(
    over recognizer: UIGestureRecognizer, among others: [UIGestureRecognizer]
  ) -> [UIGestureRecognizer] {
    others.filter { recognizer.sharesTouches(with: $0) && ($0.isActive || $0.state == .ended) }
  }

  private static func preventOthers(
    _ winner: UIGestureRecognizer, among others: [UIGestureRecognizer]
  ) {
    for other in others where other.state == .possible && winner.sharesTouches(with: other) {
      if !mayShare(winner, other) || other.mustWait(for: winner) {
        other.reject(because: .lost(to: winner.described))
      }
    }
  }

  /// Whether two gestures may be recognised together: a delegate allows it, or neither prevents the
  /// other.
  private static func mayShare(
    _ first: UIGestureRecognizer, _ second: UIGestureRecognizer
  ) -> Bool {
    let allows = { (one: UIGestureRecognizer, other: UIGestureRecognizer) -> Bool in
      one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) ?? false
    }
    if allows(first, second) || allows(second, first) { return true }
    return !(first.canPrevent(second) && second.canBePrevented(by: first))
      && !(second.canPrevent(first) && first.canBePrevented(by: second))
  }
}
