import Foundation
import Testing

@testable import NavigationKit

/// Animations of editing: delete controls, red buttons and indentation.
struct EditingMotionTests {
  private func started(_ count: Int) -> TableFixture {
    let table = TableFixture(count: count)
    table.start()
    table.stage.advance(by: 0)
    return table
  }

  @Test func `circles slide in with the rows' content, their pictures whole from the start`() {
    let table = started(1)
    table.setEditing(true, animated: true)
    let cell = table.tableView.cellForRow(at: [0, 0])
    let circle = cell?.control?.circle as? UIButton
    for _ in 0..<5 {
      let now = table.stage.now
      let indent = cell?.contentView.presentedFrame(at: now).minX ?? 0
      #expect(circle.map { abs($0.presentedFrame(at: now).minX - (indent - 22)) < 0.001 } == true)
      #expect(circle?.imageView?.presentedFrame(at: now).size == CGSize(width: 24, height: 24))
      table.stage.advance(by: 0.05)
    }
    #expect(circle.map { $0.presentedAlpha(at: table.stage.now) > 0.9 } == true)
    table.stage.settle()
    #expect(circle?.frame.minX == 16 && cell?.contentView.frame.minX == 38)
  }

  @Test func `circles slide out again, and are gone then`() {
    let table = started(1)
    table.setEditing(true, animated: false)
    table.stage.advance(by: 0)
    let circle = table.tableView.cellForRow(at: [0, 0])?.control?.circle
    table.setEditing(false, animated: true)
    table.stage.advance(by: 0.15)
    #expect(circle?.superview != nil)
    #expect(circle.map { abs($0.presentedFrame(at: table.stage.now).minX - -3) < 0.001 } == true)
    table.stage.settle()
    #expect(circle?.superview == nil)
  }

  @Test func `what stands at a row's end fades and slides out with them, and comes back`() {
    let table = TableFixture(count: 1)
    table.configure = { cell, _ in cell.accessoryType = .disclosureIndicator }
    table.start()
    table.stage.advance(by: 0)
    let chevron = table.tableView.cellForRow(at: [0, 0])?.accessories.first
    let look = {
      chevron.map {
        [$0.presentedFrame(at: table.stage.now).minX, $0.presentedAlpha(at: table.stage.now)]
      }
    }
    let rest = look()
    table.setEditing(true, animated: true)
    #expect(look() == rest)
    table.stage.advance(by: 0.15)
    #expect(look().map { $0[0] > 366 && $0[0] < 390 && abs($0[1] - 0.5) < 0.001 } == true)
    table.stage.settle()
    #expect(look() == [390, 0])
    table.setEditing(false, animated: true)
    table.stage.settle()
    #expect(look() == rest)
  }

  @Test func `the red button slides in, and out again`() {
    let table = started(2)
    table.setEditing(true, animated: false)
    table.stage.tap("Delete Row 0")
    let button = table.tableView.cellForRow(at: [0, 0])?.pull?.buttons.first
    let rest = 390 - (button?.frame.width ?? 0)
    let middle = (390 + rest) / 2
    let x = { button?.presentedFrame(at: table.stage.now).minX ?? 0 }
    table.stage.advance(by: 0.15)
    #expect(abs(x() - middle) < 0.001)
    table.stage.settle()
    #expect(x() == rest)
    table.stage.tap("Row 1")
    table.stage.advance(by: 0.15)
    #expect(abs(x() - middle) < 0.001)
    #expect(button?.superview != nil)
    table.stage.settle()
    #expect(button?.superview == nil)
  }

  @Test func `lines start where the text is, on its way too`() {
    let table = started(1)
    table.setEditing(true, animated: true)
    table.stage.advance(by: 0.15)
    let line = table.stage.displayList().fills(height: 0.5).first
    #expect(line.map { abs($0.minX - (16 + 19)) < 0.001 } == true)
  }
}
