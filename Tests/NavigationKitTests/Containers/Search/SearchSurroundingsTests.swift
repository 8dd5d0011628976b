import Foundation
import Testing

@testable import NavigationKit

/// The surroundings of an active search: the bar, the page behind, other pages.
struct SearchSurroundingsTests {
  @Test func `the bar comes up over results that are scrolled under it`() throws {
    let fixture = SearchFixture(withResults: true)
    fixture.type("Ced")
    let background = fixture.navigation.navigationBar.background.backgroundView
    #expect(background.fraction(at: fixture.stage.now) == 0)
    let table = try #require(fixture.results?.tableView)
    table.contentOffset.y += 30
    #expect(background.fraction(at: fixture.stage.now) == 1)
  }

  @Test func `nothing comes up or shows two titles as a search that was pushed over ends`() {
    let fixture = SearchFixture(withResults: true)
    fixture.type("Ced")
    fixture.stage.tap("Found Cedar 5")
    fixture.stage.settle()
    fixture.navigation.popViewController(animated: false)
    fixture.stage.tap("Cancel")
    fixture.stage.advance(by: 0.12)
    let background = fixture.navigation.navigationBar.background.backgroundView
    #expect(background.fraction(at: fixture.stage.now) == 0)
    let titles = fixture.stage.elements().filter { $0.label == "Trees" }
    #expect(titles.map(\.role) == [.largeTitle] && titles.allSatisfy { $0.frame.minX == 16 })
  }

  @Test func `the page is dimmed below the bar while that moves`() {
    let fixture = SearchFixture(hides: false)
    fixture.stage.tap("Search")
    fixture.stage.advance(by: 0.1)
    let dimming = fixture.search.view.subviews[0]
    let top = dimming.presentedFrame(at: fixture.stage.now).minY
    #expect(abs(top - fixture.barHeight - SearchFixture.statusHeight) < 0.5)
  }

  @Test func `a search bar in the page itself stays where it is`() {
    let fixture = SearchFixture(isLarge: false) { list in
      list.loadViewIfNeeded()
      list.navigationItem.searchController = nil
      list.search.searchBar.frame.size.height = 56
      list.tableView.tableHeaderView = list.search.searchBar
    }
    #expect(fixture.field?.frame == CGRect(x: 16, y: 101, width: 358, height: 36))
    fixture.stage.tap("Search")
    fixture.stage.settle()
    #expect(fixture.search.isActive && fixture.sees("Cancel") && fixture.barHeight == 44)
    #expect(fixture.field?.frame.minY == 101)
    fixture.stage.typeText("Ced")
    fixture.stage.settle()
    #expect(fixture.rows.first == "Cedar 2")
    fixture.stage.tap("Clear text")
    #expect(fixture.search.isActive && fixture.search.searchBar.text == "")
    fixture.stage.tap("Cancel")
    fixture.stage.settle()
    #expect(!fixture.search.isActive && !fixture.sees("Cancel") && fixture.rows.first == "Alder 0")
  }

