import Foundation
import Input
import Testing

@testable import NavigationKit

/// The element that the keyboard acts on where another page comes while a ring is shown.
struct PageFocusTests {
  private let fixture = FocusFixture()
  private var stage: Stage { fixture.stage }

  @Test func `a pushed page has the ring on its first element, once it is there`() {
    fixture.press(.tab)
    stage.send(.key(KeyEvent(key: .return, time: stage.now)))
    stage.advance(by: 0.1)
    #expect(stage.focusRing.isEmpty, "none on the way")
    stage.settle()
    #expect(fixture.focused == "Sound")
    fixture.press(.character(" "))
    #expect(fixture.controls.toggle.isOn)
    fixture.press(.tab)
    #expect(fixture.focused == "Volume", "Tab goes on from there")
  }

  @Test func `a page that comes back and was never focused has it, too`() {
    fixture.stack.pushViewController(fixture.controls, animated: false)
    stage.settle()
    #expect(fixture.focused == nil, "not before a key moves it")
    fixture.press(.tab)
    fixture.press(.escape)
    #expect(fixture.stack.topViewController === fixture.list && fixture.focused == "Row 0")
  }

  @Test func `a page that is scrolled by keys keeps it where it was`() {
    fixture.stack.setViewControllers([fixture.controls], animated: false)
    stage.settle()
    fixture.press(.tab)
    fixture.stack.setViewControllers([fixture.list], animated: false)
    stage.settle()
    #expect(fixture.focused == "Row 0")
    fixture.press(.pageDown)
    #expect(fixture.focused == nil, "it is scrolled away")
    fixture.press(.home)
    #expect(fixture.focused == "Row 0")
  }

  @Test func `a list that has lost the row with the ring has it where it was before`() throws {
    fixture.list.first = 97
    fixture.list.tableView.reloadData()
    stage.settle()
    for key in [Key.tab, .down, .down] { fixture.press(key) }
    let rows = fixture.list.tableView.visibleCells
    #expect(stage.focusedItem?.view === rows.last && rows.count == 3)
    fixture.list.first = 98
    fixture.list.tableView.reloadData()
    stage.settle()
    let former = try #require(fixture.list.tableView.cellForRow(at: [0, 1]))
    #expect(stage.focusedItem?.view === former)
  }

  @Test func `an alert has it on the button that it suggests, and afterwards the page again`() {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    var answers: [String] = []
    for title in ["Keep", "Delete"] {
      alert.addAction(
        UIAlertAction(title: title, style: .default) { answers.append($0.title ?? "") })
    }
    alert.preferredAction = alert.actions[1]
    for key: Key in [.tab, .down] { fixture.press(key) }
    fixture.list.present(alert, animated: true)
    stage.settle()
    #expect(fixture.focused == "Delete")
    fixture.press(.return)
    #expect(answers == ["Delete"] && fixture.focused == "Row 1")
  }

  @Test func `a sheet has it in its content`() {
    fixture.press(.tab)
    fixture.list.present(
      UINavigationController(rootViewController: fixture.controls), animated: true)
    stage.settle()
    #expect(fixture.focused == "Sound")
    fixture.press(.escape)
    #expect(fixture.focused == "Row 0")
  }

  @Test func `it goes to a text that code begins to edit`() {
    fixture.stack.pushViewController(fixture.controls, animated: false)
    stage.settle()
    fixture.press(.tab)
    #expect(fixture.focused == "Sound")
    _ = stage.perform { fixture.controls.field.becomeFirstResponder() }
    #expect(fixture.focused == "Name")
    fixture.press(.tab, .shift)
    #expect(fixture.focused == "Volume" && !fixture.controls.field.isEditing)
  }

  @Test func `an app that is started anew has it on its first page`() {
    fixture.press(.tab)
    stage.endApp()
    #expect(fixture.focused == nil)
    stage.window.rootViewController = UINavigationController(rootViewController: ControlsPage())
    stage.window.makeKeyAndVisible()
    stage.settle()
    #expect(fixture.focused == "Sound")
  }
}
