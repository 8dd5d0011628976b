import Foundation
import Input
import Testing

@testable import NavigationKit

/// Code and other fingers during a swipe.
struct SwipeInterruptionTests {
  private let fixture = NavigationFixture("A", "B", "C")
  private var stage: Stage { fixture.stage }

  private func letGo() {
    fixture.restAndRelease()
    stage.settle()
  }

  @Test func `a swipe in a stack that leaves the screen is over, and the next one works`() {
    fixture.hold(at: 50)
    stage.window.rootViewController = UIViewController()
    letGo()
    #expect(fixture.navigation.transitionCoordinator == nil)
    #expect(fixture.titles == ["A", "B", "C"])
    stage.window.rootViewController = fixture.navigation
    #expect(fixture.labels(.title) == ["C"])
    fixture.hold(at: 300)
    letGo()
    #expect(fixture.titles == ["A", "B"])
  }

  @Test func `what a page presents as a swipe begins takes the page from the finger`() {
    let (page, cover) = (fixture.pages[1], fixture.page("P"))
    cover.modalPresentationStyle = .overFullScreen
    page.whenAppearing = { [weak page] in
      page?.whenAppearing = {}
      page?.present(cover, animated: false)
    }
    fixture.hold(at: 300)
    stage.settle()
    #expect(fixture.titles == ["A", "B", "C"])
    letGo()
    #expect(fixture.pages.map { fixture.x(of: $0) } == [nil, nil, 0])
    #expect(fixture.pages[2].appearance == .appeared && cover.appearance == .appeared)
    cover.dismiss(animated: false)
    fixture.hold(at: 300)
    letGo()
    #expect(fixture.titles == ["A", "B"])
  }

  @Test(arguments: [60, 300] as [CGFloat])
  func `a pop by code during a drag wins, under and over half`(x: CGFloat) {
    fixture.hold(at: x)
    let popped = fixture.navigation.popViewController(animated: true)
    #expect(popped === fixture.pages[1] && fixture.titles == ["A"])
    letGo()
    #expect(fixture.titles == ["A"])
    #expect(fixture.pages.map { fixture.x(of: $0) } == [0, nil, nil])
  }

  @Test(arguments: [60, 300] as [CGFloat])
  func `a push by code during a drag wins, under and over half`(x: CGFloat) {
    fixture.hold(at: x)
    let page = fixture.page("D")
    fixture.navigation.pushViewController(page, animated: true)
    letGo()
    #expect(fixture.titles == ["A", "B", "D"])
    #expect(fixture.x(of: page) == 0)
    #expect(fixture.pages.map { fixture.x(of: $0) } == [nil, nil, nil])
    #expect(fixture.labels(.title) == ["D"] && fixture.labels(.backButton) == ["B"])
  }

  @Test(arguments: [60, 300] as [CGFloat])
  func `a stack set during a drag wins, and the next swipe works`(x: CGFloat) {
    fixture.hold(at: x)
    let pages = [fixture.page("X"), fixture.page("Y")]
    fixture.navigation.setViewControllers(pages, animated: true)
    letGo()
    #expect(fixture.titles == ["X", "Y"] && fixture.x(of: pages[1]) == 0)
    #expect(fixture.navigation.transitionCoordinator == nil)
    fixture.hold(at: 300)
    letGo()
    #expect(fixture.titles == ["X"] && fixture.x(of: pages[0]) == 0)
  }

  @Test func `a page that code puts back during a drag comes back`() {
    fixture.hold(at: 300)
    fixture.navigation.setViewControllers(fixture.pages, animated: true)
    letGo()
    #expect(fixture.titles == ["A", "B", "C"])
    #expect(fixture.pages.map { fixture.x(of: $0) } == [nil, nil, 0])
  }

  @Test func `an unanimated pop during a drag is done at once, and the finger does no more`() {
    fixture.hold(at: 60)
    fixture.navigation.popViewController(animated: false)
    #expect(fixture.x(of: fixture.pages[0]) == 0)
    #expect(stage.isSettled)
    fixture.drag(to: 200)
    letGo()
    #expect(fixture.titles == ["A"])
    #expect(fixture.pages.map { fixture.x(of: $0) } == [0, nil, nil])
  }

