import Goldens
import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// The heights of bars and the positions of their parts.
struct BarPlaceTests {
  @Test(
    arguments: [
      (CGSize(width: 390, height: 844), 44), (CGSize(width: 844, height: 390), 32),
      (CGSize(width: 1024, height: 768), 50),
    ] as [(CGSize, CGFloat)])
  func `a bar is 44 points high, 32 in compact height and 50 on a pad`(
    size: CGSize, height: CGFloat
  ) {
    let fixture = NavigationFixture("A", size: size)
    #expect(fixture.navigation.navigationBar.sizeThatFits(size).height == height)
    #expect(
      fixture.navigation.toolbar.sizeThatFits(size) == CGSize(width: size.width, height: height))
  }

  @Test(arguments: [320, 375, 390, 844, 1024] as [CGFloat])
  func `a title stands in the middle between sides of unequal width, a back button included`(
    width: CGFloat
  ) {
    let fixture = NavigationFixture("A", "B", size: CGSize(width: width, height: 1366))
    let item = fixture.pages[1].navigationItem
    item.rightBarButtonItems = ["One", "Two"].map { UIBarButtonItem(title: $0) }
    #expect(frame(.title, in: fixture)?.midX == width / 2)
    item.hidesBackButton = true
    #expect(frame(.title, in: fixture)?.midX == width / 2)
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `a hairline of one physical pixel runs below a navigation bar and above a toolbar`(
    scale: CGFloat
  ) {
    let stage = Stage(size: .phone, scale: scale)
    let navigation = UINavigationController(rootViewController: PageController("A"))
    navigation.setToolbarHidden(false, animated: false)
    navigation.showsBackgroundsAlways()
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    let hairlines = stage.displayList().fills(height: 1 / scale)
    #expect(
      hairlines == [
        CGRect(x: 0, y: 44, width: 390, height: 1 / scale),
        CGRect(x: 0, y: 800 - 1 / scale, width: 390, height: 1 / scale),
      ])
  }

  @Test func `a titleView stands for the title, in the middle, at its own size`() {
    let fixture = NavigationFixture("A")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
    fixture.pages[0].navigationItem.titleView = view
    #expect(view.convert(view.bounds, to: nil) == CGRect(x: 135, y: 7, width: 120, height: 30))
    #expect(fixture.labels(.title).isEmpty)
  }

  @Test func `a titleView without a size takes its intrinsic one`() {
    let fixture = NavigationFixture("A")
    let view = UISegmentedControl(items: ["One", "Two"])
    view.frame = .zero
    fixture.pages[0].navigationItem.titleView = view
    #expect(view.frame.size == view.intrinsicContentSize && view.frame.width > 60)
    #expect(view.convert(view.bounds, to: nil).midX == 195)
  }

  @Test func `a titleView that is too wide for the middle moves aside, clear of the items`() {
    let fixture = NavigationFixture("Albums", "B")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 30))
    fixture.pages[1].navigationItem.titleView = view
    fixture.stage.advance(by: 0)
    let back = fixture.navigation.navigationBar.content?.rest?.backTitle?.frame
    let place = view.convert(view.bounds, to: nil)
    #expect(place.width == 240 && place.midX > 195)
    #expect(back.map { place.minX == $0.maxX + 6 } == true)
  }

  @Test func `a title that does not fit the middle stands right after the leading items`() {
    let fixture = NavigationFixture("Albums", String(repeating: "x", count: 30))
    let back = fixture.navigation.navigationBar.content?.rest?.backTitle?.frame
    let title = frame(.title, in: fixture)
    #expect(title.map { $0.midX > 195 && $0.maxX <= 390 - 16 } == true)
    #expect(title?.minX == back.map { $0.maxX + 6 })
  }

  @Test func `a prompt moves the bar's content down by its own height`() {
    let fixture = NavigationFixture("A", "B")
    let before = fixture.stage.elements().filter { [.title, .backButton].contains($0.role) }
    fixture.pages[1].navigationItem.prompt = "Choose one"
    let after = fixture.stage.elements().filter { [.title, .backButton].contains($0.role) }
    #expect(after.map(\.frame) == before.map { $0.frame.offsetBy(dx: 0, dy: 30) })
    #expect(before.count == 2 && fixture.navigation.navigationBar.frame.height == 74)
    #expect(frame(.prompt, in: fixture)?.midY == 15)
  }

  @Test func `the first right item is the outermost`() {
    let fixture = NavigationFixture("A")
    fixture.pages[0].navigationItem.rightBarButtonItems = ["One", "Two"].map {
      UIBarButtonItem(title: $0)
    }
    #expect(fixture.labels(.barButton) == ["Two", "One"])
  }

  @Test func `a toolbar keeps its margins, and a fixed space adds a gap and its width`() {
    let fixture = NavigationFixture("A")
    fixture.navigation.setToolbarHidden(false, animated: false)
    let items = ["One", "Two", "End"].map { UIBarButtonItem(title: $0) }
    fixture.pages[0].toolbarItems = [
      items[0], .fixedSpace(30), items[1], .flexibleSpace(), items[2],
    ]
    let frames = fixture.stage.elements(.toolbarButton).map(\.frame)
      .sorted { $0.minX < $1.minX }
    #expect(frames.count == 3)
    #expect(frames[0].minX == 16 && frames[2].maxX == 374)
    #expect(frames[1].minX == frames[0].maxX + 30)
  }

  private func frame(_ role: StageElement.Role, in fixture: NavigationFixture) -> CGRect? {
    fixture.stage.elements().first { $0.role == role }?.frame
  }
}
