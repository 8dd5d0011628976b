import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// Groups of bar button items, what stands for them, and where title and groups are.
struct BarItemGroupTests {
  private let fixture = NavigationFixture("A")

  private var item: UINavigationItem { fixture.pages[0].navigationItem }

  private func button(_ title: String, _ act: @escaping () -> Void = {}) -> UIBarButtonItem {
    UIBarButtonItem(primaryAction: UIAction(title: title) { _ in act() })
  }

  /// The labels of the buttons, from left to right.
  private func labels(_ stage: Stage) -> [String] { buttons(stage).map(\.label) }

  private func buttons(_ stage: Stage) -> [StageElement] {
    stage.elements(.barButton).sorted { $0.frame.minX < $1.frame.minX }
  }

  @Test func `groups stand beside the items at both ends, the pinned one at the edge`() {
    item.leftBarButtonItem = button("L")
    item.rightBarButtonItem = button("R")
    item.leadingItemGroups = [button("1").creatingFixedGroup()]
    item.trailingItemGroups = [
      .fixedGroup(items: [button("2"), button("3")]),
      button("4").creatingMovableGroup(customizationIdentifier: "4"),
    ]
    item.pinnedTrailingGroup = button("P").creatingFixedGroup()
    #expect(labels(fixture.stage) == ["L", "1", "2", "3", "4", "R", "P"])
  }

  @Test func `a group that is hidden or not shown by default takes no room`() {
    let optional = button("0").creatingOptionalGroup(
      customizationIdentifier: "0", isInDefaultCustomization: false)
    let group = button("1").creatingOptionalGroup(customizationIdentifier: "1")
    group.isHidden = true
    item.trailingItemGroups = [optional, group]
    #expect(labels(fixture.stage).isEmpty && !optional.isHidden)
    group.isHidden = false
    optional.isHidden = false
    #expect(labels(fixture.stage) == ["1"])
    group.barButtonItems = [button("2"), button("3")]
    #expect(labels(fixture.stage) == ["2", "3"])
  }

  @Test func `where room is short what stands for a group is shown, which opens a menu of it`() {
    var pressed: [String] = []
    let names = ["Undo everything", "Redo everything", "Share everything"]
    let group = UIBarButtonItemGroup(
      barButtonItems: names.map { name in button(name) { pressed.append(name) } },
      representativeItem: UIBarButtonItem(title: "Edit"))
    item.trailingItemGroups = [group]
    #expect(labels(fixture.stage) == ["Edit"] && group.isDisplayingRepresentativeItem)
    fixture.stage.tap("Edit")
    fixture.stage.settle()
    fixture.stage.tap("Redo everything")
    fixture.stage.settle()
    #expect(pressed == ["Redo everything"])
    fixture.stage.resize(to: CGSize(width: 900, height: 600), safeAreaInsets: .zero)
    fixture.stage.settle()
    #expect(labels(fixture.stage) == names && !group.isDisplayingRepresentativeItem)
    fixture.stage.resize(to: .phone, safeAreaInsets: .zero)
    fixture.stage.settle()
    #expect(labels(fixture.stage) == ["Edit"])
  }

