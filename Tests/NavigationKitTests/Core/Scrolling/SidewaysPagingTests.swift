import Foundation
import Input
import NavigationKit
import Testing

/// A wheel that turns pages side by side.
struct SidewaysPagingTests {
  private let fixture = ScrollFixture(content: CGSize(width: 2000, height: 800))

  /// Turns the wheel by a notch, and tells where the content comes to rest.
  private func turn(by width: CGFloat) -> CGFloat {
    fixture.stage.send(
      .scroll(
        ScrollEvent(
          position: CGPoint(x: 200, y: 400), delta: CGSize(width: width, height: 0),
          phase: .step, time: fixture.stage.now)))
    fixture.stage.settle()
    return fixture.scrollView.contentOffset.x
  }

  @Test func `each notch turns one page, from the first to the last and back`() {
    fixture.scrollView.isPagingEnabled = true
    let places = ([-40, -40, -40, -40, -40, 40, 40] as [CGFloat]).map { turn(by: $0) }
    #expect(places == [400, 800, 1200, 1600, 1600, 1200, 800])
  }
}
