import Foundation
import NavigationKit
import Testing

/// The screen is as the code and the user want it after any sequence of actions.
///
/// `Scripts/random-walk` takes many more steps, with the environment variables below.
struct RandomWalkTests {
  /// Steps of one walk.
  private static let length = 250
  /// Steps of all walks of each kind, unless `RANDOM_WALK_STEPS` says otherwise.
  private static let steps = environmentNumber("RANDOM_WALK_STEPS") ?? 1000
  /// The seed of the first walk; `RANDOM_WALK_SEED` lets several runs share the work.
  private static let firstSeed = environmentNumber("RANDOM_WALK_SEED") ?? 1
  /// The kinds; `RANDOM_WALK_KIND` chooses one.
  private nonisolated static let kinds =
    ProcessInfo.processInfo.environment["RANDOM_WALK_KIND"].flatMap(WalkKind.init)
    .map { [$0] } ?? WalkKind.allCases
  /// The most failing walks that are reported.
  private static let reports = 3

  @Test(arguments: kinds)
  func `whatever happens, what is settled is what is wanted`(kind: WalkKind) {
    var found = 0
    for seed in Self.firstSeed..<(Self.firstSeed + max(1, Self.steps / Self.length)) {
      guard let failure = FailingWalk(kind, seed: seed, length: Self.length) else { continue }
      Issue.record("\(failure)")
      found += 1
      if found == Self.reports { return }
    }
  }

  /// Walks that failed once: a change of columns that a callback took back left its coordinator
  /// behind, a page that came as its controller was covered was taken for seen, a stack that
  /// came back into a column had pages on the shared stack still, one that left the screen in the
  /// middle of a push began another transition, what was wrapped as it adapted lost its presenter,
  /// a safe area did not follow its surroundings' size, a page's callback that brought its
  /// controller back was not noticed, a bar off screen kept the item of a page that was gone,
  /// what changed in a hidden view did not move what is seen, a key left a picker's wheel between
  /// two rows, a tap that ended its turn did not select the row it was on, a table that was measured
  /// again forgot where a dragged row was shown, and an item that was dragged out of a section that
  /// scrolls on its own went with it.
  @Test(arguments: [
    (WalkKind.columns, 20012), (.columns, 20057), (.columns, 500065), (.columns, 600884),
    (.pages, 200325), (.pages, 1_002_673), (.presentation, 717482), (.presentation, 3_000_940),
    (.presentation, 3_002_347), (.search, 3_002_799), (.stack, 1_000_595), (.stack, 1_000_775),
    (.stack, 1_001_240), (.layout, 36), (.editing, 5042), (.editing, 78), (.lists, 84),
    (.lists, 6127),
  ])
  func `a walk that failed once passes`(kind: WalkKind, seed: Int) {
    #expect(FailingWalk(kind, seed: seed, length: Self.length) == nil)
  }

  @Test func `a failing walk is cut down to the steps that it needs`() {
    func shortened(_ fails: ([Int]) -> Bool) -> [Int] {
      FailingWalk.shortened(Array(1...9), fails: fails)
    }
    #expect(shortened { $0.contains(3) && $0.contains(7) } == [3, 7])
    #expect(shortened { $0.count >= 4 } == [1, 2, 3, 4])
    #expect(shortened { _ in true } == [])
  }

  @Test func `a walk is the same for its seed, whatever steps are left out`() {
    func story(_ steps: [Int]) -> [String] {
      RandomWalk.run(.stack, seed: 5, steps: steps, keepsStory: true).story
    }
    #expect(story([1, 2, 3]) == story([1, 2, 3]))
    #expect(
      story([2]).contains { $0.hasPrefix("2: ") } && !story([2]).contains { $0.hasPrefix("1: ") })
    #expect(story(Array(1...40)) != story(Array(2...41)))
  }

  private nonisolated static func environmentNumber(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
  }
}
