import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// The frames and looks of pages at exact instants of a push or pop.
struct SlideTests {
  private let wide = CGSize(width: 800, height: 600)

  /// The positions of a page in 50, 100 and 150 ms, in whole points.
  private func places(of page: UIViewController, in fixture: NavigationFixture) -> [CGFloat?] {
    (0..<3).map { _ in
      fixture.stage.advance(by: 0.05)
      return fixture.x(of: page)?.rounded()
    }
  }

  @Test func `the page below an 800-point push is at -56, -131 and -182 after 50, 100 and 150 ms`()
  {
    let fixture = NavigationFixture("A", size: wide)
    fixture.navigation.pushViewController(fixture.page("B"), animated: true)
    #expect(places(of: fixture.pages[0], in: fixture) == [-56, -131, -182])
    fixture.stage.advance(by: 0.34)
    #expect(abs((fixture.x(of: fixture.pages[0]) ?? 0) + 240) < 0.5)
  }

  @Test func `an 800-point page leaves in a pop by 186, 436 and 607 after 50, 100 and 150 ms`() {
    let fixture = NavigationFixture("A", "B", size: wide)
    fixture.navigation.popViewController(animated: true)
    #expect(places(of: fixture.pages[1], in: fixture) == [186, 436, 607])
  }

  @Test func `the page below comes back in a pop from three tenths to the leading side`() {
    let fixture = NavigationFixture("A", "B", size: wide)
    fixture.navigation.popViewController(animated: true)
    #expect(places(of: fixture.pages[0], in: fixture) == [-184, -109, -58])
  }

  @Test func `a push ends half a second after its update, exactly in place`() {
    let fixture = NavigationFixture("A")
    let page = fixture.page("B")
    fixture.navigation.pushViewController(page, animated: true)
    fixture.stage.advance(by: 0.499)
    #expect(fixture.x(of: page).map { $0 > 0 && $0 < 0.5 } == true)
    fixture.stage.settle()
    #expect(fixture.stage.now == 0.5)
    #expect(fixture.x(of: page) == 0)
  }

  @Test func `a tap on the back button starts a pop that ends half a second later`() {
    let fixture = NavigationFixture("A", "B")
    fixture.stage.tap("A")
    fixture.stage.advance(by: 0.25)
    #expect(fixture.x(of: fixture.pages[1]).map { $0 > 0 && $0 < 390 } == true)
    fixture.stage.settle()
    #expect(fixture.stage.now == 0.5)
    #expect(fixture.labels(.title) == ["A"])
  }

  @Test func `both pages are there until the end of a push, then only the new one`() {
    let fixture = NavigationFixture("A")
    let page = fixture.page("B")
    fixture.navigation.pushViewController(page, animated: true)
    for _ in 0..<4 {
      fixture.stage.advance(by: 0.12)
      #expect(fixture.x(of: fixture.pages[0]) != nil && fixture.x(of: page) != nil)
    }
    fixture.stage.advance(by: 0.02)
    #expect(fixture.x(of: fixture.pages[0]) == nil && fixture.x(of: page) == 0)
  }

  @Test func `a pushed page's frame is final at once, and only what is seen of it is on its way`() {
    let fixture = NavigationFixture("A")
    let page = fixture.page("B")
    fixture.navigation.pushViewController(page, animated: true)
    fixture.stage.advance(by: 0.1)
    #expect(page.view.frame.minX == 0)
    #expect(fixture.x(of: page)?.rounded() == 178)
  }

  @Test func `a new stack looks like a push if its top is new, like a pop if it was below`() {
    let fixture = NavigationFixture("A", "B")
    let page = fixture.page("C")
    fixture.navigation.setViewControllers([fixture.pages[0], page], animated: true)
    fixture.stage.advance(by: 0.1)
    #expect(fixture.x(of: page)?.rounded() == 178)
    #expect(fixture.x(of: fixture.pages[1]).map { $0 < 0 } == true)
    fixture.stage.settle()
    fixture.navigation.setViewControllers([fixture.pages[0]], animated: true)
    fixture.stage.advance(by: 0.1)
    #expect(fixture.x(of: page)?.rounded() == 212)
    #expect(fixture.x(of: fixture.pages[0]).map { $0 < 0 } == true)
  }
}

/// The same for full-screen presentations.
struct RisingPageTests {
  private let fixture = NavigationFixture("A", "B", size: CGSize(width: 800, height: 600))
  private let modal: PageController

  init() {
    modal = fixture.page("M")
    modal.modalPresentationStyle = .fullScreen
  }

  private var y: CGFloat { modal.view.presentedFrame(at: fixture.stage.now).minY }
  private var below: CGRect { fixture.pages[1].view.presentedFrame(at: fixture.stage.now) }

  @Test func `a 600-point page rises to 500, 343 and 214 after 40, 80 and 120 ms`() {
    fixture.pages[1].present(modal, animated: true)
    for expected: CGFloat in [500, 343, 214] {
      fixture.stage.advance(by: 0.04)
      #expect(y.rounded() == expected)
    }
  }

  @Test func `the page below one that rises or sinks neither moves nor darkens`() {
    let place = below
    fixture.pages[1].present(modal, animated: true)
    fixture.stage.advance(by: 0.1)
    #expect(y > 0 && below == place)
    #expect(fixture.pages[1].view.presentedDim(at: fixture.stage.now) == 0)
    #expect(fixture.navigation.view.presentedDim(at: fixture.stage.now) == 0)
    fixture.stage.settle()
    modal.dismiss(animated: true)
    fixture.stage.advance(by: 0.1)
    #expect(y > 0 && below == place)
    #expect(fixture.navigation.view.presentedDim(at: fixture.stage.now) == 0)
  }
}
