import Foundation
import Testing

@testable import NavigationKit

/// Screen and stack agree after any sequence of actions.
struct RandomWalkTests {
  /// Steps of one walk.
  private static let length = 250
  /// Steps of all walks of one run, unless `RANDOM_WALK_STEPS` says otherwise.
  private static let steps = given("RANDOM_WALK_STEPS") ?? 10_000
  /// The seed of the first walk; `RANDOM_WALK_SEED` lets several runs share the work.
  private static let firstSeed = given("RANDOM_WALK_SEED") ?? 1
  /// The number of steps between drawn frames.
  private static let frameEvery = 100

  @Test func `screen and stack never part`() {
    for seed in Self.firstSeed..<(Self.firstSeed + Self.steps / Self.length) {
      if let failure = Self.failure(from: seed) { Issue.record("seed \(seed) fails \(failure)") }
    }
  }

  /// The first failure of a walk; nil if there is none.
  private static func failure(from seed: Int) -> String? {
    let walk = RandomWalk(seed: seed)
    for step in 1...length {
      walk.step()
      if step.isMultiple(of: frameEvery) { _ = walk.stage.displayList() }
      if let failure = walk.failures.first { return "at \(failure)" }
    }
    walk.rest()
    return walk.failures.first.map { "at rest, after \($0)" }
  }

  private static func given(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
  }
}
