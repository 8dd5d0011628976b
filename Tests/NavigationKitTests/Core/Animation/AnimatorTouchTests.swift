import Foundation
import NavigationKit
import Testing

/// Touches on what an animator moves.
struct AnimatorTouchTests {
  private let fixture = AnimatorFixture()

  @Test func `a button is pressed on its way, where it is going to be`() {
    var presses = 0
    let button = UIButton(
      frame: fixture.view.bounds, primaryAction: UIAction { _ in presses += 1 })
    fixture.view.addSubview(button)
    fixture.animator().startAnimation()
    fixture.stage.advance(by: 0.5)
    fixture.stage.tap(at: CGPoint(x: 120, y: 20))
    #expect(presses == 1 && fixture.ends.isEmpty)
  }
}
