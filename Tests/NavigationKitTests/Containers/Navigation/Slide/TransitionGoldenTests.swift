import Drawing
import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// The frames at exact instants of a push and a pop.
struct TransitionGoldenTests {
  nonisolated static let instants: [TimeInterval] = [0, 0.05, 0.1, 0.15, 0.25]

  @Test(arguments: instants)
  func `a push at an instant`(time: TimeInterval) throws {
    let fixture = fixture()
    fixture.navigation.pushViewController(detail(), animated: true)
    fixture.stage.advance(by: time)
    try expectGolden(fixture.stage.displayList().description, named: name("push", time))
  }

  @Test(arguments: instants)
  func `a pop at an instant`(time: TimeInterval) throws {
    let fixture = fixture()
    fixture.navigation.pushViewController(detail(), animated: false)
    fixture.stage.tap("Albums")
    fixture.stage.advance(by: time)
    try expectGolden(fixture.stage.displayList().description, named: name("pop", time))
  }

  @Test func `a push starts where the page rested and ends where it rests`() {
    let fixture = fixture()
    let before = fixture.stage.displayList()
    fixture.navigation.pushViewController(detail(), animated: true)
    fixture.stage.settle()
    let animated = fixture.stage.displayList()
    fixture.navigation.popViewController(animated: true)
    fixture.stage.settle()
    #expect(fixture.stage.displayList() == before)
    fixture.navigation.pushViewController(detail(), animated: false)
    #expect(fixture.stage.displayList() == animated)
  }

  @Test func `drawing changes nothing`() {
    let often = fixture()
    let seldom = fixture()
    for fixture in [often, seldom] {
      fixture.navigation.pushViewController(detail(), animated: true)
    }
    for _ in 0..<15 {
      often.stage.advance(by: 0.01)
      #expect(often.stage.displayList() == often.stage.displayList())
    }
    seldom.stage.advance(by: often.stage.now)
    #expect(often.stage.displayList() == seldom.stage.displayList())
  }

  private func fixture() -> NavigationFixture {
    let fixture = NavigationFixture("Albums")
    let item = fixture.pages[0].navigationItem
    item.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
    fixture.pages[0].toolbarItems = [
      .flexibleSpace(), UIBarButtonItem(title: "3 albums"), .flexibleSpace(),
    ]
    fixture.navigation.setToolbarHidden(false, animated: false)
    fixture.navigation.showsBackgroundsAlways()
    return fixture
  }

  private func detail() -> UIViewController {
    let page = PageController("Family")
    page.toolbarItems = [UIBarButtonItem(systemItem: .action), .flexibleSpace()]
    return page
  }

  private func name(_ direction: String, _ time: TimeInterval) -> String {
    "\(direction)-\(Int((time * 1000).rounded()))ms"
  }
}

/// A page's contents do not move inside the page while it slides.
struct SlidingContentTests {
  @Test func `a list starts under the bar from the first frame on`() {
    let fixture = NavigationFixture("A")
    let list = UITableViewController(style: .plain)
    fixture.navigation.pushViewController(list, animated: true)
    for _ in 0..<5 {
      fixture.stage.advance(by: 0.1)
      #expect(list.tableView.presentedBoundsOrigin(at: fixture.stage.now).y == -44)
    }
  }
}
