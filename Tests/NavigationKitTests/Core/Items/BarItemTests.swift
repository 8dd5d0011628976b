import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// The items at the sides of a bar.
struct BarItemTests {
  private func button(_ item: UIBarButtonItem, in fixture: NavigationFixture) -> BarButton? {
    fixture.pages[0].navigationItem.rightBarButtonItem = item
    return fixture.navigation.navigationBar.content?.right.first?.view as? BarButton
  }

  @Test(arguments: UIBarButtonItem.SystemItem.allCases)
  func `every system item is a word, a symbol or a space`(system: UIBarButtonItem.SystemItem) {
    let item = UIBarButtonItem(systemItem: system, primaryAction: UIAction(title: "X") { _ in })
    let isSpace = system == .flexibleSpace || system == .fixedSpace
    #expect((item.shownTitle != nil) != (item.shownImage != nil) || isSpace)
    #expect((item.makeView(role: .barButton) == nil) == isSpace)
    #expect(item.title == nil, "an action's title does not show on it")
  }

  @Test(
    arguments: [
      (.done, 0), (.cancel, 1), (.edit, 2), (.flexibleSpace, 5), (.fixedSpace, 6),
      (.undo, 21), (.redo, 22), (.close, 24),
    ] as [(UIBarButtonItem.SystemItem, Int)])
  func `system items have UIKit's numbers`(item: UIBarButtonItem.SystemItem, number: Int) {
    #expect(item.rawValue == number)
  }

  @Test func `what is given wins over what the action brings, which stays when that goes`() {
    let action = UIAction(title: "Sort", image: UIImage(systemName: "star")) { _ in }
    let item = UIBarButtonItem(title: "Own", primaryAction: action)
    #expect(item.title == "Own" && item.image == action.image)
    let bare = UIBarButtonItem(primaryAction: action)
    #expect(bare.title == "Sort")
    bare.primaryAction = nil
    #expect(bare.title == "Sort" && bare.image == action.image)
    bare.primaryAction = UIAction(title: "Other") { _ in }
    #expect(bare.title == "Other" && bare.image == nil)
  }

  @Test func `a hidden item takes no room`() {
    let fixture = NavigationFixture("A")
    let items = ["One", "Two"].map { UIBarButtonItem(title: $0) }
    fixture.pages[0].navigationItem.rightBarButtonItems = items
    let place = fixture.stage.elements().first { $0.label == "One" }?.frame.maxX
    items[0].isHidden = true
    #expect(fixture.labels(.barButton) == ["Two"])
    #expect(fixture.stage.elements().first { $0.label == "Two" }?.frame.maxX == place)
    items[0].isHidden = false
    #expect(fixture.labels(.barButton) == ["Two", "One"])
  }

  @Test func `it is as wide as the widest of its possible titles, or as told`() {
    let fixture = NavigationFixture("A")
    let item = UIBarButtonItem(title: "On")
    #expect(button(item, in: fixture)?.frame.width == 17)
    item.possibleTitles = ["On", "Off for now"]
    #expect(button(item, in: fixture)?.frame.width == 94)
    item.width = 120
    #expect(button(item, in: fixture)?.frame.width == 120)
  }

  @Test(arguments: [-16, -100, -.infinity, .nan] as [CGFloat])
  func `a space without a width has no effect`(width: CGFloat) {
    let fixture = NavigationFixture("A")
    let items = ["One", "Two"].map { UIBarButtonItem(title: $0) }
    let frames = {
      fixture.stage.elements().filter { [.barButton, .toolbarButton].contains($0.role) }
        .map(\.frame)
    }
    fixture.navigation.setToolbarHidden(false, animated: false)
    fixture.pages[0].navigationItem.rightBarButtonItems = items
    fixture.pages[0].toolbarItems = items
    let rest = frames()
    let gaps = (0..<2).map { _ in UIBarButtonItem.fixedSpace(width) }
    fixture.pages[0].navigationItem.rightBarButtonItems = [gaps[0], items[0], gaps[1], items[1]]
    fixture.pages[0].toolbarItems = [gaps[0], items[0], gaps[1], items[1]]
    #expect(frames() == rest && rest.count == 4)
  }

  @Test func `nothing that an app says of widths puts an item out of the bar`() {
    let fixture = NavigationFixture("A")
    let item = UIBarButtonItem(title: "One")
    let frame = { fixture.stage.elements().first { $0.label == "One" }?.frame }
    for width in [100_000, .infinity, .nan, -30] as [CGFloat] {
      item.width = width
      fixture.pages[0].navigationItem.rightBarButtonItems = [item]
      #expect(frame().map { $0.width > 0 && $0.width <= 390 } == true)
    }
    item.width = 0
    fixture.pages[0].navigationItem.rightBarButtonItems = [.fixedSpace(100_000), item]
    #expect(frame().map { $0.minX >= -16 && $0.maxX <= 374 } == true)
  }

  @Test func `fixed spaces take the place of the default gap`() {
    let fixture = NavigationFixture("A")
    let items = ["One", "Two"].map { UIBarButtonItem(title: $0) }
    fixture.pages[0].navigationItem.leftBarButtonItems =
      [.fixedSpace(10), items[0], .fixedSpace(20), .fixedSpace(20), items[1], .flexibleSpace()]
    let frames = fixture.stage.elements(.barButton).map(\.frame)
      .sorted { $0.minX < $1.minX }
    #expect(frames.map(\.minX) == [26, 92])
  }

