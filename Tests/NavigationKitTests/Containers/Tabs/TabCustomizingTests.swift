import Goldens
import Drawing
import Foundation
import Input
import Testing

@testable import NavigationKit

/// The user arranges the tabs of a tab bar controller that has more than fit.
struct TabCustomizingTests {
  private let fixture = TabFixture("A", "B", "C", "D", "E", "F")
  private let listener = CustomizingListener()
  private var stage: Stage { fixture.stage }
  private var tabs: UITabBarController { fixture.tabs }

  init() { tabs.delegate = listener }

  private func open() {
    stage.tap("More")
    stage.settle()
    stage.tap("Edit")
    stage.settle()
  }

  private func middle(_ label: String, _ role: StageElement.Role) throws -> CGPoint {
    let frame = try #require(
      stage.elements().first { $0.label == label && $0.role == role }
    ).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private func drag(_ label: String, _ role: StageElement.Role, to tab: String) throws {
    stage.drag(from: try middle(label, role), to: try middle(tab, .tab), over: 0.3)
    stage.settle()
  }

  private var titles: [String] {
    (tabs.viewControllers ?? []).map { $0.children.first?.title ?? "" }
  }

  @Test func `Edit above More's list slides in a screen with all tabs`() {
    open()
    #expect(tabs.tabBar.isCustomizing)
    #expect(fixture.labels(.title) == ["Configure"])
    #expect(fixture.labels(.button).sorted() == ["As", "Bs", "Cs", "Ds", "Es", "Fs"])
    #expect(fixture.labels(.tab) == ["As", "Bs", "Cs", "Ds", "More"])
    #expect(listener.heard == ["willBegin ABCDEF"])
    stage.tap("Done")
    stage.advance(by: 0.1)
    #expect(!tabs.tabBar.isCustomizing && fixture.labels(.title).contains("Configure"))
    stage.settle()
    #expect(fixture.labels(.title) == ["More"])
    #expect(
      listener.heard == ["willBegin ABCDEF", "willEnd ABCDEF false", "didEnd ABCDEF false"])
  }

  @Test
  func `a tab dragged onto the bar takes the place there, and the other its place in the list`()
    throws
  {
    open()
    try drag("Fs", .button, to: "Bs")
    #expect(fixture.labels(.tab) == ["As", "Fs", "Cs", "Ds", "More"])
    #expect(titles == ["A", "F", "C", "D", "E", "B"])
    stage.tap("Done")
    stage.settle()
    #expect(fixture.labels(.cell) == ["Es", "Bs"])
    #expect(listener.heard.suffix(2) == ["willEnd AFCDEB true", "didEnd AFCDEB true"])
    stage.tap("Fs")
    stage.settle()
    #expect(fixture.title == "F" && tabs.selectedIndex == 1)
  }

  @Test func `a tab of the bar changes places with another one, from grid and bar alike`() throws {
    open()
    try drag("As", .tab, to: "Cs")
    #expect(titles == ["C", "B", "A", "D", "E", "F"])
    try drag("Ds", .button, to: "Cs")
    #expect(titles == ["D", "B", "A", "C", "E", "F"])
  }

  @Test func `a tab that is let go elsewhere flies back, and More stays where it is`() throws {
    open()
    let before = stage.displayList()
    let start = try middle("Fs", .button)
    stage.drag(from: start, to: CGPoint(x: 300, y: 600), over: 0.3)
    #expect(stage.displayList() != before)
    stage.settle()
    #expect(stage.displayList() == before)
    try drag("Fs", .button, to: "More")
    #expect(stage.displayList() == before && titles == ["A", "B", "C", "D", "E", "F"])
  }

  @Test func `a dragged tab is under the finger, and the place below it stands out`() throws {
    open()
    let end = try middle("Bs", .tab)
    let button = try #require(tabs.tabBar.row?.buttons[1])
    stage.press(at: try middle("Fs", .button))
    stage.move(to: end, over: 0.3)
    #expect(button.backgroundColor == .tertiarySystemFill)
    let lifted = try #require(tabs.view.subviews.last)
    #expect(lifted.center == end && lifted !== tabs.tabBar)
    stage.cancelTouches()
    stage.settle()
    #expect(button.backgroundColor == nil && tabs.view.subviews.last === tabs.tabBar)
  }

  @Test func `tabs that may not be moved stay, and without any there is no Edit`() throws {
    let stacks = fixture.stacks
    #expect(tabs.customizableViewControllers == stacks)
    tabs.customizableViewControllers = [stacks[1], stacks[5]]
    open()
    #expect(fixture.labels(.button).sorted() == ["Bs", "Fs"])
    try drag("Fs", .button, to: "As")
    #expect(titles == ["A", "B", "C", "D", "E", "F"])
    try drag("Fs", .button, to: "Bs")
    #expect(titles == ["A", "F", "C", "D", "E", "B"])
    stage.tap("Done")
    stage.settle()
    tabs.customizableViewControllers = nil
    stage.settle()
    #expect(tabs.customizableViewControllers == nil && fixture.labels(.barButton) == [])
    tabs.viewControllers = stacks
    stage.settle()
    #expect(tabs.customizableViewControllers == stacks)
  }

  @Test func `the bar selects nothing meanwhile, and Escape ends it`() throws {
    open()
    stage.tap(at: try middle("As", .tab))
    stage.settle()
    #expect(tabs.tabBar.isCustomizing && fixture.title == "Configure")
    stage.send(.key(KeyEvent(key: .escape, time: stage.now)))
    stage.settle()
    #expect(!tabs.tabBar.isCustomizing && fixture.title == "More")
  }

  @Test func `it ends where all tabs get room, or others come`() {
    open()
    stage.resize(to: CGSize(width: 1180, height: 820), safeAreaInsets: .zero)
    stage.settle()
    #expect(!tabs.tabBar.isCustomizing && fixture.labels(.tab).count == 6)
    stage.resize(to: TabFixture.upright, safeAreaInsets: .zero)
    stage.settle()
    tabs.selectedViewController = tabs.moreNavigationController
    stage.settle()
    stage.tap("Edit")
    stage.settle()
    tabs.viewControllers = Array(fixture.stacks.reversed())
    stage.settle()
    #expect(!tabs.tabBar.isCustomizing && titles == ["F", "E", "D", "C", "B", "A"])
    #expect(listener.heard.suffix(2).allSatisfy { $0.hasSuffix("ABCDEF false") })
  }

  @Test func `a page under More presents over it, and is dismissed`() {
    open()
    let sheet = fixture.page("Sheet")
    tabs.moreNavigationController.present(sheet, animated: true)
    stage.settle()
    #expect(sheet.view.window === stage.window && sheet.isViewOnTop(of: stage))
    sheet.dismiss(animated: true)
    stage.settle()
    #expect(tabs.tabBar.isCustomizing && fixture.labels(.title) == ["Configure"])
  }

  @Test func `from right to left the tabs are mirrored`() throws {
    let other = TabFixture(
      "A", "B", "C", "D", "E", "F", traits: UITraitCollection(layoutDirection: .rightToLeft))
    other.stage.tap("More")
    other.stage.settle()
    other.stage.tap("Edit")
    other.stage.settle()
    open()
    let mirrored = other.stage.elements(.button)
    #expect(mirrored.count == 6)
    for element in mirrored {
      let here = try middle(element.label, .button)
      #expect(abs(390 - element.frame.midX - here.x) <= 1 && element.frame.midY == here.y)
    }
  }

  @Test(arguments: [
    (0, []), (3, [0, 1, 2]), (5, [0, 1, 2, 3, 0]), (9, [0, 1, 2, 3, 0, 1, 2, 3, 0]),
  ])
  func `tabs stand in rows`(count: Int, columns: [Int]) {
    let space = CGRect(x: 20, y: 100, width: 340, height: 500)
    let frames = TabGridLayout(count, in: space, isRightToLeft: false).frames
    #expect(frames.count == count && frames.allSatisfy { space.contains($0) })
    let lefts = Set(frames.map(\.minX)).sorted()
    #expect(frames.map { lefts.firstIndex(of: $0.minX) } == columns)
    #expect(frames.map { ($0.minY - 100) / 66 } == frames.indices.map { CGFloat($0 / 4) })
  }

  @Test func `where an item is put`() {
    let bar = ["A", "B", "C"]
    #expect(TabGridLayout.placing("X", at: 1, in: bar) == ["A", "X", "C"])
    #expect(TabGridLayout.placing("A", at: 2, in: bar) == ["C", "B", "A"])
    #expect(TabGridLayout.placing("B", at: 1, in: bar) == bar)
    #expect(TabGridLayout.placing("X", at: 3, in: bar) == bar)
  }
}

extension UIViewController {
  /// Whether its view takes a touch in the middle of the stage.
  fileprivate func isViewOnTop(of stage: Stage) -> Bool {
    let hit = stage.window.hitTest(CGPoint(x: 195, y: 600), with: nil)
    return hit?.isDescendant(of: view) == true
  }
}

/// Notes what it hears of arranging tabs.
private final class CustomizingListener: NSObject, UITabBarControllerDelegate {
  var heard: [String] = []

  private func record(_ event: String, _ controllers: [UIViewController], _ changed: Bool? = nil) {
    let titles = controllers.map { $0.children.first?.title ?? "-" }.joined()
    heard.append(([event, titles] + (changed.map { ["\($0)"] } ?? [])).joined(separator: " "))
  }
  func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController]
  ) { record("willBegin", viewControllers) }
  func tabBarController(
    _ tabBarController: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) { record("willEnd", viewControllers, changed) }
  func tabBarController(
    _ tabBarController: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) { record("didEnd", viewControllers, changed) }
}
