import Foundation
import Testing

@testable import NavigationKit

/// The back button's title and action.
struct BackButtonTests {
  @Test(
    arguments: [
      // Every character is half an em wide; the title above needs 30 of them, 255 points.
      (320, "Back"), (375, "Photographs"), (390, "Photographs"), (844, "Photographs"),
      (1024, "Photographs"),
    ] as [(CGFloat, String)])
  func `the back title gives way as the bar gets narrower`(width: CGFloat, label: String) {
    let fixture = NavigationFixture(
      "Photographs", String(repeating: "x", count: 28), size: CGSize(width: width, height: 1366))
    #expect(fixture.labels(.backButton) == [width < 390 ? "Back" : label])
  }

  @Test(
    arguments: [320, 375, 390, 844, 1024] as [CGFloat])
  func `chevron, title and items stand where they should at every width`(width: CGFloat) {
    let fixture = NavigationFixture("A", "B", size: CGSize(width: width, height: 1366))
    fixture.pages[1].navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
    let rest = fixture.navigation.navigationBar.content?.rest
    let margin: CGFloat = width >= 414 ? 20 : 16
    #expect(rest?.chevron?.minX == 8)
    #expect(rest?.backTitle?.frame.minX == 27)
    #expect(rest?.title?.midX == width / 2)
    #expect(rest?.right.first?.maxX == width - margin)
    #expect(rest?.row == CGRect(x: 0, y: 0, width: width, height: width >= 744 ? 50 : 44))
  }

  @Test(
    arguments: [
      (.default, nil, nil, "Albums", "Albums"), (.default, nil, "Home", "Albums", "Home"),
      (.default, "Own", "Home", "Albums", "Own"), (.default, nil, nil, nil, "Back"),
      (.generic, nil, "Home", "Albums", "Back"), (.generic, "Own", "Home", "Albums", "Own"),
      (.minimal, nil, "Home", "Albums", nil), (.minimal, "Own", nil, "Albums", "Own"),
      (.default, "", nil, "Albums", nil), (.default, nil, "", "Albums", nil),
    ] as [(UINavigationItem.BackButtonDisplayMode, String?, String?, String?, String?)])
  func `the item below decides what it says`(
    mode: UINavigationItem.BackButtonDisplayMode, own: String?, backTitle: String?,
    title: String?, expected: String?
  ) {
    let fixture = NavigationFixture("A", "B")
    let item = fixture.pages[0].navigationItem
    item.title = title
    item.backButtonTitle = backTitle
    item.backButtonDisplayMode = mode
    if let own { item.backBarButtonItem = UIBarButtonItem(title: own) }
    let back = fixture.navigation.navigationBar.content?.back
    #expect(back?.label.isHidden == (expected == nil))
    if let expected { #expect(back?.label.text == expected) }
    #expect(fixture.labels(.backButton) == [expected ?? "Back"])
  }

  @Test func `its own button may have a picture; a view of one's own does not count`() {
    let fixture = NavigationFixture("A", "B")
    let item = fixture.pages[0].navigationItem
    item.backBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "star"))
    let back = fixture.navigation.navigationBar.content?.back
    #expect(back?.imageView?.frame == CGRect(x: 27, y: 0, width: 24, height: 44))
    #expect(fixture.labels(.backButton) == ["Back"])
    item.backBarButtonItem = UIBarButtonItem(customView: UILabel(frame: .zero))
    #expect(fixture.labels(.backButton) == ["A"])
  }

  @Test func `backAction takes the place of going back`() {
    let fixture = NavigationFixture("A", "B")
    var presses = 0
    fixture.pages[1].navigationItem.backAction = UIAction(title: "Ask") { _ in presses += 1 }
    fixture.stage.tap("A")
    fixture.stage.settle()
    #expect(presses == 1 && fixture.titles == ["A", "B"])
  }

  @Test
  func `backAction makes a back button where there is none, unless the item hides or replaces it`()
  {
    let fixture = NavigationFixture("A")
    var presses = 0
    let item = fixture.pages[0].navigationItem
    item.backAction = UIAction(title: "Leave") { _ in presses += 1 }
    fixture.stage.tap("Leave")
    #expect(presses == 1)
    item.hidesBackButton = true
    #expect(fixture.labels(.backButton).isEmpty)
    item.hidesBackButton = false
    item.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    #expect(fixture.labels(.backButton).isEmpty)
    item.leftBarButtonItem?.isHidden = true
    #expect(fixture.labels(.backButton) == ["Leave"])
  }

  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func `its element ends where the item beside it begins, and starts off the screen's edge`(
    direction: UITraitEnvironmentLayoutDirection
  ) throws {
    let fixture = NavigationFixture(
      "A", "B", size: CGSize(width: 844, height: 390),
      traits: UITraitCollection(layoutDirection: direction))
    fixture.stage.resize(
      to: CGSize(width: 844, height: 390), safeAreaInsets: UIEdgeInsets(left: 47, right: 47))
    let item = fixture.pages[1].navigationItem
    fixture.pages[0].navigationItem.backButtonDisplayMode = .minimal
    item.leftItemsSupplementBackButton = true
    var presses = 0
    item.leftBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { _ in presses += 1 })
    let elements = fixture.stage.elements()
    let back = try #require(elements.first { $0.role == .backButton }).frame
    let add = try #require(elements.first { $0.role == .barButton }).frame
    let isMirrored = direction == .rightToLeft
    #expect(isMirrored ? back.maxX == 844 - 47 : back.minX == 47)
    #expect(isMirrored ? add.maxX <= back.minX : back.maxX <= add.minX)
    let gap = isMirrored ? back.minX - add.maxX : add.minX - back.maxX
    let middle = isMirrored ? back.minX - gap / 2 : back.maxX + gap / 2
    let step: CGFloat = isMirrored ? -1 : 1
    fixture.stage.tap(at: CGPoint(x: middle + step, y: 16))
    #expect(presses == 1)
    fixture.stage.tap(at: CGPoint(x: isMirrored ? 842 : 2, y: 16))
    fixture.stage.settle()
    #expect(presses == 1 && fixture.titles == ["A"], "a finger from the very edge still means back")
  }

  @Test func `hiding it animated fades it and nothing else`() {
    let fixture = NavigationFixture("A", "B")
    fixture.pages[1].navigationItem.setHidesBackButton(true, animated: true)
    fixture.stage.advance(by: 0.1)
    let bar = fixture.navigation.navigationBar
    #expect(bar.content?.titleLabel.presentedAlpha(at: fixture.stage.now) == 1)
    #expect(fixture.labels(.backButton) == ["A"])
    #expect(fixture.labels(.title) == ["B"])
    fixture.stage.settle()
    #expect(fixture.labels(.backButton).isEmpty)
    #expect(fixture.stage.now == 0.2)
  }
}