  @Test func `a page with a search may present, be turned and be searched on`() {
    let fixture = SearchFixture(withResults: true)
    fixture.type("Ced")
    let alert = UIAlertController(title: "Wait", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    fixture.list.navigationController?.present(alert, animated: true)
    fixture.stage.settle()
    fixture.stage.tap("OK")
    fixture.stage.settle()
    fixture.stage.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
    fixture.stage.settle()
    #expect(fixture.search.isActive && fixture.sees("Found Cedar 2") && fixture.barHeight == 56)
    #expect(fixture.field?.frame.minY == 10)
    fixture.stage.tap("Cancel")
    fixture.stage.settle()
    #expect(!fixture.search.isActive && fixture.sees("Trees"))
  }

  @Test func `a search given up and begun again at once is active in the end`() {
    let fixture = SearchFixture(hides: false)
    fixture.type("Ced")
    fixture.stage.tap("Cancel")
    fixture.stage.advance(by: 0.1)
    // The place to which the field is going: touches find views there.
    fixture.stage.tap(at: CGPoint(x: 76, y: 162))
    fixture.stage.settle()
    #expect(fixture.search.isActive && fixture.barHeight == 56 && fixture.sees("Cancel"))
    #expect(fixture.search.searchBar.text == "" && !fixture.sees("Trees"))
    fixture.search.isActive = false
    fixture.stage.settle()
    #expect(fixture.barHeight == 148 && fixture.sees("Trees"))
  }

  @Test(arguments: [true, false])
  func `a search given up, begun again and ended before it has come edits no more`(
    bySearch: Bool
  ) {
    let fixture = SearchFixture(hides: false)
    fixture.type("Ced")
    fixture.stage.tap("Cancel")
    fixture.stage.advance(by: 0.1)
    fixture.stage.tap(at: CGPoint(x: 76, y: 162))
    #expect(fixture.search.isActive && fixture.search.searchBar.searchTextField.isFirstResponder)
    if bySearch { fixture.search.isActive = false } else { fixture.list.dismiss(animated: true) }
    fixture.stage.settle()
    #expect(!fixture.search.searchBar.searchTextField.isFirstResponder)
    #expect(!fixture.search.isActive && fixture.sees("Trees"))
  }

  @Test func `a search that is taken from its page ends, and another one takes its place`() {
    let fixture = SearchFixture(hides: false, withResults: true)
    fixture.type("Ced")
    fixture.list.navigationItem.searchController = nil
    fixture.stage.settle()
    #expect(!fixture.search.isActive && fixture.field == nil)
    #expect(fixture.rows.first == "Alder 0" && fixture.sees("Trees"))
    fixture.list.navigationItem.searchController = UISearchController(searchResultsController: nil)
    fixture.stage.tap("Search")
    fixture.stage.settle()
    #expect(fixture.list.navigationItem.searchController?.isActive == true)
  }

  @Test func `a search given up, begun again and taken from its page at once does not come back`() {
    let fixture = SearchFixture(hides: false)
    fixture.stage.tap("Search")
    fixture.stage.advance(by: 0.1)
    fixture.search.isActive = false
    fixture.search.isActive = true
    #expect(fixture.search.isActive)
    fixture.list.navigationItem.searchController = nil
    fixture.stage.settle()
    #expect(!fixture.search.isActive && fixture.list.presentedViewController == nil)
  }

  @Test func `a search that a push covers before it has come can be taken from its page`() {
    let fixture = SearchFixture(hides: false)
    fixture.stage.tap("Search")
    fixture.stage.advance(by: 0.1)
    fixture.navigation.pushViewController(UIViewController(), animated: false)
    fixture.list.navigationItem.searchController = nil
    fixture.navigation.popViewController(animated: false)
    fixture.stage.settle()
    #expect(!fixture.search.isActive && fixture.list.presentedViewController == nil)
    #expect(fixture.sees("Trees"))
  }

  @Test func `over a page that presents something else, a tapped search bar is not edited`() {
    let fixture = SearchFixture(hides: false)
    let cover = UIViewController()
    cover.modalPresentationStyle = .overCurrentContext
    fixture.list.definesPresentationContext = true
    fixture.list.present(cover, animated: false)
    fixture.stage.tap("Search")
    fixture.stage.settle()
    #expect(!fixture.search.isActive)
    #expect(!fixture.search.searchBar.searchTextField.isFirstResponder)
  }

  @Test func `a search that waits for another to end is not edited once both are dismissed`() {
    let fixture = SearchFixture(hides: false)
    fixture.stage.tap("Search")
    fixture.stage.settle()
    fixture.search.isActive = false
    let other = UISearchController(searchResultsController: nil)
    fixture.list.navigationItem.searchController = other
    fixture.stage.tap("Search")
    #expect(other.isActive && other.searchBar.searchTextField.isFirstResponder)
    fixture.list.dismiss(animated: true)
    fixture.stage.settle()
    #expect(!other.isActive && !other.searchBar.searchTextField.isFirstResponder)
  }

  @Test func `a page that is searched presents nothing else`() {
    let fixture = SearchFixture(hides: false)
    fixture.stage.tap("Search")
    fixture.stage.settle()
    let other = UIViewController()
    fixture.list.present(other, animated: false)
    #expect(other.presentingViewController == nil)
    #expect(fixture.stage.warnings.count == 1)
    fixture.search.present(other, animated: false)
    #expect(other.presentingViewController != nil)
  }

  @Test func `a page popped while it is searched is released`() {
    let fixture = SearchFixture()
    weak var page: SearchedList?
    do {
      let list = SearchedList(search: UISearchController(searchResultsController: nil))
      page = list
      fixture.navigation.pushViewController(list, animated: false)
      fixture.stage.settle()
      list.search.isActive = true
      fixture.stage.settle()
      #expect(fixture.barHeight == 56)
      fixture.navigation.popViewController(animated: true)
      fixture.stage.settle()
    }
    #expect(page == nil && fixture.sees("Trees") && fixture.barHeight == 96)
  }
}
