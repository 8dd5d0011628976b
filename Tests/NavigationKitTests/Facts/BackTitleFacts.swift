import Foundation
import Testing

@testable import NavigationKit

/// What the back button says while the stack changes.
struct BackTitleFacts {
  @Test func `a new page under the top gives the back button its title at once`() {
    let fixture = NavigationFixture("A", "B")
    fixture.navigation.setViewControllers([fixture.page("X"), fixture.pages[1]], animated: false)
    #expect(fixture.labels(.backButton) == ["X"])
    fixture.navigation.popViewController(animated: true)
    fixture.stage.settle()
    #expect(fixture.labels(.title) == ["X"])
  }

  @Test func `a page exchanged under the top in flight gives the back button its title`() {
    let fixture = NavigationFixture("A")
    let top = fixture.page("B")
    fixture.navigation.pushViewController(top, animated: true)
    fixture.stage.advance(by: 0.2)
    fixture.navigation.setViewControllers([fixture.page("X"), top], animated: true)
    fixture.stage.settle()
    #expect(fixture.labels(.backButton) == ["X"])
  }

  @Test func `the back button says the previous title on the first frame that shows it`() {
    let fixture = NavigationFixture("Albums")
    fixture.navigation.pushViewController(fixture.page("Family"), animated: true)
    fixture.stage.advance(by: 0)
    #expect(fixture.navigation.navigationBar.backItem?.title == "Albums")
    var seen: [String] = []
    while !fixture.stage.isSettled {
      seen += fixture.labels(.backButton)
      fixture.stage.advance(by: 1 / 60)
    }
    #expect(seen.count > 10 && Set(seen) == ["Albums"])
  }
}
