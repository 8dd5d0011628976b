import Foundation
import Testing

@testable import NavigationKit

struct RubberBandTests {
  @Test(arguments: [
    (distance: 0.0, stretch: 0.0), (100, 48.29), (400, 144.7), (10_000, 696.4),
  ])
  func `content follows a finger beyond its edge less and less`(
    distance: Double, stretch: Double
  ) {
    let expected = (1 - 1 / (distance * 0.55 / 800 + 1)) * 800
    #expect(abs(RubberBand.stretch(distance, length: 800) - expected) < 1e-9)
    #expect(abs(expected - stretch) < 5)
  }

  @Test(arguments: [-300.0, -1, 0, 50, 100, 101, 900])
  func `what is asked for where content is shown undoes the band`(asked: Double) {
    let shown = RubberBand.shown(asked, in: 0...100, length: 500)
    #expect(abs(RubberBand.asked(shown, in: 0...100, length: 500) - asked) < 1e-6)
    #expect((0...100).contains(asked) == (shown == asked))
  }

  @Test func `a view of no length gives way to nothing`() {
    #expect(RubberBand.shown(-50, in: 0...0, length: 0) == 0)
  }
}
