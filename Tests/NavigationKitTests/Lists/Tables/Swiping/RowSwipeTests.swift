import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// Swiped rows; row 1 cannot be deleted.
struct RowSwipeTests {
  private let table = TableFixture(count: 30)

  init() { table.start() }

  private func y(_ row: Int) -> CGFloat { CGFloat(row) * 44 + 22 - table.tableView.contentOffset.y }

  private func swipe(
    _ row: Int, from start: CGFloat = 300, by offset: CGFloat, over time: Double = 0.3
  ) {
    table.stage.drag(
      from: CGPoint(x: start, y: y(row)), to: CGPoint(x: start + offset, y: y(row)), over: time)
  }

  /// The x of a row's content as drawn now.
  private func place(_ row: Int) -> CGFloat? {
    table.tableView.cellForRow(at: [0, row])?.contentView.presentedFrame(at: table.stage.now).minX
  }

  private var showsButton: Bool { table.stage.elements().contains { $0.label == "Delete" } }

  @Test(arguments: [
    (20, 0, RowSwipe.Release.closes), (41, 0, .opens), (20, 400, .opens), (70, -400, .closes),
    (240, 0, .performs), (240, -400, .closes), (230, 2000, .opens),
  ])
  func `how far and how fast decides what becomes of a row`(
    distance: CGFloat, velocity: CGFloat, release: RowSwipe.Release
  ) {
    #expect(
      RowSwipe.release(
        distance: distance, velocity: velocity,
        in: RowActionsLayout(count: 1, buttonWidth: 80, rowWidth: 390, performsFirst: true))
        == release)
  }

  @Test(
    arguments: [
      (CGPoint(x: -10, y: 4), RowEnd.trailing), (CGPoint(x: 10, y: 4), .leading),
      (CGPoint(x: -4, y: 10), nil), (CGPoint(x: 10, y: -10), nil),
    ] as [(CGPoint, RowEnd?)])
  func `a sideways movement brings the end into view that it leads away from`(
    movement: CGPoint, end: RowEnd?
  ) {
    #expect(RowSwipe.end(revealedBy: movement) == end)
  }

  @Test func `the row follows the finger, stays open, and its button deletes it`() throws {
    table.stage.press(at: CGPoint(x: 300, y: y(2)))
    table.stage.move(to: CGPoint(x: 280, y: y(2)), over: 0.1)
    let start = try #require(place(2))
    table.stage.move(to: CGPoint(x: 240, y: y(2)), over: 0.2)
    #expect(try #require(place(2)) == start - 40)
    table.stage.advance(by: 0.2)
    table.stage.release()
    table.stage.settle()
    let button = try #require(table.stage.elements().first { $0.label == "Delete" })
    #expect(button.frame.maxX == 390 && place(2) == button.frame.minX - 390)
    #expect(button.frame.height == 44)
    table.stage.tap("Delete")
    table.stage.settle()
    #expect(table.take() == ["commit 2"])
    #expect(table.labels.starts(with: ["Row 0", "Row 1", "Row 3"]))
    #expect(place(2) == 0 && !showsButton)
  }

  @Test func `a row that is hardly moved goes back`() {
    table.stage.press(at: CGPoint(x: 300, y: y(2)))
    table.stage.move(to: CGPoint(x: 270, y: y(2)), over: 0.2)
    table.stage.advance(by: 0.2)
    table.stage.release()
    table.stage.settle()
    #expect(place(2) == 0 && !showsButton && table.take().isEmpty)
  }

  @Test func `an open row is pulled back by a finger`() {
    swipe(2, by: -80)
    table.stage.settle()
    #expect(showsButton)
    swipe(2, from: 100, by: 120)
    table.stage.settle()
    #expect(place(2) == 0 && !showsButton)
  }

  @Test(arguments: [100, 350])
  func `a tap elsewhere or on the row closes it and selects nothing`(y: CGFloat) {
    swipe(2, by: -80)
    table.stage.settle()
    table.stage.tap(at: CGPoint(x: 100, y: y))
    table.stage.settle()
    #expect(place(2) == 0 && !showsButton && table.take().isEmpty)
  }

  @Test func `scrolling closes it, and so does another row's swipe`() {
    swipe(2, by: -80)
    table.stage.settle()
    swipe(4, by: -80)
    table.stage.settle()
    #expect(place(2) == 0 && place(4) ?? 0 < 0)
    table.stage.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 480), over: 0.2)
    table.stage.settle()
    #expect(!showsButton && place(4) == 0)
  }

  @Test func `a pull across the row deletes it at once`() {
    swipe(2, from: 380, by: -360)
    #expect(table.take() == ["commit 2"])
    table.stage.settle()
    #expect(!showsButton && place(2) == 0)
  }

  @Test func `a row that may not be deleted does not move, nor one while the table is edited`() {
    swipe(1, by: -200)
    table.stage.settle()
    #expect(!showsButton && place(1) == 0 && table.take().isEmpty)
    table.setEditing(true, animated: false)
    swipe(2, by: -200)
    table.stage.settle()
    #expect(!showsButton && place(2) == 38)
  }

  @Test func `a finger that moves up and down scrolls`() {
    table.stage.drag(from: CGPoint(x: 300, y: 500), to: CGPoint(x: 260, y: 300), over: 0.3)
    #expect(!showsButton && table.tableView.contentOffset.y > 100)
  }

  @Test func `a swipe from the edge goes back and leaves the row where it is`() {
    let table = TableFixture(count: 4)
    let navigation = UINavigationController(rootViewController: PageController("Root"))
    table.start(in: navigation)
    navigation.pushViewController(table, animated: false)
    table.stage.settle()
    table.stage.change(traits: UITraitCollection(layoutDirection: .rightToLeft))
    table.stage.settle()
    // Right to left, the back swipe starts at the right edge and moves left.
    table.stage.drag(from: CGPoint(x: 388, y: 150), to: CGPoint(x: 100, y: 150), over: 0.2)
    table.stage.settle()
    #expect(navigation.viewControllers.count == 1 && table.take().isEmpty)
  }

  @Test func `right to left, the row is pulled to the right and the button comes from the left`()
    throws
  {
    let table = TableFixture([["Row"]], isRightToLeft: true)
    table.start()
    table.stage.drag(from: CGPoint(x: 100, y: 22), to: CGPoint(x: 180, y: 22), over: 0.3)
    table.stage.settle()
    let button = try #require(table.stage.elements().first { $0.label == "Delete" })
    #expect(button.frame.minX == 0)
    let cell = try #require(table.tableView.cellForRow(at: [0, 0]))
    #expect(cell.contentView.frame.minX == button.frame.maxX)
  }

  @Test func `a data source that says nothing about its rows has none swiped`() {
    let page = SilentPage()
    let stage = Stage(size: .phone)
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    stage.drag(from: CGPoint(x: 300, y: 22), to: CGPoint(x: 100, y: 22), over: 0.3)
    stage.settle()
    #expect(!stage.elements().contains { $0.label == "Delete" })
    page.setEditing(true, animated: false)
    #expect(stage.elements().contains { $0.label == "Delete Row" })
  }
}

/// A table with only the required methods.
private final class SilentPage: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row"
    return cell
  }
}
