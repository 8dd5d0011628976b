import Foundation
import Testing

@testable import NavigationKit

/// The layout of a large title in a bar, by sizes alone.
struct LargeTitleLayoutTests {
  private func content(_ width: CGFloat, scroll: CGFloat = 0) -> NavigationBarLayout.Content {
    let title = LargeTitle(scroll: scroll)
    return NavigationBarLayout.Content(
      size: CGSize(width: width, height: 44 + title.height), rowHeight: 44,
      title: CGSize(width: 50, height: 20), largeTitle: title,
      largeTitleSize: CGSize(width: 100, height: 40))
  }

  @Test(arguments: [(320, 16), (390, 16), (414, 20), (1024, 20)] as [(CGFloat, CGFloat)])
  func `it stands at the margin, 8 points over the bar's edge`(width: CGFloat, margin: CGFloat) {
    let layout = NavigationBarLayout(content(width))
    #expect(layout.largeTitle == CGRect(x: margin, y: 48, width: 100, height: 40))
    #expect(layout.largeTitleArea == CGRect(x: 0, y: 44, width: width, height: 52))
    #expect(layout.row == CGRect(x: 0, y: 0, width: width, height: 44))
    #expect(layout.title?.midY == 22)
  }

  @Test func `it slides up under the row as it folds`() {
    let layout = NavigationBarLayout(content(390, scroll: 30))
    #expect(layout.largeTitle?.maxY == 58 && layout.largeTitleArea.height == 22)
    #expect(layout.isExpanded)
    #expect(!NavigationBarLayout(content(390, scroll: 52)).isExpanded)
  }

  @Test func `a pull takes it down and makes it larger, from the leading edge`() {
    let layout = NavigationBarLayout(content(390, scroll: -88))
    #expect(layout.largeTitle.map { abs($0.width - 106) < 0.001 && $0.minX == 16 } == true)
    #expect(layout.largeTitle.map { abs($0.maxY - 176) < 0.001 } == true)
    #expect(abs(layout.largeTitleFontSize - CGFloat(36.04)) < 0.001)
  }

  @Test func `screen edges and the other margin cut it`() {
    var content = content(390)
    content.largeTitleSize?.width = 900
    content.leadingInset = 40
    content.trailingInset = 10
    #expect(NavigationBarLayout(content).largeTitle?.minX == 56)
    #expect(NavigationBarLayout(content).largeTitle?.maxX == 364)
  }

  @Test func `a prompt stands above the row, the large title below it`() {
    var content = content(390)
    content.size.height += 30
    content.prompt = CGSize(width: 80, height: 16)
    let layout = NavigationBarLayout(content)
    #expect(layout.prompt?.midY == 15 && layout.row.minY == 30 && layout.largeTitleArea.minY == 74)
  }
}
