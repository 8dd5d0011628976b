import Foundation
import Testing

@testable import NavigationKit

/// Changes during a transition, and changes without one.
struct InterruptedSlideTests {
  @Test func `a pop in the middle of a push runs the whole distance back once the push is over`() {
    let fixture = NavigationFixture("A")
    let page = fixture.page("B")
    fixture.navigation.pushViewController(page, animated: true)
    fixture.stage.advance(by: 0.4)
    let before = fixture.x(of: page)
    fixture.navigation.popViewController(animated: true)
    fixture.stage.advance(by: 0)
    #expect(fixture.x(of: page) == before, "it does not jump")
    fixture.stage.advance(by: 0.2)
    #expect(fixture.x(of: page)?.rounded() == 212)
    fixture.stage.settle()
    #expect(fixture.stage.now == 1)
  }

  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func `a pop shows a bar exactly as the push did where the page covered as much`(
    direction: UITraitEnvironmentLayoutDirection
  ) {
    let traits = UITraitCollection(layoutDirection: direction)
    let pushing = NavigationFixture("Albums", traits: traits)
    pushing.navigation.pushViewController(pushing.page("Family"), animated: true)
    pushing.stage.advance(by: 0.1)
    let popping = NavigationFixture("Albums", "Family", traits: traits)
    let distance = 390 * (1 - CGFloat(Spring().value(at: 0.1)))
    let start: CGFloat = direction == .leftToRight ? 0 : 389
    popping.stage.press(at: CGPoint(x: start, y: 300))
    popping.stage.move(to: CGPoint(x: abs(start - distance), y: 300), over: 0.2)
    #expect(parts(of: pushing).count == 3)
    #expect(parts(of: pushing) == parts(of: popping))
  }

  private func parts(of fixture: NavigationFixture) -> Set<String> {
    Set(
      fixture.stage.elements().map { element in
        "\(element.role) \(element.label) \(Int(element.frame.minX * 10)) \(element.frame.width)"
      })
  }

  @Test func `a transition is on from an animated change to its end, and never for another`() {
    let fixture = NavigationFixture("A")
    let navigation = fixture.navigation
    #expect(navigation.transitionCoordinator == nil)
    navigation.pushViewController(fixture.page("B"), animated: true)
    #expect(navigation.transitionCoordinator != nil)
    fixture.stage.advance(by: 0.49)
    #expect(navigation.transitionCoordinator != nil)
    fixture.stage.advance(by: 0.02)
    #expect(navigation.transitionCoordinator == nil)
    navigation.popViewController(animated: false)
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test func `pushes in quick succession settle with all pages in order`() {
    let fixture = NavigationFixture("A")
    for title in ["B", "C", "D", "E"] {
      fixture.navigation.pushViewController(fixture.page(title), animated: true)
      fixture.stage.advance(by: 0.05)
    }
    fixture.stage.settle()
    #expect(fixture.titles == ["A", "B", "C", "D", "E"])
    #expect(fixture.labels(.title) == ["E"] && fixture.labels(.backButton) == ["D"])
    #expect(fixture.navigation.transitionCoordinator == nil)
  }

  @Test(arguments: [true, false])
  func `pops every 50 ms from twelve pages stop at the root`(byCode: Bool) {
    let fixture = NavigationFixture(
      "A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L")
    for _ in 0..<150 {
      if byCode {
        fixture.navigation.popViewController(animated: true)
      } else {
        fixture.stage.tap(at: CGPoint(x: 20, y: 22))
      }
      fixture.stage.advance(by: 0.05)
    }
    fixture.stage.settle()
    #expect(fixture.titles == ["A"])
    #expect(fixture.labels(.title) == ["A"] && fixture.labels(.backButton).isEmpty)
  }

  @Test func `a page popped while it comes hears that it came before it hears that it goes`() {
    let fixture = NavigationFixture("A")
    fixture.navigation.pushViewController(fixture.page("B"), animated: true)
    fixture.stage.advance(by: 0.2)
    fixture.navigation.popViewController(animated: true)
    fixture.stage.settle()
    #expect(
      fixture.log.take().filter { $0.hasPrefix("B.") && $0.contains("ppear") } == [
        "B.willAppear", "B.isAppearing", "B.didAppear", "B.willDisappear", "B.didDisappear",
      ])
  }

  @Test func `an unanimated pop leaves nothing behind that still has to go`() {
    let fixture = NavigationFixture("A", "B")
    fixture.navigation.popViewController(animated: false)
    #expect(fixture.x(of: fixture.pages[1]) == nil && fixture.x(of: fixture.pages[0]) == 0)
    #expect(fixture.stage.isSettled)
  }

