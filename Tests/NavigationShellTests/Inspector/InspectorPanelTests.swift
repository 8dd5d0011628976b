import Foundation
import Input
import NavigationKit
import SDLShell
import Testing

@testable import NavigationShell

/// What the pages of the inspector say.
struct InspectorPanelTests {
  private let fixture = InspectorFixture()

  private func swipe(to end: CGFloat) {
    fixture.push()
    fixture.wait(1)
    fixture.touch(.down, at: CGPoint(x: 2, y: 400))
    for step in 1...10 {
      fixture.wait(0.02)
      fixture.touch(.moved, at: CGPoint(x: 2 + (end - 2) * CGFloat(step) / 10, y: 400))
    }
    fixture.wait(0.5)
  }

  @Test func `touches: the finger, its recognisers, who won`() {
    swipe(to: 120)
    #expect(fixture.says("120, 400") && fixture.says("118, 0"))
    #expect(fixture.says("0, 0 pt/s"), "the finger rests")
    #expect(fixture.says("ScreenEdgePan") && fixture.says("changed"))
    fixture.touch(.up, at: CGPoint(x: 120, y: 400))
    fixture.wait(1)
    #expect(fixture.says("None is down") && fixture.says("ended"))
  }

  @Test func `the transition: what drives it, and what lifting the finger would do`() {
    fixture.open(tab: 1)
    swipe(to: 120)
    #expect(fixture.says("UINavigationController") && fixture.says("a finger"))
    #expect(fixture.says("returns") && fixture.says("x = 197"), "half of 390, and 2 before it")
    fixture.touch(.moved, at: CGPoint(x: 250, y: 400))
    fixture.wait(0.5)
    #expect(fixture.says("goes back"))
    fixture.touch(.up, at: CGPoint(x: 250, y: 400))
    fixture.wait(0.2)
    #expect(fixture.says("a spring"))
    fixture.wait(1)
    #expect(fixture.says("Last: UINavigationController"))
  }

  @Test func `views: the stack, callbacks, and a view that a click chooses`() {
    fixture.open(tab: 3)
    fixture.push()
    fixture.wait(1)
    #expect(fixture.says("UIViewController “Second”"))
    #expect(fixture.says("Second: viewDidAppear(true)"))
    fixture.inspection.isPicking = true
    fixture.tap(at: CGPoint(x: 20, y: 22))
    fixture.wait(1)
    #expect(fixture.stack?.topViewController?.title == "Second", "the app hears nothing of it")
    #expect(fixture.says("BackButton") && fixture.says("responders"))
  }

  @Test func `closed, it lets the app's time go on`() {
    fixture.source.obey(.pause)
    fixture.panel.isOpen = false
    #expect(fixture.inspection.time == .running)
  }
}
