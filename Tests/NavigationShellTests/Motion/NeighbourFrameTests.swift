import Foundation
import NavigationKit
import Snapshot
import Testing

/// Nothing on screen jumps: each frame of a transition follows from the one before.
struct NeighbourFrameTests {
  nonisolated static let looks = [
    TransitionScene.Look(
      testDescription: "light", style: .light, direction: .leftToRight, scale: 1),
    TransitionScene.Look(
      testDescription: "dark, right to left", style: .dark, direction: .rightToLeft, scale: 2),
  ]

  /// Every transition in one of the looks, the most frequent ones in both.
  nonisolated static let cases: [(TransitionCase, TransitionScene.Look)] =
    TransitionCase.all.enumerated().map { ($1, looks[$0 % 2]) }
    + TransitionCase.slides.enumerated().map { ($1, looks[1 - $0 % 2]) }

  @Test(arguments: cases)
  func `nothing jumps`(transition: TransitionCase, look: TransitionScene.Look) throws {
    let scene = try scene(transition, look)
    let strip = try FrameStrip(transition, in: scene)
    let start = BitmapDifference(strip.first, strip.before.turned(by: strip.quarters))
    #expect(start == nil, "it starts with a jump: \(start?.description ?? "")")
    let end = BitmapDifference(strip.later, strip.settled)
    #expect(end == nil, "it goes on at rest: \(end?.description ?? "")")
    let crumbs = strip.quarters == 0 ? Self.crumbs : Self.crumbsOfTurn
    for (frame, step) in strip.steps.enumerated() {
      let change = step.change
      #expect(change.unexplained <= crumbs, "frame \(frame) comes out of nowhere")
      #expect(
        change.mean <= Self.grain * (step.pace.distance + 1) + step.pace.fade * 255,
        "frame \(frame) changes too much")
    }
    for path in strip.paths {
      let (distance, frame) = path.longestStep
      #expect(
        distance <= max(path.extent * Self.share, Self.start),
        "\(path.name.role) \(path.name.label) jumps by \(distance) in frame \(frame)")
    }
    let last = try #require(strip.steps.last?.change)
    #expect(last.mean <= Self.grain, "it ends with a jump")
  }

  @Test(arguments: cases)
  func `it ends as it would without being seen`(
    transition: TransitionCase, look: TransitionScene.Look
  ) throws {
    let (seen, unseen) = (try scene(transition, look), try scene(transition, look))
    var frame = 0
    transition.begin(seen, true)
    repeat { frame += 1 } while transition.finger?(seen, frame) == true
    seen.stage.settle()
    transition.begin(unseen, false)
    unseen.stage.settle()
    let difference = BitmapDifference(try seen.paint(), try unseen.paint())
    #expect(difference == nil)
  }

  /// The allowed number of unexplained samples: a strip that a page's edge uncovers, but not a
  /// title.
  private static let crumbs = 100
  /// The same while the screen turns, whose corners sweep over more.
  private static let crumbsOfTurn = 200
  /// The largest change in levels per point of motion: 1.5 times that of these pages.
  private static let grain = 8.0
  /// The largest fraction of its way that an element may move in a frame: 1.5 times the steepest
  /// spring.
  private static let share = 0.22
  /// The distance of a drag before the page follows, in points.
  private static let start = 16.0

  private func scene(_ transition: TransitionCase, _ look: TransitionScene.Look) throws
    -> TransitionScene
  {
    let scene = try TransitionScene(look)
    transition.prepare(scene)
    if transition.startsOnTop {
      scene.open()
      scene.navigation.pushViewController(scene.upper, animated: false)
    }
    scene.open()
    return scene
  }
}
