import Foundation
import NavigationKit
import Testing

/// A finger that moves along a page control's dots.
struct PageControlInteractionTests {
  private func control(_ traits: UITraitCollection = .init()) -> ControlFixture<UIPageControl> {
    let control = UIPageControl()
    control.numberOfPages = 5
    return ControlFixture(control, traits: traits)
  }

  /// Drags from the middle of the control, in points to the right, and stays there.
  private func drag(_ fixture: ControlFixture<UIPageControl>, by points: CGFloat) {
    let middle = CGPoint(x: fixture.control.frame.midX, y: fixture.control.frame.midY)
    fixture.stage.press(at: middle)
    fixture.stage.move(to: CGPoint(x: middle.x + points, y: middle.y), over: 0.3)
  }

  @Test func `it turns the pages one after the other`() {
    let fixture = control()
    fixture.control.currentPage = 2
    drag(fixture, by: 40)
    #expect(fixture.control.currentPage == 4 && fixture.changeCount == 2)
    #expect(fixture.control.interactionState == .continuous)
    fixture.stage.release()
    #expect(fixture.control.currentPage == 4 && fixture.control.interactionState == .none)
  }

  @Test func `from right to left the first page is at the right`() {
    let fixture = control(.rightToLeft)
    fixture.control.currentPage = 2
    drag(fixture, by: 500)
    #expect(fixture.control.currentPage == 0)
  }

  @Test func `without it only a tap turns a page, by one`() {
    let fixture = control()
    fixture.control.allowsContinuousInteraction = false
    var states: [UIPageControl.InteractionState] = []
    fixture.control.addAction(
      UIAction { [control = fixture.control] _ in states.append(control.interactionState) },
      for: .valueChanged)
    drag(fixture, by: 40)
    #expect(fixture.changeCount == 0 && fixture.control.interactionState == .none)
    fixture.stage.release()
    #expect(fixture.control.currentPage == 1 && states == [.discrete])
  }
}
