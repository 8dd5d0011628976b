import Foundation
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
    stage.elements().filter { $0.role == .barButton }.sorted { $0.frame.minX < $1.frame.minX }
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
    let group = button("1").creatingOptionalGroup(
      customizationIdentifier: "1", isInDefaultCustomization: false)
    item.trailingItemGroups = [group]
    #expect(labels(fixture.stage).isEmpty)
    group.isHidden = false
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
    fixture.stage.resize(to: CGSize(width: 390, height: 844), safeAreaInsets: .zero)
    fixture.stage.settle()
    #expect(labels(fixture.stage) == ["Edit"])
  }

  @Test func `in a wide editor the title leads and groups stand in the middle, else in a menu`() {
    let stage = Stage(
      size: CGSize(width: 1024, height: 768),
      traits: UITraitCollection(horizontalSizeClass: .regular))
    let page = UIViewController()
    page.title = "Letter"
    stage.window.rootViewController = UINavigationController(rootViewController: page)
    stage.window.makeKeyAndVisible()
    let title = { stage.elements().first { $0.role == .title }?.frame }
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
      stage.elements().filter { $0.role == .menuItem }.map(\.label).sorted() == ["Bold", "Italic"])
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
