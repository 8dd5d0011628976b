import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// The background of a tab bar, as the page's content goes under it.
struct TabBarAppearanceTests {
  private let fixture = TabFixture("A", "B")
  private let list = UITableViewController(style: .plain)
  private var stage: Stage { fixture.stage }
  private var bar: UITabBar { fixture.tabs.tabBar }

  init() {
    let stack = UINavigationController(rootViewController: list)
    fixture.tabs.viewControllers = [stack, fixture.stacks[1]]
    list.tableView.contentInset.bottom = 3000
    stage.settle()
  }

  /// The background visible behind the tabs.
  private var ground: BarBackgroundStyle? {
    bar.background.backgroundView.layers(at: stage.now).last?.background
  }

  private func scrollToEnd() {
    guard let view = list.tableView else { return }
    view.contentOffset.y =
      view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.height
    stage.settle()
  }

  @Test func `glass with a line while content goes on under it, nothing at its end`() {
    #expect(ground?.glass != nil && ground?.line == .barHairline)
    scrollToEnd()
    #expect(ground == BarBackgroundStyle.none)
    fixture.tabs.selectedIndex = 1
    #expect(ground == BarBackgroundStyle.none, "where nothing scrolls, content is at its end")
  }

  @Test func `a bar is given one for both, and a tab its own`() {
    let opaque = UITabBarAppearance()
    opaque.configureWithOpaqueBackground()
    opaque.backgroundColor = .systemTeal
    bar.standardAppearance = opaque
    #expect(ground?.color == .systemTeal)
    scrollToEnd()
    #expect(ground == BarBackgroundStyle.none)
    let edge = UITabBarAppearance(barAppearance: opaque)
    edge.backgroundColor = .systemPink
    bar.scrollEdgeAppearance = edge
    #expect(ground?.color == .systemPink)
    edge.backgroundColor = .systemGreen
    #expect(ground?.color == .systemPink, "a copy was taken")
    bar.scrollEdgeAppearance?.backgroundColor = .systemIndigo
    #expect(ground?.color == .systemIndigo)
    let item = fixture.tabs.viewControllers?[0].tabBarItem
    let own = UITabBarAppearance()
    own.backgroundColor = .systemYellow
    item?.scrollEdgeAppearance = own
    #expect(ground?.color == .systemYellow)
    list.tableView.contentOffset.y = 0
    #expect(ground?.color == .systemTeal)
    own.backgroundColor = .systemOrange
    item?.standardAppearance = own
    #expect(ground?.color == .systemOrange)
    fixture.tabs.selectedIndex = 1
    #expect(ground?.color == .systemIndigo, "the other tab has none of its own")
  }

  @Test func `tabs look as the appearance says that shows more`() {
    let edge = UITabBarAppearance()
    edge.stackedLayoutAppearance.selected.iconColor = .systemPink
    bar.scrollEdgeAppearance = edge
    let picture = { bar.row?.buttons[0].subviews.compactMap { $0 as? UIImageView }.last }
    #expect(picture()?.tintColor != .systemPink)
    scrollToEnd()
    #expect(picture()?.tintColor == .systemPink)
  }

  @Test func `its own properties count where it was given no appearance`() {
    bar.barTintColor = .systemRed
    scrollToEnd()
    #expect(ground?.glass != nil, "who asks for a background has it at the end too")
    bar.isTranslucent = false
    #expect(ground?.color?.color(in: stage.traits) == UIColor.systemRed.color(in: stage.traits))
    bar.backgroundImage = UIImage(systemName: "square")
    bar.shadowImage = UIImage(systemName: "circle")
    #expect(ground?.image == UIImage(systemName: "square"))
    #expect(ground?.lineImage == UIImage(systemName: "circle"))
    bar.barStyle = .black
    #expect(bar.background.backgroundView.backgrounds.style == .black)
  }

  @Test func `a copy says the same and knows nothing of the first`() {
    let first = UITabBarAppearance()
    first.stackedLayoutAppearance.normal.iconColor = .systemPink
    first.inlineLayoutAppearance.selected.badgeBackgroundColor = .systemTeal
    first.compactInlineLayoutAppearance.disabled.titleTextAttributes = [
      .font: UIFont.barFont(ofSize: 9)
    ]
    first.stackedItemPositioning = .centered
    first.stackedItemWidth = 7
    first.stackedItemSpacing = 8
    first.selectionIndicatorTintColor = .systemGreen
    let copy: UITabBarAppearance = first.copy()
    first.stackedLayoutAppearance.normal.iconColor = nil
    #expect(copy.stackedLayoutAppearance.normal.iconColor == .systemPink)
    #expect(copy.inlineLayoutAppearance.selected.badgeBackgroundColor == .systemTeal)
    #expect(copy.compactInlineLayoutAppearance.disabled.titleTextAttributes.count == 1)
    #expect(copy.stackedItemPositioning == .centered && copy.stackedItemWidth == 7)
    #expect(copy.stackedItemSpacing == 8 && copy.selectionIndicatorTintColor == .systemGreen)
    copy.stackedLayoutAppearance.configureWithDefault(for: .stacked)
    #expect(copy.stackedLayoutAppearance.normal.iconColor == nil)
  }
}
