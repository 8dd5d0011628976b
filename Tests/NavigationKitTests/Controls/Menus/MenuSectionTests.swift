import Goldens
import Foundation
import Testing

@testable import NavigationKit

/// Menus inside menus that are shown inline.
struct MenuSectionTests {
  private func actions(_ titles: String...) -> [UIMenuElement] {
    titles.map { UIAction(title: $0) { _ in } }
  }

  private func inline(_ title: String = "", _ children: [UIMenuElement]) -> UIMenu {
    UIMenu(title: title, options: .displayInline, children: children)
  }

  private func titles(_ menu: UIMenu) -> [[String]] {
    menu.sections.map { [$0.title] + $0.elements.map(\.title) }
  }

  @Test func `an inline menu is a section, and so is what stands before and after it`() {
    let menu = UIMenu(
      children: actions("Copy", "Paste") + [inline("Sort by", actions("Name"))] + actions("Erase"))
    #expect(titles(menu) == [["", "Copy", "Paste"], ["Sort by", "Name"], ["", "Erase"]])
  }

  @Test func `one inside another, empty and hidden ones`() {
    let hidden = UIAction(title: "Secret", attributes: .hidden) { _ in }
    let menu = UIMenu(
      title: "All",
      children: [
        inline("Outer", [inline("Inner", actions("One"))]), inline("Empty", []),
        inline("Hidden", [hidden]), UIMenu(title: "Closed", children: actions("Two")),
      ])
    #expect(titles(menu) == [["All"], ["Outer"], ["Inner", "One"], ["", "Closed"]])
  }

  @Test func `a gap parts sections, and a heading stands above the rows`() {
    let fixture = NavigationFixture("A")
    let menu = UIMenu(
      title: "View",
      children: [inline("", actions("List")), inline("Sort by", actions("Name", "Size"))]
    )
    fixture.pages[0].navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "More", menu: menu)
    fixture.stage.tap("More")
    fixture.stage.settle()
    let rows = fixture.stage.elements(.menuItem).map(\.frame)
      .sorted { $0.minY < $1.minY }
    let tops = rows.map { $0.minY - rows[0].minY }
    // A row is 44 points high, the gap 8 and the second heading 30.
    #expect(tops == [0, 82, 126])
    fixture.stage.tap("Size")
    fixture.stage.settle()
    #expect(fixture.menuRows.isEmpty)
  }

  @Test func `one choice is on in a menu and its submenus, inline or opened`() {
    let all = ["a", "b", "c"].map { UIAction(title: $0) { _ in } }
    all[0].state = .on
    let fixture = NavigationFixture("A")
    let menu = UIMenu(
      options: .singleSelection,
      children: [
        inline("", [all[0]]), inline("", [all[1]]), UIMenu(title: "Others", children: [all[2]]),
      ])
    fixture.pages[0].navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "More", menu: menu)
    for (path, states) in [
      (["b"], [.off, .on, .off]), (["Others", "c"], [.off, .off, .on]),
    ] as [([String], [UIMenuElement.State])] {
      fixture.stage.tap("More")
      fixture.stage.settle()
      for row in path {
        fixture.stage.tap(row)
        fixture.stage.settle()
      }
      #expect(all.map(\.state) == states)
    }
  }
}
