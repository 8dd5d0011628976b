import Foundation
import NavigationKit
import Scenario
import Testing

@testable import NavigationShell

/// References to elements, and changes between screens, on a stage with labels and buttons.
struct ReferenceTableTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let page = UIViewController()

  init() {
    page.title = "Page"
    stage.window.rootViewController = UINavigationController(rootViewController: page)
    stage.window.makeKeyAndVisible()
    stage.settle()
  }

  private func button(_ title: String, at y: CGFloat) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: 0, y: y, width: 100, height: 40)
    page.view.addSubview(button)
    return button
  }

  private func look(_ table: inout ReferenceTable) -> ReferencedScreen {
    stage.settle()
    return table.referenced(ScreenInspection(of: stage))
  }

  private func reference(_ label: String, on screen: ReferencedScreen) -> String? {
    screen.entries.first { $0.element.label == label }?.reference
  }

  @Test func `how far elements moved is told to a tenth of a point`() {
    var table = ReferenceTable()
    let button = button("Edit", at: 100.1)
    let before = look(&table)
    button.frame.origin.y = 144.43
    #expect(
      ScreenChanges(from: before, to: look(&table)).lines.contains { $0.contains("by (0 44.3)") })
  }

  @Test func `an element keeps its reference where it moves, and where its label changes in place`()
  {
    var table = ReferenceTable()
    let (edit, play) = (button("Edit", at: 100), button("Play", at: 200))
    let before = look(&table)
    play.setTitle("Pause", for: .normal)
    let renamed = look(&table)
    #expect(reference("Pause", on: renamed) == reference("Play", on: before))
    edit.frame.origin.y = 300
    let moved = look(&table)
    #expect(reference("Edit", on: moved) == reference("Edit", on: before))
    let changes = ScreenChanges(from: before, to: moved)
    #expect(changes.added.isEmpty && changes.gone.isEmpty && changes.changed.count == 2)
  }

  @Test func `what is alike gets new references once it has moved`() {
    var table = ReferenceTable()
    let buttons = [button("Edit", at: 100), button("Edit", at: 200)]
    let before = look(&table)
    let old = before.entries.filter { $0.element.label == "Edit" }.map(\.reference)
    #expect(Set(old).count == 2)
    buttons[0].removeFromSuperview()
    buttons[1].frame.origin.y = 100
    let after = look(&table)
    #expect(!old.contains(reference("Edit", on: after) ?? ""))
  }

  @Test func `another page has other references, and the first one its own again`() {
    var table = ReferenceTable()
    _ = button("Edit", at: 100)
    let before = look(&table)
    let next = UIViewController()
    next.title = "Next"
    let other = UIButton(type: .system)
    other.setTitle("Edit", for: .normal)
    other.frame = CGRect(x: 0, y: 100, width: 100, height: 40)
    next.view.addSubview(other)
    page.navigationController?.pushViewController(next, animated: false)
    let pushed = look(&table)
    #expect(reference("Edit", on: pushed) != reference("Edit", on: before))
    page.navigationController?.popViewController(animated: false)
    #expect(look(&table).entries.map(\.reference) == before.entries.map(\.reference))
  }

  @Test func `references are the same in each run`() {
    var (one, other) = (ReferenceTable(), ReferenceTable())
    _ = button("Edit", at: 100)
    #expect(look(&one) == look(&other))
  }

  @Test func `changes are told in short lines`() {
    var table = ReferenceTable()
    let edit = button("Edit", at: 100)
    let before = look(&table)
    let name = reference("Edit", on: before) ?? ""
    #expect(ScreenChanges(from: before, to: before).lines == ["nothing changed"])
    edit.isEnabled = false
    let disabled = look(&table)
    #expect(
      ScreenChanges(from: before, to: disabled).lines.contains {
        $0.hasPrefix("~ \(name) button \"Edit\": enabled \"true\" → \"false\"")
      })
    edit.frame.origin.y = 150
    #expect(
      ScreenChanges(from: disabled, to: look(&table)).lines == ["~ moved by (0 50): \(name)"])
  }
}
