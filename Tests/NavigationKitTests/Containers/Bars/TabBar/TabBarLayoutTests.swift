import Foundation
import Testing

@testable import NavigationKit

/// Where tabs and their parts go.
struct TabBarLayoutTests {
  private let bar = CGRect(x: 0, y: 0, width: 390, height: 49)

  @Test func `tabs fill the bar in equal parts of whole points`() {
    let layout = TabBarLayout(
      [20, 30, 40, 50], in: bar, distribution: .fill, isRightToLeft: false)
    #expect(layout.frames.map(\.minX) == [0, 98, 195, 293])
    #expect(layout.frames.map(\.width) == [98, 97, 98, 97])
    #expect(layout.frames.allSatisfy { $0.height == 49 })
  }

  @Test func `they are mirrored where lines start at the right`() {
    let space = CGRect(x: 40, y: 0, width: 300, height: 49)
    let layout = TabBarLayout([1, 1, 1], in: space, distribution: .fill, isRightToLeft: true)
    #expect(layout.frames.map(\.minX) == [240, 140, 40])
  }

  @Test(arguments: [(0.0, 0.0, 76.0, 34.0), (50, 10, 50, 10)])
  func `in the middle they have a width and a spacing`(
    width: CGFloat, spacing: CGFloat, expectedWidth: CGFloat, expectedSpacing: CGFloat
  ) {
    let layout = TabBarLayout(
      [20, 30], in: bar, distribution: .centered(width: width, spacing: spacing),
      isRightToLeft: false)
    #expect(layout.frames.map(\.width) == [expectedWidth, expectedWidth])
    #expect(layout.frames[1].minX - layout.frames[0].maxX == expectedSpacing)
    #expect(layout.frames[0].minX + layout.frames[1].maxX == 390)
  }

  @Test func `there they are as wide as the widest needs, and fill the bar where that is too much`()
  {
    let wide = TabBarLayout(
      [100, 30], in: bar, distribution: .centered(width: 0, spacing: 0), isRightToLeft: false)
    #expect(wide.frames.map(\.width) == [124, 124])
    let full = TabBarLayout(
      [100, 100, 100, 100], in: bar, distribution: .centered(width: 0, spacing: 0),
      isRightToLeft: false)
    #expect(full.frames.first?.minX == 0 && full.frames.last?.maxX == 390)
  }

  private func parts(
    _ style: UITabBarItemAppearance.Style, in size: CGSize = CGSize(width: 78, height: 49),
    image: CGSize? = CGSize(width: 24, height: 24), title: CGSize? = CGSize(width: 30, height: 12),
    badge: CGFloat? = nil, isRightToLeft: Bool = false
  ) -> TabItemLayout {
    TabItemLayout(
      TabItemLayout.Content(image: image, title: title, badge: badge), style: style, in: size,
      isRightToLeft: isRightToLeft)
  }

  @Test func `the picture is above the title`() {
    let layout = parts(.stacked)
    #expect(layout.image == CGRect(x: 27, y: 7, width: 24, height: 24))
    #expect(layout.title == CGRect(x: 24, y: 34, width: 30, height: 12))
    #expect(layout.width == 30 && layout.badge == .zero)
  }

  @Test func `a symbol has room around it, and may be higher than other pictures`() {
    func height(_ side: CGFloat, isSymbol: Bool) -> CGFloat {
      TabItemLayout(
        TabItemLayout.Content(
          image: CGSize(width: side, height: side), isSymbol: isSymbol,
          title: CGSize(width: 30, height: 12)), style: .stacked, in: CGSize(width: 78, height: 49),
        isRightToLeft: false
      ).image.height
    }
    #expect(height(40, isSymbol: false) == 25 && height(30, isSymbol: true) == 30)
    #expect(height(40, isSymbol: true) == 31)
  }

  @Test func `or before it, in a row in the middle`() {
    let layout = parts(.compactInline, in: CGSize(width: 100, height: 32))
    #expect(layout.image == CGRect(x: 22, y: 6, width: 20, height: 20))
    #expect(layout.title == CGRect(x: 49, y: 10, width: 30, height: 12))
    let mirrored = parts(
      .compactInline, in: CGSize(width: 100, height: 32), isRightToLeft: true)
    #expect(mirrored.image.minX == 58 && mirrored.title.minX == 21)
  }

  @Test func `one of them alone is in the middle`() {
    #expect(parts(.stacked, title: nil).image.minY == 13)
    #expect(parts(.stacked, image: nil).title.minY == 19)
    #expect(parts(.inline, image: nil).width == 30)
  }

  @Test func `a long title is cut off at the tab's edges, a large picture made smaller`() {
    let layout = parts(
      .stacked, image: CGSize(width: 100, height: 50), title: CGSize(width: 200, height: 12))
    #expect(layout.title.width == 74 && layout.title.minX == 2)
    #expect(layout.image.size == CGSize(width: 50, height: 25))
    let row = parts(
      .inline, in: CGSize(width: 100, height: 50), title: CGSize(width: 200, height: 16))
    #expect(row.title.maxX <= 98 && row.image.minX >= 2)
  }

  @Test func `a badge is at the upper trailing corner of the picture, as wide as its letters need`()
  {
    #expect(parts(.stacked, badge: 6).badge == CGRect(x: 43, y: 2, width: 18, height: 18))
    #expect(parts(.stacked, badge: 30).badge.width == 40)
    let row = parts(.inline, in: CGSize(width: 200, height: 50), badge: 30)
    #expect(row.title.minX == row.badge.maxX + 2)
    #expect(parts(.stacked, badge: 6, isRightToLeft: true).badge.maxX == 35)
  }
}
