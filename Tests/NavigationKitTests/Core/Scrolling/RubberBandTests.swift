import Foundation
import Testing

@testable import NavigationKit

struct RubberBandTests {
  @Test(arguments: [
    (distance: 0.0, stretch: 0.0), (100, 51.4620), (400, 172.5490), (10_000, 698.4127),
  ])
  func `beyond its edge content follows a finger by 0.55, and less and less`(
    distance: Double, stretch: Double
  ) {
    #expect(abs(RubberBand.stretch(distance, length: 800) - stretch) < 0.0001)
  }

  @Test(arguments: [-300.0, -1, 0, 50, 100, 101, 900])
  func `what is requested for where content is shown undoes the band`(requested: Double) {
    let shown = RubberBand.shown(requested, in: 0...100, length: 500)
    #expect(abs(RubberBand.requested(shown, in: 0...100, length: 500) - requested) < 1e-6)
    #expect((0...100).contains(requested) == (shown == requested))
  }

  @Test func `a view of no length gives way to nothing`() {
    #expect(RubberBand.shown(-50, in: 0...0, length: 0) == 0)
  }
}
