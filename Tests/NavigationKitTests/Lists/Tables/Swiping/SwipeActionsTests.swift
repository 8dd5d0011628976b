import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// Rows with actions of their delegate at both ends.
struct SwipeActionsTests {
  private let table: MailTable

  init() {
    table = MailTable(count: 12)
    table.start()
  }

  @Test func `the row follows the finger, and its actions share the way`() throws {
    table.stage.press(at: CGPoint(x: 300, y: table.y(2)))
    table.stage.move(to: CGPoint(x: 280, y: table.y(2)), over: 0.1)
    let start = try #require(table.place(2))
    table.stage.move(to: CGPoint(x: 190, y: table.y(2)), over: 0.2)
    #expect(table.place(2) == start - 90)
    let cell = try #require(table.tableView.cellForRow(at: [0, 2]))
    let places = cell.pull?.buttons.map(\.frame.minX) ?? []
    #expect(places == [390 + (start - 90) / 2, 390 + start - 90])
    table.stage.advance(by: 0.2)
    table.stage.release()
    table.stage.settle()
    let shown = try #require(table.button("Delete"))
    #expect(shown.maxX == 390 && table.button("Flag")?.maxX == shown.minX)
    #expect(table.place(2) == -2 * shown.width)
  }

  @Test(arguments: [true, false])
  func `a row clips as the app says, before, during and after a swipe`(clips: Bool) throws {
    let cell = try #require(table.tableView.cellForRow(at: [0, 2]))
    cell.clipsToBounds = clips
    table.swipe(2, by: -200)
    #expect(cell.clipsToBounds == clips && cell.isClipped)
    table.swipe(2, by: 300)
    table.stage.settle()
    #expect(cell.clipsToBounds == clips && cell.isClipped == clips)
  }

  @Test func `an action runs when tapped, and the row closes when it says that it is done`() {
    table.swipe(2, by: -200)
    table.stage.tap("Flag")
    table.stage.settle()
    #expect(table.take() == ["begin 2", "Flag 2"] && table.place(2) != 0)
    table.finish?(true)
    #expect(table.take() == ["end 2"])
    table.stage.settle()
    #expect(table.place(2) == 0 && table.button("Flag") == nil)
  }

  @Test func `an action under way is not run again`() {
    table.swipe(2, by: -200)
    table.stage.tap("Flag")
    table.stage.tap("Flag")
    table.stage.tap("Delete")
    #expect(table.take() == ["begin 2", "Flag 2"])
  }

  @Test func `a destructive action that is done deletes the row that is gone from the data`() {
    table.swipe(2, by: -200)
    table.stage.tap("Delete")
    table.rows[0].remove(at: 2)
    table.finish?(true)
    #expect(table.take() == ["begin 2", "Delete 2", "end -"])
    table.stage.settle()
    #expect(table.labels.starts(with: ["Row 0", "Row 1", "Row 3"]))
    #expect(table.place(2) == 0 && table.button("Delete") == nil)
  }

  @Test func `a destructive action that was given up leaves the row`() {
    table.swipe(2, by: -200)
    table.stage.tap("Delete")
    table.finish?(false)
    table.stage.settle()
    #expect(table.labels.contains("Row 2") && table.place(2) == 0)
  }

  @Test func `a row that is deleted leaves as it is shown`() throws {
    table.swipe(2, by: -200)
    let cell = try #require(table.tableView.cellForRow(at: [0, 2]))
    let place = table.place(2)
    table.rows[0].remove(at: 2)
    table.tableView.deleteRows(at: [[0, 2]], with: .automatic)
    table.stage.advance(by: 0.1)
    #expect(cell.contentView.presentedFrame(at: table.stage.now).minX == place && place != 0)
  }

  @Test func `pulled to the other side, a row shows its leading actions`() throws {
    table.swipe(2, from: 60, by: 120)
    let button = try #require(table.button("Unread"))
    #expect(button.minX == 0 && table.place(2) == button.maxX)
    table.stage.tap("Unread")
    table.finish?(true)
    #expect(table.take() == ["begin 2", "Unread 2", "end 2"])
  }

  @Test func `a full swipe performs the first action`() {
    table.swipe(2, from: 380, by: -360)
    #expect(table.take() == ["begin 2", "Delete 2"])
    table.finish?(false)
    table.stage.settle()
    #expect(table.place(2) == 0)
  }

  @Test func `a full swipe performs nothing if the configuration says so`() {
    table.performsFirst = false
    table.swipe(2, from: 380, by: -360)
    #expect(table.take() == ["begin 2"])
    #expect(table.place(2) == table.button("Flag").map { $0.minX - 390 })
  }

  @Test func `one row is open at a time`() {
    table.swipe(2, by: -200)
    table.swipe(4, by: -200)
    #expect(table.place(2) == 0 && table.place(4) ?? 0 < 0)
    #expect(table.take() == ["begin 2", "end 2", "begin 4"])
  }

  @Test func `a sideways drag selects no row, whether the row has actions or not`() {
    table.swipe(2, by: -40)
    table.empty = [3]
    table.swipe(3, by: -120)
    table.swipe(3, from: 60, by: 120)
    #expect(table.take() == ["begin 2", "end 2"])
    #expect(table.place(3) == 0)
    table.stage.tap("Row 3")
    #expect(table.take() == ["select 0.3"])
  }

  @Test func `a row that may not be edited shows no actions`() {
    table.locked = [3]
    table.swipe(3, by: -200)
    #expect(table.place(3) == 0 && table.take().isEmpty)
  }