  @Test func `a group stays as it is where it fits between covered sides`() {
    let names = ["Undo everything", "Redo everything", "Share everything"]
    let group = UIBarButtonItemGroup(
      barButtonItems: names.map { button($0) }, representativeItem: UIBarButtonItem(title: "Edit"))
    item.trailingItemGroups = [group]
    let size = CGSize(width: 844, height: 390)
    fixture.stage.resize(
      to: size, safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    fixture.stage.settle()
    #expect(labels(fixture.stage) == names)
    fixture.stage.resize(
      to: size, safeAreaInsets: UIEdgeInsets(top: 0, left: 200, bottom: 21, right: 200))
    fixture.stage.settle()
    #expect(labels(fixture.stage) == ["Edit"])
  }

  @Test func `a title that no bar has room for does not fold groups that leave it half`() {
    let group = UIBarButtonItemGroup(
      barButtonItems: [button("1"), button("2")], representativeItem: UIBarButtonItem(title: "All"))
    item.trailingItemGroups = [group]
    fixture.pages[0].title = String(repeating: "long ", count: 20)
    #expect(labels(fixture.stage) == ["1", "2"])
    group.barButtonItems = [button("Undo everything"), button("Redo everything")]
    #expect(labels(fixture.stage) == ["All"])
  }

  @Test func `what is taken out of a group or of an item no longer belongs to it`() {
    let buttons = [
      button("Undo everything"), button("Redo everything"), button("Share everything"),
    ]
    let group = UIBarButtonItemGroup(
      barButtonItems: buttons, representativeItem: UIBarButtonItem(title: "Edit"))
    item.trailingItemGroups = [group]
    #expect(group.isDisplayingRepresentativeItem)
    item.leadingItemGroups = [group]
    item.trailingItemGroups = []
    #expect(group.owner === item)
    item.leadingItemGroups = []
    #expect(group.owner == nil && !group.isDisplayingRepresentativeItem)
    let edit = group.representativeItem
    group.representativeItem = nil
    group.barButtonItems = [buttons[0]]
    #expect(edit?.buttonGroup == nil && buttons[1].buttonGroup == nil)
    #expect(buttons[0].buttonGroup === group)
  }

  @Test func `in an editor without a title the middle gives way before the trailing end`() {
    let stage = Stage(
      size: CGSize(width: 1024, height: 768),
      traits: UITraitCollection(horizontalSizeClass: .regular))
    let page = UIViewController()
    let names = (1...6).map { "Change everything \($0)" }
    page.navigationItem.style = .editor
    page.navigationItem.rightBarButtonItem = button("Share")
    page.navigationItem.centerItemGroups = [
      UIBarButtonItemGroup(
        barButtonItems: names.map { button($0) },
        representativeItem: UIBarButtonItem(title: "Format"))
    ]
    stage.window.rootViewController = UINavigationController(rootViewController: page)
    stage.window.makeKeyAndVisible()
    #expect(labels(stage) == ["Format", "Share"])
  }

  @Test func `the menu of the middle has its buttons as they are when it opens`() {
    let bold = UIBarButtonItem(title: "Bold")
    item.style = .editor
    item.centerItemGroups = [.fixedGroup(items: [bold])]
    #expect(labels(fixture.stage) == ["More"])
    bold.title = "Strong"
    fixture.stage.tap("More")
    fixture.stage.settle()
    #expect(
      fixture.stage.labels(.menuItem) == ["Strong"])
  }

  @Test func `in a wide editor the title leads and groups stand in the middle, else in a menu`() {
    let stage = Stage(
      size: CGSize(width: 1024, height: 768),
      traits: UITraitCollection(horizontalSizeClass: .regular))
    let page = UIViewController()
    page.title = "Letter"
    stage.window.rootViewController = UINavigationController(rootViewController: page)
    stage.window.makeKeyAndVisible()
    let title = { stage.element(.title)?.frame }
    #expect(title()?.midX == 512)
    page.navigationItem.centerItemGroups = [.fixedGroup(items: [button("Bold"), button("Italic")])]
    #expect(labels(stage) == ["More"])
    page.navigationItem.style = .editor
    #expect(title()?.minX == 20)
    let shown = buttons(stage)
    #expect(shown.map(\.label) == ["Bold", "Italic"])
    #expect(
      shown.first.map { first in 512 - first.frame.minX } == shown.last.map { $0.frame.maxX - 512 })
    stage.change(traits: UITraitCollection(horizontalSizeClass: .compact))
    #expect(labels(stage) == ["More"])
    stage.tap("More")
    stage.settle()
    #expect(
      stage.labels(.menuItem).sorted() == ["Bold", "Italic"])
  }

  @Test func `a button's title is moved, its touch area stays`() throws {
    let save = button("Save")
    item.rightBarButtonItem = save
    let before = try #require(fixture.stage.drawn.text("Save"))
    save.setTitlePositionAdjustment(UIOffset(horizontal: -3, vertical: 5), for: .default)
    let after = try #require(fixture.stage.drawn.text("Save"))
    #expect(after.origin.x == before.origin.x - 3 && after.origin.y == before.origin.y + 5)
    #expect(save.titlePositionAdjustment(for: .default).vertical == 5)
  }

  @Test func `an image stands behind the back button that an item stands for`() {
    let image = UIImage(systemName: "star")
    let back = UIBarButtonItem(title: "Home")
    back.setBackButtonBackgroundImage(image, for: .normal, barMetrics: .default)
    back.setBackButtonBackgroundVerticalPositionAdjustment(3, for: .default)
    item.backBarButtonItem = back
    fixture.navigation.pushViewController(fixture.page("B"), animated: false)
    #expect(fixture.stage.displayList().description.contains("star"))
    #expect(back.backButtonBackgroundImage(for: .normal, barMetrics: .default) === image)
    back.setBackButtonBackgroundImage(nil, for: .normal, barMetrics: .default)
    #expect(!fixture.stage.displayList().description.contains("star"))
  }
}
