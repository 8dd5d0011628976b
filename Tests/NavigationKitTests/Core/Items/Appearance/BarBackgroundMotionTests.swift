import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// Bar backgrounds during transitions.
struct BarBackgroundMotionTests {
  private let red = Color(255, 0, 0)
  private let green = Color(0, 255, 0)

  @Test func `different backgrounds slide with their pages, side by side`() {
    let fixture = fixture([.red, .green])
    fixture.stage.press(at: CGPoint(x: 2, y: 400))
    fixture.stage.move(to: CGPoint(x: 132, y: 400), over: 0.3)
    let edge = fixture.x(of: fixture.pages[1])
    #expect(edge != nil && edge != 0)
    #expect(frame(red, fixture)?.maxX == edge && frame(green, fixture)?.minX == edge)
    #expect(frame(red, fixture)?.width == 390 && frame(green, fixture)?.width == 390)
    fixture.stage.move(to: CGPoint(x: 4, y: 400), over: 0.3)
    fixture.stage.release()
    fixture.stage.settle()
    #expect(frame(red, fixture) == nil && frame(green, fixture)?.minX == 0)
  }

  @Test func `right to left they slide the other way`() {
    let fixture = fixture(
      [.red, .green], traits: UITraitCollection(layoutDirection: .rightToLeft))
    fixture.navigation.popViewController(animated: true)
    fixture.stage.advance(by: 0.1)
    let edge = fixture.x(of: fixture.pages[1]).map { $0 + 390 }
    #expect(frame(red, fixture)?.minX == edge && frame(green, fixture)?.maxX == edge)
  }

  @Test func `equal backgrounds stay, and the first and last frames are those at rest`() {
    let fixture = fixture([.red, .red])
    let rest = fixture.stage.displayList()
    #expect(frame(red, fixture)?.minX == 0)
    fixture.navigation.popViewController(animated: true)
    for _ in 0..<6 {
      fixture.stage.advance(by: 0.05)
      #expect(frame(red, fixture) == CGRect(x: 0, y: 0, width: 390, height: 44))
    }
    fixture.stage.settle()
    fixture.navigation.pushViewController(fixture.pages[1], animated: true)
    fixture.stage.settle()
    #expect(fixture.stage.displayList() == rest)
  }

  @Test func `a cancelled swipe leaves the background that was there`() {
    let fixture = fixture([.red, .green])
    let rest = fixture.stage.displayList()
    fixture.stage.press(at: CGPoint(x: 2, y: 400))
    fixture.stage.move(to: CGPoint(x: 60, y: 400), over: 0.3)
    fixture.stage.move(to: CGPoint(x: 10, y: 400), over: 0.3)
    fixture.stage.release()
    fixture.stage.settle()
    #expect(fixture.navigation.viewControllers.count == 2)
    #expect(fixture.stage.displayList() == rest)
  }

  @Test func `a colour that a page gives the bar as it comes arrives with it`() {
    let fixture = fixture([nil])
    let page = fixture.page("B")
    page.whenAppearing = { [weak page] in
      page?.navigationController?.navigationBar.barTintColor = .green
      page?.navigationController?.navigationBar.isTranslucent = false
    }
    fixture.navigation.pushViewController(page, animated: true)
    fixture.stage.advance(by: 0.1)
    #expect(frame(green, fixture)?.minX == fixture.x(of: page))
    fixture.stage.settle()
    #expect(frame(green, fixture)?.minX == 0)
  }

  @Test func `a colour given in an animation block fades`() {
    let fixture = NavigationFixture("A")
    let bar = fixture.navigation.navigationBar
    (bar.isTranslucent, bar.barTintColor) = (false, .red)
    fixture.stage.settle()
    UIView.animate(withDuration: 1) { bar.barTintColor = .green }
    fixture.stage.advance(by: 0.5)
    let layers = bar.background.backgroundView.layers(at: fixture.stage.now)
    #expect(layers.count == 2 && layers.first?.opacity == 1)
    #expect(layers.last.map { 0.1...0.9 ~= $0.opacity } == true)
    fixture.stage.settle()
    #expect(bar.background.backgroundView.layers(at: fixture.stage.now).count == 1)
    bar.barTintColor = .red
    #expect(bar.background.backgroundView.layers(at: fixture.stage.now).count == 1)
  }

  @Test func `a colour given beside a transition follows the finger`() {
    let fixture = NavigationFixture("A", "B")
    let bar = fixture.navigation.navigationBar
    (bar.isTranslucent, bar.barTintColor) = (false, .red)
    let page = fixture.pages[0]
    page.whenAppearing = { [weak page] in
      page?.transitionCoordinator?.animate(alongsideTransition: { _ in bar.barTintColor = .green })
    }
    fixture.stage.settle()
    fixture.hold(at: 195)
    let layers = bar.background.backgroundView.layers(at: fixture.stage.now)
    #expect(layers.count == 2 && layers.last.map { 0.3...0.7 ~= $0.opacity } == true)
    fixture.drag(to: 380)
    fixture.restAndRelease()
    fixture.stage.settle()
    #expect(frame(green, fixture)?.minX == 0 && frame(red, fixture) == nil)
  }

  @Test func `a list that was scrolled keeps its background as it leaves`() throws {
    let fixture = ListFixture()
    fixture.list.tableView.contentOffset.y = 300
    fixture.navigation.pushViewController(PageController("B"), animated: true)
    fixture.stage.advance(by: 0.1)
    let backgroundViews = fixture.stage.displayList().commands.compactMap { command in
      if case .material(let glass) = command { glass.frame } else { nil }
    }
    #expect(backgroundViews.count == 2)
    #expect(backgroundViews.allSatisfy { $0.minX < 0 && $0.width == 390 })
    fixture.stage.settle()
    #expect(!fixture.stage.displayList().description.contains("material"))
  }

  @Test func `an appearance given in flight shows in flight, at the page it is for`() {
    let fixture = fixture([.red, .green])
    fixture.navigation.popViewController(animated: true)
    fixture.stage.advance(by: 0.1)
    fixture.pages[0].navigationItem.scrollEdgeAppearance?.backgroundColor = .blue
    let edge = fixture.x(of: fixture.pages[1])
    #expect(frame(Color(0, 0, 255), fixture)?.maxX == edge)
    #expect(frame(green, fixture)?.minX == edge)
  }

  private func fixture(
    _ colors: [UIColor?], traits: UITraitCollection = UITraitCollection()
  ) -> NavigationFixture {
    let fixture =
      colors.count == 1
      ? NavigationFixture("A", traits: traits) : NavigationFixture("A", "B", traits: traits)
    for (page, color) in zip(fixture.pages, colors) {
      guard let color else { continue }
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = color
      appearance.shadowColor = nil
      page.navigationItem.scrollEdgeAppearance = appearance
    }
    return fixture
  }

  /// The frame of the bar's background with a colour.
  private func frame(_ color: Color, _ fixture: NavigationFixture) -> CGRect? {
    fixture.stage.displayList().commands.compactMap { command in
      if case .fill(let fill) = command, fill.color == color { fill.frame } else { nil }
    }.first
  }
}
