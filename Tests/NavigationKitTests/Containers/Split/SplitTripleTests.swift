import Foundation
import NavigationKit
import Testing

/// Three columns.
struct SplitTripleTests {
  private func extents(_ fixture: ColumnsFixture) -> [ClosedRange<CGFloat>?] {
    fixture.pages.map { fixture.extent(of: $0) }
  }

  @Test func `three stand beside each other where there is room`() {
    let fixture = ColumnsFixture(.tripleColumn, size: CGSize(width: 1366, height: 1024))
    #expect(fixture.titles == ["P", "S", "D"])
    #expect(fixture.split.displayMode == .twoBesideSecondary)
    #expect(extents(fixture) == [0...320, 320.5...695.5, 696...1366])
    #expect(fixture.split.supplementaryColumnWidth == 375)
  }

  @Test func `where there is less room two push the third aside, and a tap on it pulls it back`() {
    let fixture = ColumnsFixture(.tripleColumn)
    #expect(fixture.titles == ["S", "D"] && fixture.split.splitBehavior == .displace)
    fixture.split.show(.primary)
    fixture.stage.settle()
    #expect(fixture.split.displayMode == .twoDisplaceSecondary)
    #expect(extents(fixture) == [0...320, 320.5...695.5, 696...1500.5])
    fixture.stage.tap(at: CGPoint(x: 1000, y: 600))
    fixture.stage.settle()
    #expect(fixture.split.displayMode == .oneBesideSecondary)
    #expect(extents(fixture) == [nil, 0...375, 375.5...1180])
  }

  @Test func `upright they come over the third, one after the other`() {
    let fixture = ColumnsFixture(.tripleColumn, size: ColumnsFixture.portrait)
    #expect(fixture.titles == ["D"])
    for mode in [UISplitViewController.DisplayMode.oneOverSecondary, .twoOverSecondary] {
      fixture.stage.drag(from: CGPoint(x: 2, y: 600), to: CGPoint(x: 330, y: 600), over: 0.3)
      fixture.stage.settle()
      #expect(fixture.split.displayMode == mode)
    }
    #expect(extents(fixture) == [0...320, 320.5...648.5, 0...820])
    fixture.split.hide(.supplementary)
    fixture.stage.settle()
    #expect(fixture.split.displayMode == .secondaryOnly)
    fixture.split.show(.supplementary)
    fixture.stage.settle()
    #expect(fixture.split.displayMode == .oneOverSecondary)
    fixture.split.show(.secondary)
    fixture.stage.settle()
    #expect(fixture.split.displayMode == .secondaryOnly)
  }

  @Test func `a column that a rotation hides keeps its page until it is out`() {
    let fixture = ColumnsFixture(.tripleColumn)
    fixture.stage.rotate(to: ColumnsFixture.portrait, safeAreaInsets: .zero)
    fixture.stage.advance(by: 0.05)
    let leaving = fixture.pages[1].view
    #expect(leaving?.window === fixture.stage.window && fixture.titles.contains("S"))
    #expect(fixture.heard().contains("S.didDisappear"))
    fixture.stage.settle()
    #expect(leaving?.window == nil && fixture.titles == ["D"])
    fixture.stage.rotate(to: ColumnsFixture.landscape, safeAreaInsets: .zero)
    fixture.stage.advance(by: 0.1)
    fixture.stage.rotate(to: ColumnsFixture.portrait, safeAreaInsets: .zero)
    fixture.stage.advance(by: 0.1)
    fixture.stage.rotate(to: ColumnsFixture.landscape, safeAreaInsets: .zero)
    fixture.stage.settle()
    #expect(fixture.titles == ["S", "D"] && fixture.pages[1].view.window != nil)
  }

