import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// Menus of bar buttons: the look of rows and the effect of choosing one.
struct MenuTests {
  private let fixture = NavigationFixture("A")
  private var stage: Stage { fixture.stage }

  private func open(_ children: [UIMenuElement], options: UIMenu.Options = []) -> UIMenu {
    let menu = UIMenu(options: options, children: children)
    show(UIBarButtonItem(title: "More", menu: menu))
    return menu
  }

  private func show(_ item: UIBarButtonItem) {
    fixture.pages[0].navigationItem.rightBarButtonItem = item
    stage.tap(item.title ?? "")
    stage.settle()
  }

  private var rows: [MenuRow] {
    var found: [MenuRow] = []
    func look(in view: UIView) {
      if let row = view as? MenuRow { found.append(row) }
      view.subviews.forEach(look)
    }
    look(in: stage.window)
    return found
  }

  private func label(_ place: Int) -> UILabel? {
    rows[place].subviews.lazy.compactMap { $0 as? UILabel }.first
  }

  private func symbols(_ place: Int) -> [String] {
    rows[place].subviews.compactMap { ($0 as? UIImageView)?.image?.reference }.map {
      if case .symbol(let name) = $0 { name } else { "" }
    }
  }

  @Test func `all that is known of an action is kept`() {
    let action = UIAction(
      title: "Cut", identifier: UIAction.Identifier("cut"), discoverabilityTitle: "Cut it out",
      attributes: [.destructive], state: .mixed
    ) { _ in }
    #expect(action.identifier.rawValue == "cut" && action.discoverabilityTitle == "Cut it out")
    #expect(action.attributes == .destructive && action.state == .mixed)
    let plain = UIAction { _ in }
    #expect(plain.title.isEmpty && plain.attributes.isEmpty && plain.state == .off)
  }

  @Test func `a menu looks as the bar does that it belongs to`() throws {
    fixture.pages[0].navigationController?.overrideUserInterfaceStyle = .dark
    _ = open([UIAction(title: "Copy") { _ in }])
    let row = try #require(rows.first)
    #expect(row.traitCollection.userInterfaceStyle == .dark)
    #expect(stage.window.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `a disabled row is grey and does nothing, a hidden one is absent`() {
    var done: [String] = []
    let actions = ["Cut", "Copy", "Paste"].map { title in
      UIAction(title: title) { _ in done.append(title) }
    }
    actions[0].attributes = .disabled
    actions[1].attributes = .hidden
    _ = open(actions)
    #expect(fixture.menuRows == ["Cut", "Paste"])
    #expect(stage.elements().first { $0.label == "Cut" }?.isEnabled == false)
    #expect(label(0)?.textColor == .tertiaryLabel && label(1)?.textColor == .label)
    stage.tap("Cut")
    stage.settle()
    #expect(done.isEmpty && fixture.menuRows == ["Cut", "Paste"])
    stage.tap("Paste")
    stage.settle()
    #expect(done == ["Paste"] && fixture.menuRows.isEmpty)
  }

  @Test func `a finger that slides onto a disabled row and lifts does nothing`() {
    var isDone = false
    let action = UIAction(title: "Cut", attributes: .disabled) { _ in isDone = true }
    let item = UIBarButtonItem(title: "More", menu: UIMenu(children: [action]))
    fixture.pages[0].navigationItem.rightBarButtonItem = item
    let frame = stage.elements().first { $0.label == "More" }?.frame ?? .zero
    stage.press(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.advance(by: 1)
    let row = stage.elements().first { $0.label == "Cut" }?.frame ?? .zero
    stage.move(to: CGPoint(x: row.midX, y: row.midY), over: 0.2)
    #expect(rows.map(\.isHighlighted) == [false])
    stage.release()
    stage.settle()
    #expect(!isDone)
  }

  @Test func `what takes something away is red, and so is the menu of it`() {
    _ = open([
      UIAction(title: "Delete", attributes: .destructive) { _ in },
      UIMenu(title: "Erase", options: .destructive),
    ])
    #expect(label(0)?.textColor == .systemRed && label(1)?.textColor == .systemRed)
  }

  @Test func `marks stand before the rows, and all texts make room`() {
    let state: [UIMenuElement.State] = [.on, .off, .mixed]
    _ = open(state.map { UIAction(title: "\($0)", state: $0) { _ in } })
    #expect((0...2).map(symbols) == [["checkmark"], [], []])
    #expect((0...2).map { label($0)?.frame.minX } == [36, 36, 36])
    let dashes = "\(stage.displayList())".split(separator: "\n").filter { $0.contains(" 14 2)") }
    #expect(dashes.count == 1)
    stage.tap("off")
    stage.settle()
    _ = open([UIAction(title: "Plain") { _ in }])
    #expect(label(0)?.frame.minX == 16)
  }

  @Test func `a row may keep the menu open, and shows what became of it`() {
    _ = open([
      UIAction(title: "Bold", attributes: .keepsMenuPresented) { $0.state = .on }
    ])
    stage.tap("Bold")
    stage.settle()
    #expect(fixture.menuRows == ["Bold"] && symbols(0) == ["checkmark"])
  }

  @Test func `one action is on at a time where a menu says so, and another is left alone`() {
    let sizes = ["Small", "Large"].map { UIAction(title: $0) { _ in } }
    let other = UIAction(title: "Grid", state: .on) { _ in }
    let inline = UIMenu(options: [.displayInline, .singleSelection], children: sizes)
    _ = open([inline, other])
    stage.tap("Large")
    stage.settle()
    #expect(sizes.map(\.state) == [.off, .on] && other.state == .on)
    _ = open([inline, other])
    stage.tap("Small")
    #expect(sizes.map(\.state) == [.on, .off] && other.state == .on)
  }

  @Test func `a row without an image has all its width for its title`() {
    _ = open([
      UIAction(title: "Bare") { _ in },
      UIAction(title: "Filed", image: UIImage(systemName: "folder")) { _ in },
    ])
    #expect(label(0)?.frame.maxX == 234)
    #expect(label(1)?.frame.maxX.rounded() == 196)
  }

  @Test func `a menu can be made again with other rows`() {
    let menu = UIMenu(title: "Sort", options: .singleSelection)
    let other = menu.replacingChildren([UIAction(title: "By name") { _ in }])
    #expect(other.identifier == menu.identifier && other.title == "Sort")
    #expect(other.options == .singleSelection && other.children.map(\.title) == ["By name"])
  }

  @Test func `a button that stands for a choice toggles, and its menu holds one`() {
    var presses = 0
    let star = UIBarButtonItem(primaryAction: UIAction(title: "Star") { _ in presses += 1 })
    star.changesSelectionAsPrimaryAction = true
    show(star)
    #expect(star.isSelected && presses == 1)
    show(star)
    #expect(!star.isSelected && presses == 2)
    let actions = ["Name", "Date"].map { UIAction(title: $0) { _ in } }
    actions[0].state = .on
    let sort = UIBarButtonItem(title: "Sort", menu: UIMenu(children: actions))
    sort.changesSelectionAsPrimaryAction = true
    show(sort)
    stage.tap("Date")
    #expect(actions.map(\.state) == [.off, .on] && !sort.isSelected)
  }
}
