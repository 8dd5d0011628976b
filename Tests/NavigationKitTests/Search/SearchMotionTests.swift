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
