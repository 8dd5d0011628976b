import Goldens
import Foundation
import Testing

@testable import NavigationKit

/// The back button's menu of the pages below.
struct BackMenuTests {
  private let button = CGPoint(x: 30, y: 22)

  private func open(_ fixture: NavigationFixture) {
    fixture.stage.press(at: button)
    fixture.stage.advance(by: 0.5)
  }

  private func middle(of label: String, in fixture: NavigationFixture) -> CGPoint {
    let row = fixture.stage.element(.menuItem, label)
    return CGPoint(x: row?.frame.midX ?? 0, y: row?.frame.midY ?? 0)
  }

  private func overlays(_ fixture: NavigationFixture) -> Int {
    fixture.stage.window.subviews.count { $0 is MenuOverlay }
  }

  @Test func `it opens after half a second, the nearest page first, and stays`() {
    let fixture = NavigationFixture("A", "B", "C")
    fixture.stage.press(at: button)
    fixture.stage.advance(by: 0.49)
    #expect(fixture.menuRows.isEmpty)
    fixture.stage.advance(by: 0.02)
    fixture.stage.release()
    fixture.stage.settle()
    #expect(fixture.menuRows == ["B", "A"])
    #expect(fixture.titles == ["A", "B", "C"])
    let frames = fixture.stage.elements(.menuItem).map(\.frame)
    #expect(frames.map(\.minY).sorted() == [52, 96])
    #expect(frames.allSatisfy { $0.width == 250 && $0.height == 44 && $0.minX == 8 })
  }

  @Test func `a short press goes back as ever, and so does one that slips`() {
    let fixture = NavigationFixture("A", "B", "C")
    fixture.stage.press(at: button)
    fixture.stage.move(to: CGPoint(x: 60, y: 22), over: 0.1)
    fixture.stage.advance(by: 1)
    #expect(fixture.menuRows.isEmpty)
    fixture.stage.release()
    fixture.stage.settle()
    #expect(fixture.titles == ["A", "B"])
  }

  @Test func `a tap on a row pops to its page`() {
    let fixture = NavigationFixture("A", "B", "C", "D")
    open(fixture)
    fixture.stage.release()
    fixture.stage.settle()
    fixture.stage.tap(at: middle(of: "A", in: fixture))
    #expect(fixture.titles == ["A"])
    fixture.stage.settle()
    #expect(fixture.labels(.title) == ["A"])
    #expect(fixture.menuRows.isEmpty && overlays(fixture) == 0)
  }

  @Test func `the same finger may slide onto a row and lift there`() {
    let fixture = NavigationFixture("A", "B", "C")
    open(fixture)
    fixture.stage.advance(by: 0.2)
    fixture.stage.move(to: middle(of: "A", in: fixture), over: 0.2)
    fixture.stage.release()
    fixture.stage.settle()
    #expect(fixture.titles == ["A"])
    #expect(overlays(fixture) == 0)
  }

  @Test func `a tap elsewhere closes it and does nothing else`() {
    let fixture = NavigationFixture("A", "B")
    open(fixture)
    fixture.stage.release()
    fixture.stage.tap(at: CGPoint(x: 30, y: 22))
    fixture.stage.advance(by: 0.1)
    #expect(overlays(fixture) == 1)
    fixture.stage.settle()
    #expect(overlays(fixture) == 0 && fixture.titles == ["A", "B"])
    #expect(fixture.navigation.navigationBar.openMenu == nil)
  }

  @Test func `it goes when the stack changes under it`() {
    let fixture = NavigationFixture("A", "B")
    open(fixture)
    fixture.navigation.pushViewController(fixture.page("C"), animated: true)
    #expect(overlays(fixture) == 0)
    fixture.stage.release()
    fixture.stage.settle()
    #expect(fixture.titles == ["A", "B", "C"])
  }

  @Test(arguments: [true, false])
  func `it goes when the screen turns or gets another size`(turns: Bool) {
    let fixture = NavigationFixture("A", "B", "C")
    open(fixture)
    fixture.stage.release()
    let size = CGSize(width: 844, height: 390)
    if turns {
      fixture.stage.rotate(to: size, safeAreaInsets: .zero)
    } else {
      fixture.stage.resize(to: size, safeAreaInsets: .zero)
    }
    fixture.stage.tap(at: CGPoint(x: 420, y: 200))
    #expect(fixture.titles == ["A", "B", "C"])
    fixture.stage.settle()
    #expect(overlays(fixture) == 0 && fixture.menuRows.isEmpty)
  }

  @Test func `pages that it popped are released`() {
    let fixture = NavigationFixture("A", "B")
    weak var top: UIViewController?
    do {
      let page = UIViewController()
      page.navigationItem.rightBarButtonItem = page.editButtonItem
      top = page
      fixture.navigation.pushViewController(page, animated: false)
    }
    open(fixture)
    fixture.stage.advance(by: 0.2)
    fixture.stage.move(to: middle(of: "A", in: fixture))
    fixture.stage.release()
    fixture.stage.settle()
    #expect(fixture.titles == ["A"] && top == nil)
  }

  @Test func `a long list keeps to the screen and scrolls`() {
    let fixture = NavigationFixture("A", "B", size: CGSize(width: 320, height: 300))
    let pages = (0..<12).map { fixture.page("P\($0)") }
    fixture.navigation.setViewControllers(pages, animated: false)
    open(fixture)
    fixture.stage.release()
    fixture.stage.settle()
    #expect(fixture.menuRows.first == "P10")
    fixture.stage.drag(from: CGPoint(x: 100, y: 280), to: CGPoint(x: 100, y: 60), over: 0.2)
    fixture.stage.settle()
    #expect(fixture.titles.count == 12)
    #expect(fixture.menuRows.contains("P0"))
  }

  @Test(
    arguments: [
      // button, right to left, frame of the menu
      (
        CGRect(x: 0, y: 20, width: 60, height: 44), false,
        CGRect(x: 8, y: 72, width: 250, height: 88)
      ),
      (
        CGRect(x: 330, y: 20, width: 60, height: 44), false,
        CGRect(x: 132, y: 72, width: 250, height: 88)
      ),
      (
        CGRect(x: 330, y: 20, width: 60, height: 44), true,
        CGRect(x: 132, y: 72, width: 250, height: 88)
      ),
      (
        CGRect(x: 100, y: 800, width: 60, height: 44), false,
        CGRect(x: 100, y: 704, width: 250, height: 88)
      ),
    ] as [(CGRect, Bool, CGRect)])
  func `a panel opens where there is room`(anchor: CGRect, isMirrored: Bool, frame: CGRect) {
    #expect(
      MenuMetrics.frame(
        height: 88, anchor: anchor, in: CGRect(x: 0, y: 0, width: 390, height: 844),
        isRightToLeft: isMirrored) == frame)
  }
}

extension NavigationFixture {
  /// The titles of the open menu's rows, from the top.
  var menuRows: [String] {
    stage.elements(.menuItem).sorted { $0.frame.minY < $1.frame.minY }
      .map(\.label)
  }
}
