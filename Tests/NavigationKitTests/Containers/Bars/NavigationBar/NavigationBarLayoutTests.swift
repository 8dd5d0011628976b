import Foundation
import Testing

@testable import NavigationKit

/// The layout of a bar's parts, by widths alone.
struct NavigationBarLayoutTests {
  typealias Content = NavigationBarLayout.Content

  private func content(_ width: CGFloat) -> Content {
    Content(size: CGSize(width: width, height: 44))
  }

  private func size(_ width: CGFloat) -> CGSize { CGSize(width: width, height: 20) }

  private func item(_ width: CGFloat, space: CGFloat? = nil) -> NavigationBarLayout.Item {
    NavigationBarLayout.Item(size: size(width), space: space)
  }

  @Test(arguments: [320, 375, 390, 844, 1024] as [CGFloat])
  func `a title alone stands in the middle`(width: CGFloat) {
    var content = content(width)
    content.title = size(100)
    #expect(
      NavigationBarLayout(content).title
        == CGRect(x: (width - 100) / 2, y: 12, width: 100, height: 20))
  }

  @Test(
    arguments: [(320, 16), (390, 16), (413, 16), (414, 20), (1024, 20)] as [(CGFloat, CGFloat)])
  func `items keep the margin`(width: CGFloat, margin: CGFloat) {
    var content = content(width)
    content.left = [item(40), item(24)]
    content.right = [item(30), item(24)]
    let layout = NavigationBarLayout(content)
    #expect(layout.left.map(\.minX) == [margin, margin + 48])
    #expect(layout.right.map(\.maxX) == [width - margin, width - margin - 38])
  }

  @Test func `the chevron stands at 8 and the back title at 27`() {
    var content = content(390)
    content.backTitles = [70, 40]
    let layout = NavigationBarLayout(content)
    #expect(layout.chevron == CGRect(x: 8, y: 11, width: 13, height: 22))
    #expect(layout.backTitle?.index == 0)
    #expect(layout.backTitle?.frame == CGRect(x: 27, y: 0, width: 70, height: 44))
  }

  @Test(
    arguments: [
      // title width, which back title, where the title starts
      (100, 0, 145), (180, 0, 105), (230, 0, 103), (271, 0, 103), (272, 1, 73), (301, 1, 73),
      (302, nil, 44), (330, nil, 30), (347, nil, 27),
    ] as [(CGFloat, Int?, CGFloat)])
  func
    `a title stays centred until it would touch a side, then moves away from it, then the back title gives way`(
      width: CGFloat, back: Int?, x: CGFloat
    )
  {
    var content = content(390)
    content.backTitles = [70, 40]
    content.title = size(width)
    let layout = NavigationBarLayout(content)
    #expect(layout.backTitle?.index == back)
    #expect(layout.title.map { ($0.minX * 2).rounded(.down) / 2 } == x)
  }

  @Test func `a title that is too long for all is cut between the items`() {
    var content = content(320)
    content.backTitles = [200, 40]
    content.right = [item(50)]
    content.title = size(900)
    let layout = NavigationBarLayout(content)
    #expect(layout.backTitle == nil)
    #expect(layout.title == CGRect(x: 27, y: 12, width: 221, height: 20))
  }

  @Test func `the screen's edges push everything inwards`() {
    var content = content(844)
    content.leadingInset = 47
    content.trailingInset = 47
    content.backTitles = [60]
    content.right = [item(30)]
    let layout = NavigationBarLayout(content)
    #expect(layout.chevron?.minX == 55)
    #expect(layout.backTitle?.frame.minX == 74)
    #expect(layout.right[0].maxX == 777)
  }

  @Test(
    arguments: [
      (nil, nil, "Albums", ["Albums", "Back"]), (nil, "Pictures", "Albums", ["Pictures", "Back"]),
      ("Home", "Pictures", "Albums", ["Home"]), (nil, nil, nil, ["Back"]),
      (nil, nil, "Back", ["Back"]), (nil, nil, "", ["Back"]), (nil, "", "Albums", []),
      ("", "Pictures", "Albums", []),
    ] as [(String?, String?, String?, [String])])
  func `the back button's title comes from the item below`(
    button: String?, back: String?, title: String?, expected: [String]
  ) {
    #expect(
      BackTitle.candidates(buttonTitle: button, backTitle: back, title: title) == expected)
  }
}
