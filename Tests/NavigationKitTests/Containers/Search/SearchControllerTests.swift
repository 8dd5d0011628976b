import Foundation
import Input
import NavigationKit
import Testing

/// A search, from the tap on the field to Cancel.
struct SearchControllerTests {
  @Test func `the search bar takes the place of the navigation bar`() {
    let fixture = SearchFixture(hides: false)
    fixture.stage.tap("Search")
    #expect(fixture.search.isActive && fixture.search.searchBar.isFirstResponder)
    fixture.stage.advance(by: 0.15)
    #expect(fixture.barHeight > 56 && fixture.barHeight < 148)
    fixture.stage.settle()
    #expect(fixture.barHeight == 56 && !fixture.sees("Trees"))
    #expect(fixture.field?.frame.origin == CGPoint(x: 16, y: 57))
    #expect(fixture.firstRow == 103)
    fixture.stage.tap("Cancel")
    fixture.stage.settle()
    #expect(!fixture.search.isActive && !fixture.search.searchBar.isFirstResponder)
    #expect(fixture.barHeight == 148 && fixture.sees("Trees") && fixture.firstRow == 195)
    #expect(!fixture.sees("Cancel"))
  }

  @Test func `a navigation bar that stays keeps its title`() {
    let fixture = SearchFixture(isLarge: false) {
      $0.search.hidesNavigationBarDuringPresentation = false
    }
    fixture.type("")
    #expect(fixture.barHeight == 96 && fixture.sees("Trees") && fixture.sees("Cancel"))
    fixture.pull(by: -200)
    #expect(fixture.field != nil)
  }

