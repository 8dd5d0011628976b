import Foundation
import Testing

@testable import NavigationKit

/// Columns beside each other.
struct SplitColumnTests {
  @Test func `two columns stand beside each other in landscape, each with its own bar`() {
    let fixture = ColumnsFixture()
    #expect(fixture.titles == ["P", "D"])
    #expect(fixture.extent(of: fixture.pages[0]) == 0...320)
    #expect(fixture.extent(of: fixture.pages[1]) == 320.5...1180)
    #expect(fixture.split.displayMode == .oneBesideSecondary)
    #expect(fixture.split.splitBehavior == .tile && !fixture.split.isCollapsed)
  }

  @Test func `plain controllers are put in stacks, and know their split view controller`() {
    let fixture = ColumnsFixture()
    let (split, page) = (fixture.split, fixture.pages[0])
    #expect(split.viewController(for: .primary) === page)
    #expect(split.viewControllers.map { $0.children } == [[page], [fixture.pages[1]]])
    #expect(page.splitViewController === split && page.navigationController?.parent === split)
    let stack = UINavigationController(rootViewController: fixture.page("own"))
    split.setViewController(stack, for: .secondary)
    #expect(split.viewControllers[1] === stack)
    #expect(fixture.titles == ["P", "own"])
    #expect(fixture.pages[1].splitViewController == nil)
  }

  @Test func `each stack pushes and goes back by itself`() {
    let fixture = ColumnsFixture()
    for page in fixture.pages {
      page.navigationController?.pushViewController(fixture.page(page.name + "2"), animated: true)
    }
    fixture.stage.settle()
    #expect(fixture.titles == ["P2", "D2"])
    fixture.stage.tap("D")
    fixture.stage.settle()
    #expect(fixture.titles == ["P2", "D"])
  }

  @Test func `upright the primary column is hidden, and comes beside again on its side`() {
    let fixture = ColumnsFixture()
    #expect(fixture.stage.rotate(to: ColumnsFixture.portrait, safeAreaInsets: .zero))
    fixture.stage.settle()
    #expect(fixture.titles == ["D"] && fixture.split.displayMode == .secondaryOnly)
    #expect(fixture.extent(of: fixture.pages[1]) == 0...820)
    #expect(
      fixture.heard() == [
        "willChangeTo(secondaryOnly)", "willHide(primary)", "P.willDisappear", "P.didDisappear",
      ])
    fixture.stage.rotate(to: ColumnsFixture.landscape, safeAreaInsets: .zero)
    fixture.stage.settle()
    #expect(fixture.titles == ["P", "D"])
    #expect(
      fixture.heard() == [
        "willChangeTo(oneBesideSecondary)", "willShow(primary)", "P.willAppear", "P.isAppearing",
        "P.didAppear",
      ])
  }

  @Test func `a column that a rotation hides as all is being covered is off screen`() {
    let fixture = ColumnsFixture()
    let cover = fixture.page("cover")
    cover.modalPresentationStyle = .fullScreen
    fixture.split.present(cover, animated: true)
    fixture.stage.advance(by: 0.1)
    fixture.resize(ColumnsFixture.portrait)
    fixture.stage.settle()
    #expect(fixture.pages.allSatisfy { $0.appearance == .disappeared })
    cover.dismiss(animated: false)
    #expect(fixture.pages.map(\.appearance) == [.disappeared, .appeared])
    #expect(fixture.titles == ["D"] && fixture.extent(of: fixture.pages[1]) == 0...820)
  }

  @Test func `the primary column is narrow, whatever the screen is`() {
    let fixture = ColumnsFixture()
    #expect(fixture.pages.map(\.traitCollection.horizontalSizeClass) == [.compact, .regular])
  }

  @Test func `the screen's edges cover what they touch alone`() {
    let fixture = ColumnsFixture(size: CGSize(width: 926, height: 428))
    fixture.stage.resize(
      to: CGSize(width: 926, height: 428),
      safeAreaInsets: UIEdgeInsets(left: 47, bottom: 21, right: 40))
    fixture.stage.settle()
    #expect(fixture.titles == ["P", "D"])
    #expect(fixture.pages[0].view.bounds.width == CGFloat(367))
    #expect(fixture.pages[0].view.safeAreaInsets == UIEdgeInsets(top: 44, left: 47, bottom: 21))
    #expect(fixture.pages[1].view.safeAreaInsets == UIEdgeInsets(top: 44, bottom: 21, right: 40))
  }

  @Test
  func `from right to left, and at the trailing edge, the primary column is on the other side`() {
    let mirrored = ColumnsFixture(traits: UITraitCollection(layoutDirection: .rightToLeft))
    #expect(mirrored.extent(of: mirrored.pages[0]) == 860...1180)
    mirrored.split.primaryEdge = .trailing
    mirrored.stage.settle()
    #expect(mirrored.extent(of: mirrored.pages[0]) == 0...320)
    #expect(mirrored.extent(of: mirrored.pages[1]) == 320.5...1180)
  }

  @Test func `widths asked for are taken, within their limits`() {
    let fixture = ColumnsFixture()
    let split = fixture.split
    split.maximumPrimaryColumnWidth = 500
    split.preferredPrimaryColumnWidthFraction = 0.25
    #expect(split.primaryColumnWidth == 295)
    split.preferredPrimaryColumnWidth = 450
    fixture.stage.settle()
    #expect(split.primaryColumnWidth == 450)
    #expect(fixture.extent(of: fixture.pages[0]) == 0...450)
    split.maximumPrimaryColumnWidth = 400
    #expect(split.primaryColumnWidth == 400)
    split.preferredPrimaryColumnWidth = 100
    split.minimumPrimaryColumnWidth = 200
    #expect(split.primaryColumnWidth == 200)
  }

  @Test func `another controller in a column comes as the old one goes, and each hears it`() {
    let fixture = ColumnsFixture()
    fixture.split.setViewController(fixture.page("E"), for: .secondary)
    #expect(
      fixture.heard() == [
        "D.willDisappear", "D.didDisappear", "E.willAppear", "E.isAppearing", "E.didAppear",
      ])
    #expect(fixture.titles == ["P", "E"])
    fixture.split.setViewController(nil, for: .secondary)
    #expect(fixture.titles == ["P"] && fixture.split.viewController(for: .secondary) == nil)
  }

  @Test func `what covers a column goes with it, and comes back in front of it`() {
    let fixture = ColumnsFixture()
    let (stack, cover) = (fixture.split.viewControllers[0], fixture.page("C"))
    stack.definesPresentationContext = true
    cover.modalPresentationStyle = .overCurrentContext
    fixture.pages[0].present(cover, animated: false)
    #expect(cover.presentingViewController === stack)
    for isShown in [false, true] {
      isShown ? fixture.split.show(.primary) : fixture.split.hide(.primary)
      fixture.stage.settle()
      let hit = fixture.stage.window.hitTest(CGPoint(x: 100, y: 400), with: nil)
      #expect(hit?.isDescendant(of: cover.view) == isShown)
      #expect(cover.appearance == (isShown ? .appeared : .disappeared))
    }
  }
}
