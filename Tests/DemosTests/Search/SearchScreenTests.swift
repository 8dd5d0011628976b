import Input
import NavigationKit
import Testing

/// The demo Search.
struct SearchScreenTests {
  @Test func `a search that finds no bird says so, until it finds one`() throws {
    let driver = try DemoDriver("search")
    let list = try #require(driver.navigation?.topViewController)
    list.navigationItem.searchController?.searchBar.becomeFirstResponder()
    driver.stage.settle()
    driver.stage.send(.text(TextEvent(text: "bz", time: driver.stage.now)))
    driver.stage.settle()
    #expect(driver.sees("No Results"))
    driver.stage.send(.key(KeyEvent(key: .delete, time: driver.stage.now)))
    driver.stage.settle()
    #expect(!driver.sees("No Results"))
  }
}
