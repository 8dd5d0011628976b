import Drawing
import Foundation
import Input
import NavigationKit
import SDLShell
import Testing

@testable import NavigationShell

/// The inspector's facts about a transition: what drives it, where it turns, how it ended.
struct TransitionPageTests {
  private let fixture = InspectorFixture()

  @Test func `what drives it, and what lifting the finger would do`() {
    fixture.open(tab: 1)
    fixture.swipe(to: 120)
    #expect(fixture.says("UINavigationController") && fixture.says("open: a finger holds it"))
    #expect(fixture.says("Second stays") && fixture.says("x = 197"), "half of 390, and 2 before it")
    fixture.touch(.moved, at: CGPoint(x: 250, y: 400))
    fixture.wait(0.5)
    #expect(fixture.says("goes back to First"))
    fixture.touch(.up, at: CGPoint(x: 250, y: 400))
    fixture.wait(0.2)
    #expect(fixture.says("a spring") && fixture.says("will finish: First is shown"))
    #expect(!fixture.says("-0.00"), "no speed has no sign")
    fixture.wait(1)
    #expect(fixture.says("Last") && fixture.says("finished: First is shown"))
  }

  @Test func `one that was cancelled says so`() {
    fixture.open(tab: 1)
    fixture.swipe(to: 60)
    fixture.touch(.up, at: CGPoint(x: 60, y: 400))
    fixture.wait(0.15)
    #expect(fixture.says("will be cancelled: Second stays"))
    fixture.wait(1)
    #expect(fixture.stack?.topViewController?.title == "Second")
    #expect(fixture.says("cancelled: Second stays") && !fixture.says("finished"))
  }

  @Test func `one that a finger took back is cancelled`() {
    fixture.open(tab: 1)
    let page = UIViewController()
    page.title = "Sheet"
    page.sheetPresentationController?.detents = [.medium(), .large()]
    fixture.stack?.present(page, animated: true)
    fixture.wait(1)
    #expect(fixture.says("finished: Sheet is shown"))
    fixture.touch(.down, at: CGPoint(x: 195, y: 500))
    for y in [520, 560, 600, 640] {
      fixture.wait(0.1)
      fixture.touch(.moved, at: CGPoint(x: 195, y: y))
    }
    fixture.wait(0.1)
    #expect(fixture.says("Running"))
    fixture.touch(.moved, at: CGPoint(x: 195, y: 350))
    fixture.wait(0.1)
    #expect(fixture.says("Last") && fixture.says("cancelled: Sheet stays"))
  }

  @Test func `it is known also if another page was open meanwhile`() {
    fixture.push()
    fixture.wait(1)
    fixture.open(tab: 1)
    #expect(fixture.says("Last") && fixture.says("finished: Second is shown"))
  }

  @Test func `two pages of one title are told of, too`() {
    fixture.open(tab: 1)
    let page = UIViewController()
    page.title = "First"
    fixture.stack?.pushViewController(page, animated: true)
    fixture.wait(0.2)
    #expect(fixture.says("will finish: First is shown"))
    fixture.wait(1)
    #expect(fixture.says("finished: First is shown"))
  }

  @Test func `what happened before the inspector was closed is not the last once it is open again`()
  {
    fixture.open(tab: 1)
    fixture.push()
    fixture.wait(1)
    #expect(fixture.says("finished: Second is shown"))
    fixture.panel.isOpen = false
    let page = UIViewController()
    page.title = "Third"
    fixture.stack?.pushViewController(page, animated: true)
    fixture.wait(1)
    fixture.panel.isOpen = true
    fixture.wait(0.2)
    #expect(fixture.says("Frames") && !fixture.says("Last") && !fixture.says("is shown"))
  }

  @Test func `a sheet that a finger sends away is dismissed`() {
    fixture.open(tab: 1)
    let page = UIViewController()
    page.title = "Sheet"
    fixture.stack?.present(page, animated: true)
    fixture.wait(1)
    fixture.dragDown(from: 300, by: 500)
    fixture.wait(0.15)
    #expect(fixture.says("open: a finger holds it") && fixture.says("Sheet is dismissed"))
    fixture.touch(.up, at: CGPoint(x: 195, y: 800))
    fixture.wait(0.15)
    #expect(fixture.says("will finish: Sheet is dismissed"))
    fixture.wait(1)
    #expect(fixture.says("Last") && fixture.says("finished: Sheet is dismissed"))
    fixture.source.handle(.scrub(1.5))
    fixture.wait(0.2)
    #expect(!fixture.says("is dismissed"), "that was later")
  }

  @Test func `a stack is called by the title of its page`() {
    fixture.open(tab: 1)
    let page = UIViewController()
    page.navigationItem.title = "Third"
    fixture.stack?.present(UINavigationController(rootViewController: page), animated: true)
    fixture.wait(0.2)
    #expect(fixture.says("First") && fixture.says("Third"))
  }

  @Test func `its spring, its speed and the ways of the bar's parts`() {
    fixture.open(tab: 1)
    fixture.push()
    fixture.wait(0.2)
    #expect(fixture.says("stiffness 1000") && fixture.says("/s"))
    let parts = fixture.app.transitionReports.flatMap(\.parts)
    #expect(parts.contains { $0.name == "First" || $0.name == "Second" }, "\(parts)")
    #expect(parts.allSatisfy { $0.start != $0.end })
    let marks = ScreenMarks(of: fixture.inspection).commands
    #expect(marks.count > parts.count * 9)
  }

  @Test func `the projected end of a swipe is told`() {
    fixture.open(tab: 1)
    fixture.swipe(to: 120)
    #expect(fixture.says("projected end") && fixture.says("x = 120"), "the finger rests")
  }

  @Test func `where a sheet under a finger is dismissed`() throws {
    fixture.open(tab: 1)
    fixture.stack?.present(UIViewController(), animated: true)
    fixture.wait(1)
    fixture.dragDown(from: 400, by: 120)
    fixture.wait(0.5)
    let swipe = try #require(fixture.app.transitionReports.compactMap(\.swipe).first)
    #expect(swipe.isVertical && !swipe.finishes && swipe.velocity == 0)
    #expect(fixture.says("stays") && fixture.says("y = \(Int(swipe.border.rounded()))"))
    let line = Fill(
      frame: CGRect(x: 0, y: swipe.border, width: 390, height: 2),
      color: Color(255, 149, 0, alpha: 0.9))
    #expect(ScreenMarks(of: fixture.inspection).commands.contains(.fill(line)))
    fixture.touch(.moved, at: CGPoint(x: 195, y: swipe.border - 2))
    fixture.wait(0.5)
    #expect(fixture.says("stays"))
    fixture.touch(.moved, at: CGPoint(x: 195, y: swipe.border + 2))
    fixture.wait(0.5)
    #expect(fixture.says("is dismissed"))
    fixture.touch(.up, at: CGPoint(x: 195, y: swipe.border + 2))
    fixture.wait(1)
    #expect(fixture.stack?.presentedViewController == nil)
  }
}