  @Test func `the button for columns stands before the back button`() throws {
    for (direction, isFirst) in [
      (UITraitEnvironmentLayoutDirection.leftToRight, true), (.rightToLeft, false),
    ] {
      let fixture = ColumnsFixture(
        .tripleColumn, traits: UITraitCollection(layoutDirection: direction))
      let stack = fixture.pages[1].navigationController
      stack?.pushViewController(fixture.page("S2"), animated: false)
      fixture.stage.settle()
      func frame(_ label: String, _ role: StageElement.Role) throws -> CGRect {
        let found = fixture.stage.elements().first { $0.label == label && $0.role == role }
        return try #require(found).frame
      }
      let (button, back) = (try frame("Sidebar", .barButton), try frame("S", .backButton))
      #expect(isFirst ? button.maxX <= back.minX : button.minX >= back.maxX)
      fixture.stage.tap("Sidebar")
      fixture.stage.settle()
      #expect(fixture.split.displayMode == .twoDisplaceSecondary)
      #expect(stack?.viewControllers.count == 2)
      fixture.stage.tap(at: CGPoint(x: back.midX, y: back.midY))
      fixture.stage.settle()
    }
  }

  @Test func `a button in the third column hides the others, if that is wished`() {
    let fixture = ColumnsFixture(.tripleColumn)
    func hasButton() -> Bool {
      fixture.stage.elements().contains { $0.label == "Full Screen" && $0.role == .barButton }
    }
    #expect(!fixture.split.showsSecondaryOnlyButton && !hasButton())
    fixture.split.showsSecondaryOnlyButton = true
    fixture.stage.settle()
    #expect(hasButton())
    fixture.stage.tap("Full Screen")
    fixture.stage.settle()
    #expect(fixture.split.displayMode == .secondaryOnly && !hasButton())
    fixture.stage.tap("Sidebar")
    fixture.stage.settle()
    #expect(fixture.split.displayMode == .oneBesideSecondary && hasButton())
    fixture.split.showsSecondaryOnlyButton = false
    #expect(!hasButton())
    let double = ColumnsFixture()
    double.split.showsSecondaryOnlyButton = true
    double.stage.settle()
    #expect(!double.stage.elements().contains { $0.label == "Full Screen" })
  }

  @Test func `what sticks out of the screen, or comes from outside, is laid out as in it`() {
    let fixture = ColumnsFixture(.tripleColumn)
    let insets = UIEdgeInsets(top: 24, left: 5, bottom: 20, right: 7)
    fixture.stage.resize(to: ColumnsFixture.landscape, safeAreaInsets: insets)
    let before = fixture.pages[2].view.safeAreaInsets
    fixture.split.show(.primary)
    fixture.stage.advance(by: 0.1)
    #expect(fixture.pages[0].view.safeAreaInsets == UIEdgeInsets(top: 74, left: 5, bottom: 20))
    fixture.stage.settle()
    #expect(fixture.split.displayMode == .twoDisplaceSecondary)
    #expect(fixture.pages[2].view.safeAreaInsets == before)
  }

  @Test func `a behaviour that is preferred is taken`() {
    let fixture = ColumnsFixture(.tripleColumn)
    fixture.split.preferredSplitBehavior = .overlay
    fixture.split.preferredDisplayMode = .twoBesideSecondary
    fixture.stage.settle()
    #expect(
      fixture.split.splitBehavior == .overlay && fixture.split.displayMode == .twoOverSecondary)
    fixture.split.preferredSplitBehavior = .tile
    fixture.stage.settle()
    #expect(extents(fixture) == [0...320, 320.5...695.5, 696...1180])
  }

  @Test func `the supplementary column has widths of its own`() {
    let fixture = ColumnsFixture(.tripleColumn)
    let split = fixture.split
    split.preferredSupplementaryColumnWidth = 300
    #expect(split.supplementaryColumnWidth == 300)
    split.minimumSupplementaryColumnWidth = 310
    #expect(split.supplementaryColumnWidth == 310)
    split.minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension
    split.preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension
    split.preferredSupplementaryColumnWidthFraction = 0.25
    #expect(split.supplementaryColumnWidth == 295)
    split.maximumSupplementaryColumnWidth = 200
    #expect(split.supplementaryColumnWidth == 200)
  }
}
