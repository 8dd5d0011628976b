import Goldens
import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// How tabs look: what bar, appearance and item say of them.
struct TabItemLookTests {
  private let stage = Stage(
    size: .phone, traits: UITraitCollection(userInterfaceStyle: .light))
  private let bar = UITabBar(frame: CGRect(x: 0, y: 795, width: 390, height: 49))
  private let one = UITabBarItem(title: "One", image: UIImage(systemName: "star"), tag: 0)
  private let two = UITabBarItem(
    title: "Two", image: UIImage(systemName: "circle"),
    selectedImage: UIImage(systemName: "circle.fill"))

  init() {
    let page = UIViewController()
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    bar.items = [one, two]
    bar.selectedItem = one
    page.view.addSubview(bar)
    stage.settle()
  }

  /// The lines of what is drawn that have something in them.
  private func drawn(_ what: String) -> [String] {
    stage.displayList().description.split(separator: "\n").map(String.init)
      .filter { $0.contains(what) }
  }

  private func color(of title: String) -> Color? {
    let labels = stage.window.descendants.compactMap { $0 as? UILabel }
    return labels.first { $0.text == title }?.textColor.color(in: stage.traits)
  }

  private func tint(_ place: Int) -> Color? {
    let view = bar.row?.buttons[place].subviews.compactMap { $0 as? UIImageView }.last
    return view?.tintColor.color(in: stage.traits)
  }

  private func resolved(_ color: UIColor) -> Color { color.color(in: stage.traits) }

  @Test func `the selected tab has the tint, the others are grey`() {
    #expect(color(of: "One") == resolved(.systemBlue) && tint(0) == resolved(.systemBlue))
    #expect(color(of: "Two") == Color(153, 153, 153) && tint(1) == Color(153, 153, 153))
    bar.tintColor = .systemPink
    bar.unselectedItemTintColor = .systemTeal
    #expect(color(of: "One") == resolved(.systemPink) && tint(0) == resolved(.systemPink))
    #expect(color(of: "Two") == resolved(.systemTeal) && tint(1) == resolved(.systemTeal))
    two.isEnabled = false
    #expect(color(of: "Two") == resolved(.tertiaryLabel))
  }

  @Test func `a tab may have another picture while it is selected`() {
    #expect(drawn("circle.fill").isEmpty && two.selectedImage != two.image)
    #expect(one.selectedImage == one.image)
    bar.selectedItem = two
    #expect(drawn("circle.fill").count == 1)
    two.selectedImage = nil
    #expect(drawn("circle.fill").isEmpty)
  }

  @Test func `letters and places are those that the item, else the appearance says`() {
    let item = bar.standardAppearance.stackedLayoutAppearance
    item.normal.titleTextAttributes = [
      .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.systemGreen,
    ]
    item.normal.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -3)
    item.selected.iconColor = .systemOrange
    #expect(color(of: "Two") == resolved(.systemGreen) && tint(0) == resolved(.systemOrange))
    #expect(color(of: "One") == resolved(.systemBlue), "the normal state's colour is not for it")
    let labels = stage.window.descendants.compactMap { $0 as? UILabel }
      .filter { ["One", "Two"].contains($0.text) }
    #expect(labels.map(\.font.pointSize) == [13, 13])
    stage.settle()
    #expect(labels.map(\.frame.minY) == [31, 31])
    two.setTitleTextAttributes([.foregroundColor: UIColor.systemPurple], for: .normal)
    two.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -5)
    stage.settle()
    #expect(color(of: "Two") == resolved(.systemPurple))
    #expect(labels.first { $0.text == "Two" }?.frame.minY == 29)
  }

  @Test func `each arrangement has its own look`() {
    let appearance = UITabBarAppearance()
    appearance.inlineLayoutAppearance.normal.iconColor = .systemTeal
    appearance.compactInlineLayoutAppearance.normal.iconColor = .systemPink
    bar.standardAppearance = appearance
    #expect(tint(1) == Color(153, 153, 153))
    stage.change(traits: UITraitCollection(horizontalSizeClass: .regular))
    #expect(tint(1) == resolved(.systemTeal))
    stage.change(
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(horizontalSizeClass: .compact),
        UITraitCollection(verticalSizeClass: .compact),
      ]))
    #expect(tint(1) == resolved(.systemPink))
  }

  @Test func `a badge says what is new`() {
    #expect(drawn("\"7\"").isEmpty)
    two.badgeValue = "7"
    stage.settle()
    #expect(drawn("\"7\"").count == 1 && color(of: "7") == .white)
    let badge = bar.row?.buttons[1].subviews.compactMap { $0 as? TabBadge }.first
    #expect(badge?.backgroundColor == .systemRed && badge?.frame.size.height == 18)
    two.badgeColor = .systemIndigo
    two.setBadgeTextAttributes([.foregroundColor: UIColor.systemYellow], for: .normal)
    #expect(badge?.backgroundColor == .systemIndigo && color(of: "7") == resolved(.systemYellow))
    #expect(two.badgeTextAttributes(for: .normal)?.count == 1)
    two.badgeColor = nil
    let normal = bar.standardAppearance.stackedLayoutAppearance.normal
    normal.badgeBackgroundColor = .systemTeal
    normal.badgePositionAdjustment = UIOffset(horizontal: 4, vertical: 0)
    normal.badgeTextAttributes = [.font: UIFont.systemFont(ofSize: 9)]
    let before = badge?.frame.minX
    stage.settle()
    #expect(badge?.backgroundColor == .systemTeal && badge?.frame.minX == before.map { $0 + 4 })
    normal.badgeTitlePositionAdjustment = UIOffset(horizontal: 0, vertical: 2)
    stage.settle()
    let letters = badge?.subviews.first as? UILabel
    #expect(letters?.frame.minY == 2 && letters?.font.pointSize == 9)
    two.badgeValue = nil
    #expect(badge?.isHidden == true)
  }

  @Test func `a picture lies behind the selected tab`() {
    bar.selectionIndicatorImage = UIImage(systemName: "square")
    #expect(drawn("square").count == 1)
    let appearance = UITabBarAppearance()
    appearance.selectionIndicatorImage = UIImage(systemName: "heart")
    appearance.selectionIndicatorTintColor = .systemGreen
    bar.standardAppearance = appearance
    #expect(drawn("heart").count == 1 && drawn("square").isEmpty)
    #expect(bar.row?.buttons[0].subviews.first?.tintColor == .systemGreen)
  }

  @Test func `tabs are spread as the bar, or its appearance, says`() {
    let places = { stage.elements(.tab).map(\.frame.width).sorted() }
    #expect(places() == [195, 195])
    bar.itemPositioning = .centered
    bar.itemWidth = 60
    bar.itemSpacing = 12
    #expect(places() == [60, 60])
    let gap = { bar.row.map { $0.buttons[1].frame.minX - $0.buttons[0].frame.maxX } }
    #expect(gap() == 12)
    let appearance = UITabBarAppearance()
    appearance.stackedItemPositioning = .centered
    appearance.stackedItemWidth = 80
    appearance.stackedItemSpacing = 20
    bar.standardAppearance = appearance
    stage.settle()
    #expect(places() == [80, 80] && gap() == 20)
    appearance.stackedItemPositioning = .fill
    bar.standardAppearance = appearance
    #expect(places() == [195, 195])
  }
}

extension UIView {
  /// All views inside, from the outermost in.
  fileprivate var descendants: [UIView] { subviews + subviews.flatMap(\.descendants) }
}