  @Test func `a swipe that a sheet takes the finger from as it begins is taken back`() {
    let sheet = UIViewController()
    fixture.pages[1].whenAppearing = { fixture.navigation.present(sheet, animated: false) }
    fixture.hold(at: 300)
    stage.settle()
    #expect(sheet.view.window != nil && fixture.titles == ["A", "B", "C"])
    #expect(fixture.navigation.transitionCoordinator == nil)
    #expect(fixture.pages.map { fixture.x(of: $0) } == [nil, nil, 0])
    letGo()
    fixture.navigation.dismiss(animated: false)
    fixture.pages[1].whenAppearing = {}
    fixture.hold(at: 300)
    letGo()
    #expect(fixture.titles == ["A", "B"])
  }

  @Test func `a second finger neither starts another pop nor moves the page`() {
    fixture.hold(at: 100)
    for (phase, x) in [(.down, 5), (.moved, 200), (.moved, 380)] as [(PointerEvent.Phase, CGFloat)]
    {
      fixture.finger(7, phase, at: x)
    }
    #expect(fixture.titles == ["A", "B"] && fixture.x(of: fixture.pages[2]) == 100)
    fixture.finger(7, .up, at: 380)
    #expect(fixture.x(of: fixture.pages[2]) == 100)
    letGo()
    #expect(fixture.titles == ["A", "B", "C"])
  }

  @Test func `a page hears of no touches while it is dragged and while it settles`() {
    let listener = ListeningView(frame: CGRect(x: 50, y: 100, width: 340, height: 700))
    fixture.pages[2].view.addSubview(listener)
    fixture.hold(at: 100)
    fixture.finger(7, .down, at: 300)
    fixture.finger(7, .up, at: 300)
    fixture.restAndRelease()
    stage.advance(by: 0.05)
    stage.tap(at: CGPoint(x: 370, y: 400))
    #expect(listener.heard.isEmpty)
    stage.settle()
    stage.tap(at: CGPoint(x: 300, y: 400))
    #expect(listener.heard == ["began", "ended"])
  }

  /// A button on the top page that records its events.
  private func button(at x: CGFloat) -> (UIButton, () -> [String]) {
    let log = CallLog()
    let button = UIButton(frame: CGRect(x: x, y: 350, width: 100, height: 100))
    button.addAction(UIAction { _ in log.record("cancelled") }, for: .touchCancel)
    button.addAction(UIAction { _ in log.record("pressed") }, for: .touchUpInside)
    fixture.pages[2].view.addSubview(button)
    return (button, log.take)
  }

  @Test func `a button under the finger that begins a swipe is cancelled, exactly once`() {
    let (button, heard) = button(at: 0)
    stage.press(at: CGPoint(x: 5, y: 400))
    stage.advance(by: 0.2)
    #expect(button.isHighlighted)
    fixture.drag(to: 300)
    stage.release()
    stage.settle()
    #expect(heard() == ["cancelled"] && !button.isHighlighted)
  }

  @Test func `a button that another finger holds is cancelled as a swipe begins, exactly once`() {
    let (button, heard) = button(at: 200)
    stage.press(at: CGPoint(x: 5, y: 400))
    fixture.finger(7, .down, at: 250)
    stage.advance(by: 0.2)
    #expect(button.isHighlighted)
    fixture.drag(to: 100)
    #expect(heard() == ["cancelled"])
    fixture.finger(7, .up, at: 250)
    #expect(fixture.x(of: fixture.pages[2]) == 95, "the swipe goes on")
    letGo()
    #expect(heard().isEmpty && fixture.titles == ["A", "B", "C"])
  }

  @Test func `a button that is held as code pops is cancelled, exactly once`() {
    let (_, heard) = button(at: 200)
    stage.press(at: CGPoint(x: 250, y: 400))
    fixture.navigation.popViewController(animated: true)
    stage.advance(by: 0.1)
    stage.release()
    stage.settle()
    #expect(heard() == ["cancelled"])
  }
}
