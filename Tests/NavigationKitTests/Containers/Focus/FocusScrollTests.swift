import Foundation
import Input
import NavigationKit
import Testing

/// What scrolls as arrows move the ring of the keyboard.
struct FocusScrollTests {
  private let fixture = FocusFixture()

  @Test func `an arrow between rows in sight moves the ring, and not the list`() {
    let table: UITableView = fixture.list.tableView
    let top = table.contentOffset
    for key: Key in [.tab, .down, .down, .up] {
      fixture.press(key)
      #expect(table.contentOffset == top)
    }
    #expect(fixture.focused == "Row 1")
  }
}