  @Test func `a data source that says nothing about its rows leaves it to the delegate`() {
    let stage = Stage(size: .phone)
    stage.window.rootViewController = SilentMail()
    stage.window.makeKeyAndVisible()
    stage.drag(from: CGPoint(x: 300, y: 22), to: CGPoint(x: 100, y: 22), over: 0.3)
    stage.settle()
    #expect(stage.elements().contains { $0.label == "Flag" })
  }

  @Test func `editing turns swipes off, and the red circle shows the trailing actions`() {
    table.setEditing(true, animated: false)
    table.swipe(2, by: -200)
    #expect(table.place(2) == 38 && table.take().isEmpty)
    table.stage.tap("Delete Row 2")
    table.stage.settle()
    #expect(table.button("Flag") != nil && table.button("Delete") != nil)
  }

  @Test func `a reload closes the row, and its tap selects again`() {
    table.swipe(2, by: -200)
    table.tableView.reloadData()
    table.stage.settle()
    #expect(table.take() == ["begin 2", "end -"] && table.place(2) == 0)
    table.stage.tap("Row 2")
    #expect(table.take() == ["select 0.2"])
  }

  @Test func `right to left all is mirrored`() throws {
    let table = MailTable([["Row 0", "Row 1"]], isRightToLeft: true)
    table.start()
    table.swipe(0, from: 100, by: 120)
    let delete = try #require(table.button("Delete")), flag = try #require(table.button("Flag"))
    #expect(delete.minX == 0 && flag.minX == delete.maxX && table.place(0) == flag.maxX)
    table.swipe(0, from: 300, by: -250)
    table.swipe(0, from: 300, by: -120)
    #expect(table.button("Unread")?.maxX == 390)
  }

  @Test func `a button's colour is its action's, or that of its style`() {
    let handler: UIContextualAction.Handler = { _, _, _ in }
    let action = UIContextualAction(style: .normal, title: "Flag", handler: handler)
    #expect(action.backgroundColor == .systemGray)
    #expect(
      UIContextualAction(style: .destructive, title: nil, handler: handler).backgroundColor
        == .systemRed)
    action.backgroundColor = .systemOrange
    #expect(action.backgroundColor == .systemOrange)
    table.swipe(2, by: -200)
    let cell = table.tableView.cellForRow(at: [0, 2])
    #expect(cell?.pull?.buttons.map(\.backgroundColor) == [.systemRed, .systemOrange])
  }

  @Test(arguments: [(44, false), (100, true)] as [(CGFloat, Bool)])
  func `an image stands alone in a low row, and above its title in a high one`(
    height: CGFloat, showsTitle: Bool
  ) throws {
    table.height = { _ in height }
    table.image = UIImage(systemName: "flag")
    table.tableView.reloadData()
    table.stage.advance(by: 0)
    table.stage.drag(
      from: CGPoint(x: 300, y: height / 2), to: CGPoint(x: 100, y: height / 2), over: 0.3)
    table.stage.settle()
    let button = try #require(table.tableView.cellForRow(at: [0, 0])?.pull?.buttons.last)
    #expect(button.configuration?.title == (showsTitle ? "Flag" : nil))
    #expect(button.bounds.width >= 74 && table.button("Flag") != nil)
  }
}

/// A table whose rows can be flagged and deleted at one end, and marked as unread at the other.
private final class MailTable: TableFixture {
  var finish: ((Bool) -> Void)?
  var performsFirst = true
  var image: UIImage?
  /// The rows without actions, and those that may not be edited.
  var empty: Set<Int> = []
  var locked: Set<Int> = []

  func y(_ row: Int) -> CGFloat { CGFloat(row) * 44 + 22 }

  func swipe(_ row: Int, from start: CGFloat = 350, by offset: CGFloat) {
    stage.drag(
      from: CGPoint(x: start, y: y(row)), to: CGPoint(x: start + offset, y: y(row)), over: 0.3)
    stage.settle()
  }

  /// Where a row's content starts at this instant.
  func place(_ row: Int) -> CGFloat? {
    tableView.cellForRow(at: [0, row])?.contentView.presentedFrame(at: stage.now).minX
  }

  func button(_ label: String) -> CGRect? {
    stage.elements().first { $0.label == label }?.frame
  }

  private func action(
    _ title: String, _ style: UIContextualAction.Style, at path: IndexPath
  ) -> UIContextualAction {
    UIContextualAction(style: style, title: title) { [weak self] _, _, done in
      self?.calls.append("\(title) \(path.row)")
      self?.finish = done
    }
  }

  override func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { !locked.contains(indexPath.row) }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    empty.contains(indexPath.row)
      ? nil : UISwipeActionsConfiguration(actions: [action("Unread", .normal, at: indexPath)])
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    if empty.contains(indexPath.row) { return UISwipeActionsConfiguration(actions: []) }
    let flag = action("Flag", .normal, at: indexPath)
    flag.backgroundColor = .systemOrange
    flag.image = image
    let configuration = UISwipeActionsConfiguration(
      actions: [action("Delete", .destructive, at: indexPath), flag])
    configuration.performsFirstActionWithFullSwipe = performsFirst
    return configuration
  }

  override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    calls.append("begin \(indexPath.row)")
  }

  override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    calls.append("end \(indexPath.map { "\($0.row)" } ?? "-")")
  }
}

/// A table whose data source does not say which rows can be edited.
private final class SilentMail: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
    ])
  }
}
