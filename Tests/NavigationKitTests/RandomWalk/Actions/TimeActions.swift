import NavigationKit

/// Time that passes: a few frames, a second or two, or until nothing moves.
struct TimeActions: WalkActions {
  func act(on walk: RandomWalk) {
    switch walk.random.next(below: 6) {
    case 0...1: walk.rest()
    case 2: wait(Double(walk.random.next(below: 201)) / 100, walk)
    default: wait(Double(walk.random.next(below: 201)) / 1000, walk)
    }
  }

  private func wait(_ seconds: Double, _ walk: RandomWalk) {
    walk.record("wait \(seconds)")
    walk.stage.advance(by: seconds)
  }
}