  @Test func `an unanimated push takes the old page's view out at once and moves nothing`() {
    let fixture = NavigationFixture("A")
    let page = fixture.page("B")
    fixture.navigation.pushViewController(page, animated: false)
    #expect(fixture.x(of: fixture.pages[0]) == nil && fixture.x(of: page) == 0)
    #expect(fixture.stage.isSettled)
  }

  @Test func `a page pushed without animation is loaded before the old one hears that it goes`() {
    let fixture = NavigationFixture("A")
    fixture.navigation.pushViewController(fixture.page("B"), animated: false)
    let heard = fixture.log.take()
    let places = ["B.loadView", "A.willDisappear"].map { heard.firstIndex(of: $0) }
    #expect(places == [1, 2])
  }

  @Test func `during a push everybody has heard what will be, and what is only at its end`() {
    let fixture = NavigationFixture("A")
    fixture.navigation.pushViewController(fixture.page("B"), animated: true)
    fixture.stage.advance(by: 0.01)
    let before = fixture.log.take()
    #expect(before.contains("A.willDisappear") && before.contains("B.willAppear"))
    #expect(!before.contains { $0.contains(".did") })
    fixture.stage.advance(by: 0.48)
    #expect(fixture.log.take().isEmpty)
    fixture.stage.advance(by: 0.02)
    #expect(fixture.log.take().prefix(2) == ["A.didDisappear", "B.didAppear"])
  }

  @Test func `of stacks set in a chain each two neighbours are there until their slide is over`() {
    let fixture = NavigationFixture("A")
    let (second, third) = (fixture.page("B"), fixture.page("C"))
    let all = [fixture.pages[0], second, third]
    fixture.navigation.setViewControllers([second], animated: true)
    fixture.stage.advance(by: 0.1)
    fixture.navigation.setViewControllers([third], animated: true)
    fixture.stage.advance(by: 0.3)
    #expect(all.map { fixture.x(of: $0) != nil } == [true, true, false])
    fixture.stage.advance(by: 0.2)
    #expect(all.map { fixture.x(of: $0) != nil } == [false, true, true])
    fixture.stage.settle()
    #expect(all.map { fixture.x(of: $0) } == [nil, nil, 0])
  }

  @Test(arguments: [true, false])
  func `the first page is there at once, animated or not`(animated: Bool) {
    let fixture = NavigationFixture()
    let page = fixture.page("A")
    fixture.navigation.setViewControllers([page], animated: animated)
    fixture.stage.advance(by: 0)
    #expect(fixture.x(of: page) == 0)
    #expect(fixture.stage.isSettled)
    #expect(fixture.log.take().last == "didShow(A)")
  }

  @Test func `a stack that is not on screen changes at once and nobody hears of appearing`() {
    let log = CallLog()
    let navigation = UINavigationController(rootViewController: PageController("A", log: log))
    navigation.pushViewController(PageController("B", log: log), animated: true)
    navigation.popViewController(animated: true)
    #expect(navigation.viewControllers.map(\.title) == ["A"])
    #expect(navigation.transitionCoordinator == nil)
    #expect(!log.take().contains { $0.contains("ppear") })
  }

  @Test func `the stack is in order right after a pop over several pages`() {
    let fixture = NavigationFixture("A", "B", "C", "D")
    fixture.navigation.popToViewController(fixture.pages[1], animated: true)
    #expect(fixture.titles == ["A", "B"])
    #expect(fixture.navigation.navigationBar.items?.map(\.title) == ["A", "B"])
  }

  @Test func `taps on bar and page do nothing while a transition runs`() {
    let fixture = NavigationFixture("A", "B")
    var presses = 0
    let page = fixture.page("C")
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", primaryAction: UIAction { _ in presses += 1 })
    let button = UIButton(type: .system, primaryAction: UIAction { _ in presses += 1 })
    button.frame = CGRect(x: 0, y: 200, width: 390, height: 400)
    page.view.addSubview(button)
    fixture.navigation.pushViewController(page, animated: true)
    fixture.stage.advance(by: 0.3)
    let points = [CGPoint(x: 20, y: 22), CGPoint(x: 360, y: 22), CGPoint(x: 300, y: 400)]
    points.forEach(fixture.stage.tap(at:))
    #expect(presses == 0 && fixture.titles == ["A", "B", "C"])
    fixture.stage.settle()
    points.dropFirst().forEach(fixture.stage.tap(at:))
    #expect(presses == 2)
  }
}