  @Test func `attributes set font and colour by state`() {
    let fixture = NavigationFixture("A")
    let item = UIBarButtonItem(title: "Go")
    item.setTitleTextAttributes(
      [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.systemRed], for: .normal)
    item.setTitleTextAttributes([.foregroundColor: UIColor.systemGray], for: .disabled)
    #expect(item.titleTextAttributes(for: .normal)?.count == 2)
    let label = button(item, in: fixture)?.subviews.compactMap { $0 as? UILabel }.first
    #expect(label?.font == .systemFont(ofSize: 20) && label?.textColor == .systemRed)
    item.isEnabled = false
    let disabled = button(item, in: fixture)?.subviews.compactMap { $0 as? UILabel }.first
    #expect(disabled?.font == .systemFont(ofSize: 20) && disabled?.textColor == .systemGray)
    item.setTitleTextAttributes(nil, for: .disabled)
    item.setTitleTextAttributes(nil, for: .normal)
    let plain = button(item, in: fixture)?.subviews.compactMap { $0 as? UILabel }.first
    #expect(plain?.font == .systemFont(ofSize: 17) && plain?.textColor == .tertiaryLabel)
  }

  @Test func `done is semibold in both bars, and a disabled item takes no taps`() {
    let fixture = NavigationFixture("A")
    let page = fixture.pages[0]
    page.navigationItem.rightBarButtonItem = page.editButtonItem
    page.toolbarItems = [page.editButtonItem]
    fixture.navigation.setToolbarHidden(false, animated: false)
    page.setEditing(true, animated: true)
    let fonts = [UIView](barButtonsIn: fixture.stage.window)
      .flatMap(\.subviews).compactMap { ($0 as? UILabel)?.font }
    #expect(!fonts.isEmpty && fonts.allSatisfy { $0 == .systemFont(ofSize: 17, weight: .semibold) })
    #expect(fixture.labels(.toolbarButton) == ["Done"])
    page.editButtonItem.isEnabled = false
    let place = fixture.stage.element(.toolbarButton)?.frame ?? .zero
    fixture.stage.tap(at: CGPoint(x: place.midX, y: place.midY))
    #expect(page.isEditing)
  }

  @Test func `setting one item replaces all, nil clears`() {
    let item = UINavigationItem(title: "A")
    item.leftBarButtonItems = ["One", "Two"].map { UIBarButtonItem(title: $0) }
    item.leftBarButtonItem = UIBarButtonItem(title: "Three")
    #expect(item.leftBarButtonItems?.map(\.title) == ["Three"])
    item.leftBarButtonItem = nil
    #expect(item.leftBarButtonItems == nil)
  }

  // MARK: Menus

  private func menu(_ choose: @escaping (String) -> Void) -> UIMenu {
    UIMenu(
      title: "Sort by",
      children: [
        UIAction(title: "Name") { choose($0.title) },
        UIMenu(options: .displayInline, children: [UIAction(title: "Size") { choose($0.title) }]),
        UIMenu(title: "More", children: [UIAction(title: "Date") { choose($0.title) }]),
      ])
  }

  @Test func `a tap opens the menu where there is no action, and a row does its own`() {
    let fixture = NavigationFixture("A")
    var chosen: [String] = []
    let item = UIBarButtonItem(title: "Sort", menu: menu { chosen.append($0) })
    fixture.pages[0].navigationItem.rightBarButtonItem = item
    fixture.stage.tap("Sort")
    fixture.stage.settle()
    #expect(fixture.menuRows == ["Name", "Size", "More"])
    fixture.stage.tap("Size")
    fixture.stage.settle()
    #expect(chosen == ["Size"] && fixture.menuRows.isEmpty)
    fixture.stage.tap("Sort")
    fixture.stage.settle()
    fixture.stage.tap("More")
    fixture.stage.settle()
    fixture.stage.tap("Date")
    #expect(chosen == ["Size", "Date"])
  }

  @Test func `with an action a tap does that, and a long press opens the menu`() {
    let fixture = NavigationFixture("A")
    var presses = 0
    let item = UIBarButtonItem(
      title: "Sort", primaryAction: UIAction { _ in presses += 1 }, menu: menu { _ in })
    fixture.pages[0].toolbarItems = [item]
    fixture.navigation.setToolbarHidden(false, animated: false)
    fixture.stage.tap("Sort")
    #expect(presses == 1)
    let place = fixture.stage.elements().first { $0.label == "Sort" }?.frame ?? .zero
    fixture.stage.press(at: CGPoint(x: place.midX, y: place.midY))
    fixture.stage.advance(by: 0.6)
    fixture.stage.release()
    fixture.stage.settle()
    #expect(presses == 1 && fixture.menuRows == ["Name", "Size", "More"])
    let rows = fixture.stage.elements(.menuItem)
    #expect(rows.allSatisfy { $0.frame.maxY < place.minY }, "above a toolbar's button")
  }
}

extension [UIView] {
  /// The buttons of bars somewhere in a view.
  fileprivate init(barButtonsIn view: UIView) {
    self = view is BarButton ? [view] : view.subviews.flatMap { [UIView](barButtonsIn: $0) }
  }
}