  @Test func `the updater hears of text, scope, beginning and end`() {
    let fixture = SearchFixture(hides: false) {
      $0.search.searchBar.scopeButtonTitles = ["All", "New"]
    }
    #expect(!fixture.sees("New"))
    fixture.type("")
    #expect(fixture.sees("New") && fixture.barHeight == 100)
    fixture.stage.typeText("B")
    fixture.stage.tap("New")
    fixture.search.searchBar.text = "C"
    #expect(fixture.search.searchBar.selectedScopeButtonIndex == 1)
    #expect(
      fixture.list.heard == [
        "will present", "update ", "did present", "update B", "update B", "update C",
      ])
    #expect(fixture.rows.first == "Cedar 2")
    fixture.stage.tap("Cancel")
    fixture.stage.settle()
    #expect(fixture.list.heard.suffix(3) == ["will dismiss", "update  over", "did dismiss"])
    #expect(fixture.rows.first == "Alder 0" && !fixture.sees("New"))
    #expect(fixture.search.searchBar.text == "")
  }

  @Test func `an obscured page is dimmed, and a tap on it cancels`() {
    let fixture = SearchFixture()
    fixture.type("")
    fixture.stage.tap(at: CGPoint(x: 200, y: 600))
    fixture.stage.settle()
    #expect(!fixture.search.isActive && fixture.navigation.viewControllers.count == 1)
  }

  @Test func `a page that is not obscured stays in use`() {
    let fixture = SearchFixture { $0.search.obscuresBackgroundDuringPresentation = false }
    fixture.type("Bir")
    #expect(fixture.rows.first == "Birch 1")
    fixture.stage.tap("Birch 4")
    fixture.stage.settle()
    #expect(fixture.sees("About Birch 4") && fixture.field == nil)
  }

  @Test func `results are shown as soon as there is text`() throws {
    let fixture = SearchFixture(withResults: true)
    let results = try #require(fixture.results)
    fixture.type("")
    #expect(!fixture.search.showsSearchResultsController && results.heard.isEmpty)
    fixture.stage.typeText("Ced")
    fixture.stage.settle()
    #expect(fixture.rows.first == "Found Cedar 2" && fixture.rows.allSatisfy { $0.hasPrefix("F") })
    #expect(results.tableView.adjustedContentInset.top == 103)
    #expect(results.heard == ["will appear"])
    fixture.stage.tap("Clear text")
    #expect(!fixture.sees("Found Cedar 2") && fixture.search.isActive)
    fixture.search.showsSearchResultsController = true
    #expect(!fixture.search.automaticallyShowsSearchResultsController)
    fixture.stage.settle()
    #expect(fixture.sees("Found Alder 0"))
    fixture.stage.tap("Cancel")
    fixture.stage.settle()
    #expect(results.heard.last == "did disappear")
  }

  @Test func `a page pushed from results finds the search as it was`() {
    let fixture = SearchFixture(withResults: true)
    fixture.type("Ced")
    fixture.stage.tap("Found Cedar 5")
    fixture.stage.advance(by: 0.06)
    #expect(fixture.field.map { $0.frame.minX < 16 } == true)
    fixture.stage.settle()
    #expect(fixture.sees("About Cedar 5") && !fixture.sees("Found Cedar 5"))
    #expect(fixture.barHeight == 96 && fixture.search.isActive && fixture.field == nil)
    // The edge swipe, given up at first.
    for goal in [60.0, 380] {
      fixture.stage.press(at: CGPoint(x: 2, y: 400))
      fixture.stage.move(to: CGPoint(x: goal, y: 400), over: 0.3)
      fixture.stage.advance(by: 0.2)
      fixture.stage.release()
      fixture.stage.settle()
    }
    #expect(fixture.search.isActive && fixture.sees("Found Cedar 5"))
    #expect(fixture.field?.value == "Ced" && fixture.barHeight == 56 && !fixture.sees("Trees"))
    #expect(fixture.field?.frame.origin == CGPoint(x: 16, y: 57))
    fixture.stage.tap("Cancel")
    fixture.stage.settle()
    #expect(fixture.barHeight == 148 && fixture.sees("Trees"))
  }

  @Test func `escape cancels the search, and goes back from a page over it`() {
    let fixture = SearchFixture(withResults: true)
    fixture.type("Ced")
    fixture.stage.tap("Found Cedar 5")
    fixture.stage.settle()
    fixture.stage.send(.key(KeyEvent(key: .escape, time: fixture.stage.now)))
    fixture.stage.settle()
    #expect(fixture.search.isActive && fixture.sees("Found Cedar 5"))
    fixture.stage.send(.key(KeyEvent(key: .escape, time: fixture.stage.now)))
    fixture.stage.settle()
    #expect(!fixture.search.isActive && fixture.field?.value == "")
  }

  @Test func `return ends typing and keeps the search`() {
    let fixture = SearchFixture()
    fixture.type("Ced")
    fixture.stage.typeText("\n")
    fixture.stage.settle()
    #expect(fixture.search.isActive && !fixture.search.searchBar.isFirstResponder)
    #expect(fixture.search.searchBar.text == "Ced")
  }

  @Test func `code begins and ends a search`() {
    let fixture = SearchFixture()
    fixture.search.isActive = true
    fixture.stage.settle()
    #expect(fixture.field != nil && !fixture.search.searchBar.isFirstResponder)
    #expect(fixture.list.presentedViewController === fixture.search)
    fixture.search.isActive = false
    fixture.stage.settle()
    #expect(fixture.barHeight == 148 && fixture.list.presentedViewController == nil)
  }

  @Test func `a search ended out of sight is over when its page comes back`() {
    let fixture = SearchFixture()
    fixture.type("Ced")
    fixture.list.open("Alder 0")
    fixture.stage.settle()
    fixture.search.isActive = false
    fixture.stage.settle()
    fixture.navigation.popViewController(animated: true)
    fixture.stage.settle()
    #expect(fixture.sees("Trees") && !fixture.sees("Cancel") && !fixture.search.isActive)
  }

  @Test func `what comes by itself can be left to the app`() {
    let fixture = SearchFixture {
      $0.search.automaticallyShowsCancelButton = false
      $0.search.automaticallyShowsScopeBar = false
      $0.search.searchBar.scopeButtonTitles = ["All", "New"]
    }
    fixture.type("")
    #expect(!fixture.sees("Cancel") && !fixture.sees("New") && fixture.barHeight == 56)
  }

  @Test func `a delegate may present the search itself`() {
    final class Presenter: NSObject, UISearchControllerDelegate {
      func presentSearchController(_ searchController: UISearchController) {
        page?.present(searchController, animated: false)
      }
      weak var page: UIViewController?
    }
    let (fixture, presenter) = (SearchFixture(), Presenter())
    presenter.page = fixture.list
    fixture.search.delegate = presenter
    fixture.search.isActive = true
    #expect(fixture.search.isActive && fixture.barHeight == 56, "at once")
  }

  @Test func `right to left, the button is at the left`() {
    let fixture = SearchFixture(traits: .rightToLeft)
    fixture.type("")
    let cancel = fixture.stage.elements().first { $0.label == "Cancel" }?.frame ?? .zero
    #expect(cancel.minX == 16 && fixture.field?.frame.maxX == 374)
  }
}
