import Drawing
import Foundation
import Input
import NavigationKit
import Testing

/// The keyboard alone: Tab and the arrows move a ring, Return and Space press, Escape goes back.
struct KeyboardFocusTests {
  private let fixture = FocusFixture()
  private var stage: Stage { fixture.stage }

  @Test func `Tab goes from part to part, a list counts as one, and a bar's button is pressed`() {
    #expect(fixture.focused == nil)
    fixture.press(.tab)
    #expect(fixture.focused == "Row 0", "a page begins with its content")
    fixture.press(.tab)
    #expect(fixture.focused == "Add")
    fixture.press(.return)
    #expect(fixture.list.added == 1)
    fixture.press(.tab)
    #expect(fixture.focused == "Row 0")
    fixture.press(.tab)
    #expect(fixture.focused == "Add")
    fixture.press(.tab, .shift)
    #expect(fixture.focused == "Row 0")
  }

  @Test func `arrows go through a list beyond what is visible, and back to the bar`() {
    fixture.press(.tab)
    for row in 1...40 {
      fixture.press(.down)
      #expect(fixture.focused == "Row \(row)")
    }
    for row in (0..<40).reversed() {
      fixture.press(.up)
      #expect(fixture.focused == "Row \(row)")
    }
    fixture.press(.up)
    #expect(fixture.focused == "Add")
  }

  @Test func `Return pushes a row, and Escape comes back to it`() {
    for key: Key in [.tab, .down, .down, .return] { fixture.press(key) }
    #expect(fixture.stack.topViewController === fixture.controls)
    #expect(fixture.focused == "Sound", "a page begins with its content")
    fixture.press(.tab, .shift)
    #expect(fixture.focused == "Rows")
    fixture.press(.escape)
    #expect(fixture.stack.topViewController === fixture.list)
    #expect(fixture.focused == "Row 2")
  }

  @Test func `a list that makes its cells anew comes back with the focus on the row that pushed`() {
    for key: Key in [.tab, .down, .down, .return] { fixture.press(key) }
    fixture.list.makesNewCells = true
    fixture.list.tableView.reloadData()
    fixture.press(.tab)
    fixture.press(.escape)
    #expect(fixture.focused == "Row 2")
    fixture.press(.down)
    #expect(fixture.focused == "Row 3")
  }

  @Test func `a row that is scrolled away keeps the focus, and the one in its cell has none`() {
    for key: Key in [.tab, .down] { fixture.press(key) }
    let table: UITableView = fixture.list.tableView
    table.scrollToRow(at: IndexPath(row: 40, section: 0), at: .top, animated: false)
    stage.settle()
    #expect(fixture.focused == nil)
    table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    stage.settle()
    #expect(fixture.focused == "Row 1")
  }

  @Test func `a row moves on as others are inserted above, and takes the focus with it`() {
    for key: Key in [.tab, .down] { fixture.press(key) }
    let table: UITableView = fixture.list.tableView
    fixture.list.first = -1
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    stage.settle()
    #expect(fixture.focused == "Row 1")
  }

  @Test func `Space turns a switch, arrows move a slider, and a field is typed into`() {
    for key: Key in [.tab, .return] { fixture.press(key) }
    #expect(fixture.focused == "Sound")
    fixture.press(.character(" "))
    #expect(fixture.controls.toggle.isOn)
    fixture.press(.down)
    #expect(fixture.focused == "Volume")
    for _ in 1...3 { fixture.press(.right) }
    fixture.press(.left)
    #expect(abs(fixture.controls.slider.value - 0.2) < 0.001)
    fixture.press(.tab)
    #expect(fixture.controls.field.isFirstResponder)
    fixture.press(.character(" "))
    stage.typeText("Ada ")
    #expect(fixture.controls.field.text == "Ada ")
    fixture.press(.tab)
    #expect(!fixture.controls.field.isFirstResponder)
    #expect(fixture.focused == "Rows")
  }

  @Test func `Space and Return turn the switch at a row's end, and a row without one is tapped`()
    throws
  {
    let row = try #require(fixture.list.tableView.cellForRow(at: [0, 1]))
    let toggle = UISwitch(frame: .zero)
    var turns = 0
    toggle.addAction(UIAction { _ in turns += 1 }, for: .valueChanged)
    row.accessoryView = toggle
    for key: Key in [.tab, .down, .character(" ")] { fixture.press(key) }
    #expect(toggle.isOn && turns == 1 && fixture.focused == "Row 1")
    fixture.press(.return)
    #expect(!toggle.isOn && turns == 2)
    // It is no stop of its own.
    fixture.press(.tab, .shift)
    fixture.press(.tab)
    #expect(fixture.focused == "Row 1")
    toggle.isUserInteractionEnabled = false
    fixture.press(.return)
    #expect(!toggle.isOn && turns == 2)
    #expect(fixture.stack.topViewController === fixture.controls)
  }

  @Test func `without a ring, keys scroll the page in front`() {
    let table: UITableView = fixture.list.tableView
    let top = table.contentOffset.y
    fixture.press(.down)
    #expect(table.contentOffset.y == top + 44)
    fixture.press(.pageDown)
    let page = table.bounds.inset(by: table.adjustedContentInset).height - 44
    #expect(table.contentOffset.y == top + 44 + page)
    fixture.press(.end)
    #expect(table.indexPathsForVisibleRows?.last?.row == 99)
    fixture.press(.home)
    #expect(table.contentOffset.y == top)
    table.allowsKeyboardScrolling = false
    fixture.press(.end)
    #expect(table.contentOffset.y == top)
  }

  @Test func `it stays in what is presented in front`() {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    var answers: [String] = []
    for title in ["Keep", "Delete"] {
      alert.addAction(
        UIAlertAction(title: title, style: .default) { answers.append($0.title ?? "") })
    }
    fixture.list.present(alert, animated: true)
    stage.settle()
    fixture.press(.tab)
    #expect(fixture.focused == "Keep")
    fixture.press(.right)
    #expect(fixture.focused == "Delete")
    fixture.press(.tab)
    #expect(fixture.focused == "Keep")
    fixture.press(.tab, .shift)
    fixture.press(.return)
    #expect(answers == ["Delete"])
  }
}
