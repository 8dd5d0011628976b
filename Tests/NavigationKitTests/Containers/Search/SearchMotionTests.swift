import Foundation
import Testing

@testable import NavigationKit

/// Where a navigation bar has its search bar, at rest and between two pages.
struct SearchMotionTests {
  private func layout(
    height: CGFloat, search: CGFloat, stretch: CGFloat = 0, large: Bool = true, isAway: Bool = false
  ) -> NavigationBarLayout {
    NavigationBarLayout(
      NavigationBarLayout.Content(
        size: CGSize(width: 390, height: height), rowHeight: 44,
        title: CGSize(width: 60, height: 20), rowIsAway: isAway, search: search, stretch: stretch,
        largeTitle: large ? LargeTitle() : nil, largeTitleSize: CGSize(width: 100, height: 40)))
  }

  @Test func `the search bar is at the bottom, under row and title`() {
    let layout = layout(height: 148, search: 52)
    #expect(layout.row == CGRect(x: 0, y: 0, width: 390, height: 44))
    #expect(layout.largeTitle?.maxY == 88 && layout.largeTitleArea.maxY == 96)
    #expect(layout.search == CGRect(x: 0, y: 96, width: 390, height: 52))
  }

  @Test func `pulled down under a small title it leaves the row`() {
    let layout = layout(height: 126, search: 52, stretch: 30, large: false)
    #expect(layout.row.maxY == 44 && layout.search?.minY == 74)
  }

  @Test func `collapsed it is not there`() {
    #expect(layout(height: 96, search: 0).search == nil)
  }

  @Test func `the row that it replaces is above the bar`() {
    let layout = layout(height: 56, search: 56, large: false, isAway: true)
    #expect(layout.row == CGRect(x: 0, y: -44, width: 390, height: 44))
    #expect(layout.search == CGRect(x: 0, y: 0, width: 390, height: 56))
    #expect(layout.withoutRow.title == nil && layout.withoutRow.search == layout.search)
  }

  /// The visible part of the large title's letters, all of them, and the search field, as drawn.
  private func visibleFrames(in fixture: SearchFixture) -> (
    title: CGRect, whole: CGRect, field: CGRect
  )? {
    let (bar, now) = (fixture.navigation.navigationBar, fixture.stage.now)
    guard let content = bar.content, let search = content.searchBar else { return nil }
    let area = content.largeTitleView.presentedFrame(at: now)
    let origin = content.largeTitleView.presentedBoundsOrigin(at: now)
    let whole = content.largeTitleView.label.presentedFrame(at: now)
      .offsetBy(dx: area.minX - origin.x, dy: area.minY - origin.y)
    return (whole.intersection(area), whole, search.presentedFrame(at: now))
  }

  @Test(arguments: [true, false])
  func `the large title goes and comes back whole, above the search bar`(begins: Bool) throws {
    let fixture = SearchFixture(hides: false)
    let rest = try #require(visibleFrames(in: fixture))
    fixture.stage.tap("Search")
    if !begins {
      fixture.stage.settle()
      fixture.stage.tap("Cancel")
    }
    var frames = 0
    while !fixture.stage.isSettled, frames < 120 {
      let now = try #require(visibleFrames(in: fixture))
      #expect(abs(now.title.height - now.whole.height) < 0.01)
      #expect(now.whole.maxY <= now.field.minY + 0.01)
      fixture.stage.advance(by: 1.0 / 60)
      frames += 1
    }
    #expect(frames > 10)
    let end = try #require(visibleFrames(in: fixture))
    #expect(begins ? end.whole.maxY <= 0 : end.whole == rest.whole)
  }

  @Test func `between pages it moves by the bar's width`() {
    let (with, without) = (layout(height: 148, search: 52), layout(height: 96, search: 0))
    let leaving = BarMotion(lower: with, upper: without, width: 390).lower[.search]
    #expect(leaving?.uncovered.minX == 0 && leaving?.covered.minX == -390)
    #expect(leaving?.fades == .until(0.8))
    let arriving = BarMotion(lower: without, upper: with, width: 390).upper[.search]
    #expect(arriving?.uncovered.minX == 390 && arriving?.covered.minX == 0)
    let fading = BarMotion(fading: with, into: without).lower[.search]
    #expect(fading?.uncovered == fading?.covered && fading?.fades == .whole)
  }
}
