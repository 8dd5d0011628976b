import Goldens
import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// Where bar and tabs lie, and what the bar covers.
struct TabPlaceTests {
  @Test func `the bar is 49 points high over the home indicator, and pages keep clear of it`() {
    let fixture = TabFixture("A", "B")
    #expect(fixture.bar == CGRect(x: 0, y: 761, width: 390, height: 83))
    #expect(fixture.pages[0].view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(fixture.pages[0].view.safeAreaInsets == UIEdgeInsets(top: 91, bottom: 83))
  }

  @Test func `on its side it is 32 points high, and stays beside the cut-out`() {
    let fixture = TabFixture("A", "B")
    fixture.stage.rotate(
      to: TabFixture.onItsSide, safeAreaInsets: UIEdgeInsets(left: 47, bottom: 21, right: 47))
    fixture.stage.settle()
    #expect(fixture.bar == CGRect(x: 0, y: 337, width: 844, height: 53))
    #expect(
      fixture.pages[0].view.safeAreaInsets
        == UIEdgeInsets(top: 32, left: 47, bottom: 53, right: 47))
    let frames = fixture.stage.elements(.tab).map(\.frame)
    #expect(frames.map(\.minX).min() == 47 && frames.map(\.maxX).max() == 797)
    fixture.stage.tap("Bs")
    #expect(fixture.pages[1].view.safeAreaInsets.bottom == 53)
    #expect(fixture.pages[1].view.frame.width == 844)
  }

  @Test func `on a pad it is 50 points high, with tabs in the middle`() {
    let fixture = TabFixture(
      "A", "B", size: CGSize(width: 1024, height: 768), safeArea: UIEdgeInsets(top: 24),
      traits: UITraitCollection(userInterfaceIdiom: .pad))
    #expect(fixture.bar == CGRect(x: 0, y: 718, width: 1024, height: 50))
    let frames = fixture.stage.elements(.tab).map(\.frame)
      .sorted { $0.minX < $1.minX }
    #expect(frames[0].minX > 300 && frames[0].minX + frames[1].maxX == 1024)
    #expect(frames[1].minX - frames[0].maxX == TabBarMetrics.centeredSpacing)
  }

  @Test func `a page ends above a bar that nothing shines through, unless it says otherwise`() {
    let fixture = TabFixture("A", "B")
    fixture.tabs.tabBar.isTranslucent = false
    fixture.stage.settle()
    #expect(fixture.stacks[0].view.frame.maxY == 761)
    #expect(fixture.pages[0].view.safeAreaInsets.bottom == 0)
    fixture.stacks[0].extendedLayoutIncludesOpaqueBars = true
    fixture.stage.settle()
    #expect(fixture.stacks[0].view.frame.maxY == 844)
    #expect(fixture.pages[0].view.safeAreaInsets.bottom == 83)
  }

  @Test func `a toolbar stands above the bar`() {
    let fixture = TabFixture("A", "B")
    fixture.stacks[0].isToolbarHidden = false
    fixture.stage.settle()
    #expect(fixture.stacks[0].toolbar.frame.maxY == 761)
    #expect(fixture.pages[0].view.safeAreaInsets.bottom == 127)
  }

  @Test func `tabs are mirrored where lines start at the right`() {
    let fixture = TabFixture(
      "A", "B", "C", traits: UITraitCollection(layoutDirection: .rightToLeft))
    #expect(fixture.labels(.tab) == ["Cs", "Bs", "As"])
  }

  @Test(arguments: [false, true])
  func `code hides the bar, and shows it again`(animated: Bool) {
    let fixture = TabFixture("A", "B")
    fixture.tabs.setTabBarHidden(true, animated: animated)
    #expect(fixture.tabs.isTabBarHidden)
    if animated {
      fixture.stage.advance(by: 0.1)
      #expect((770..<843).contains(fixture.bar.minY))
    }
    fixture.stage.settle()
    #expect(fixture.bar.minY >= 844 && fixture.pages[0].view.safeAreaInsets.bottom == 34)
    fixture.tabs.isTabBarHidden = false
    fixture.stage.settle()
    #expect(fixture.bar.minY == 761 && fixture.pages[0].view.safeAreaInsets.bottom == 83)
  }

  @Test func `the status bar goes by the selected tab`() {
    let fixture = TabFixture("A", "B")
    for child in [
      \UIViewController.childForStatusBarStyle, \.childForStatusBarHidden,
      \.childForHomeIndicatorAutoHidden,
    ] {
      fixture.tabs.selectedIndex = 1
      #expect(fixture.tabs[keyPath: child] === fixture.stacks[1])
      fixture.tabs.selectedIndex = 0
      #expect(fixture.tabs[keyPath: child] === fixture.stacks[0])
    }
  }
}
