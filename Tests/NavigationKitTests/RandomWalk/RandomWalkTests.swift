import Foundation
import Testing

@testable import NavigationKit

/// Whatever is done in whatever order, screen and stack never part.
struct RandomWalkTests {
  /// Steps of one walk; the walks of one run take 20,000 unless `RANDOM_WALK_STEPS` says otherwise.
  nonisolated private static let length = 250
  nonisolated private static let steps =
    ProcessInfo.processInfo.environment["RANDOM_WALK_STEPS"].flatMap(Int.init) ?? 20_000
  /// Every so many steps a frame is drawn.
  private static let frameEvery = 100

  @Test func `screen and stack never part`() {
    for seed in 1...(Self.steps / Self.length) {
      let walk = RandomWalk(seed: seed)
      for step in 1...Self.length {
        walk.step()
        if step.isMultiple(of: Self.frameEvery) { _ = walk.stage.displayList() }
        if let failure = walk.failures.first {
          Issue.record("seed \(seed) fails at \(failure)")
          return
        }
      }
      walk.rest()
      if let failure = walk.failures.first {
        Issue.record("seed \(seed) fails at rest, after \(failure)")
        return
      }
    }
  }
}
