import Foundation
import NavigationKit
import Testing

/// The navigation bar configurations of a sample project, one page each.
struct BarConfigurationTests {
  @Test func `a title alone`() {
    #expect(parts { _ in } == ["title: Page", "backButton: List"])
  }

  @Test func `a button with text on the right`() {
    let found = parts { $0.rightBarButtonItem = UIBarButtonItem(title: "Add") }
    #expect(found == ["title: Page", "barButton: Add", "backButton: List"])
  }

  @Test func `a button with a symbol on the right`() {
    let found = parts { $0.rightBarButtonItem = UIBarButtonItem(systemItem: .add) }
    #expect(found == ["title: Page", "barButton: Add", "backButton: List"])
  }

  @Test func `a view on the right`() {
    let found = parts { $0.rightBarButtonItem = UIBarButtonItem(customView: control()) }
    #expect(found == ["title: Page", "segment: Up", "segment: Down", "backButton: List"])
  }

  @Test func `several buttons on the right, the first outermost`() {
    let found = parts {
      $0.rightBarButtonItems = [UIBarButtonItem(title: "One"), UIBarButtonItem(title: "Two")]
    }
    #expect(found == ["title: Page", "barButton: Two", "barButton: One", "backButton: List"])
  }

  @Test func `a view in the middle`() {
    let found = parts { $0.titleView = control() }
    #expect(found == ["segment: Up", "segment: Down", "backButton: List"])
  }

  @Test func `a prompt above the title`() {
    let found = parts { $0.prompt = "Choose one" }
    #expect(found == ["prompt: Choose one", "title: Page", "backButton: List"])
  }

  @Test func `a prompt above a view and a button`() {
    let found = parts {
      $0.prompt = "Choose one"
      $0.titleView = control()
      $0.rightBarButtonItem = UIBarButtonItem(title: "Add")
    }
    #expect(
      found == [
        "prompt: Choose one", "segment: Up", "segment: Down", "barButton: Add", "backButton: List",
      ])
  }

  @Test func `a button on the left in place of the way back`() {
    let found = parts { $0.leftBarButtonItem = UIBarButtonItem(title: "Close") }
    #expect(found == ["barButton: Close", "title: Page"])
  }

  private func control() -> UISegmentedControl { UISegmentedControl(items: ["Up", "Down"]) }

  /// The visible elements of the bar of a pushed page: from the top, then from left to right; the
  /// back button last.
  private func parts(_ configure: (UINavigationItem) -> Void) -> [String] {
    let fixture = NavigationFixture("List", "Page")
    configure(fixture.pages[1].navigationItem)
    let prompt: (StageElement) -> Int = { $0.role == .prompt ? 0 : 1 }
    let backButton: (StageElement) -> Int = { $0.role == .backButton ? 1 : 0 }
    return fixture.stage.elements()
      .sorted {
        (prompt($0), backButton($0), $0.frame.minX) < (prompt($1), backButton($1), $1.frame.minX)
      }
      .map { "\($0.role.rawValue): \($0.label)" }
  }
}
