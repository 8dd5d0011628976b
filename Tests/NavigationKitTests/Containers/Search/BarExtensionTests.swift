import Foundation
import Testing

@testable import NavigationKit

/// How far a large title and a search bar are expanded over a scrolled page.
struct BarExtensionTests {
  nonisolated private static let both = BarExtension.Parts(
    title: 52, search: 50, searchFolds: true)

  @Test(
    arguments: [
      // Pulled down, the title grows.
      (-30, 82, 50), (0, 52, 50),
      // The search bar collapses first.
      (20, 52, 30), (50, 52, 0), (60, 42, 0), (102, 0, 0), (500, 0, 0),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func `the search bar collapses before the title`(
    scroll: CGFloat, title: CGFloat, search: CGFloat
  ) {
    let bar = BarExtension(BarExtensionTests.both, scroll: scroll)
    #expect(bar.title?.height == title && bar.search == search && bar.stretch == 0)
    #expect(bar.height == title + search)
    #expect(bar.covering == min(title, 52) + search && bar.folded == 102 - bar.covering)
  }

  @Test(
    arguments: [(-30, 50, 30), (0, 50, 0), (20, 30, 0), (70, 0, 0)] as [(CGFloat, CGFloat, CGFloat)]
  )
  func `under a small title the search bar is pulled away from the row`(
    scroll: CGFloat, search: CGFloat, stretch: CGFloat
  ) {
    let bar = BarExtension(BarExtension.Parts(search: 50, searchFolds: true), scroll: scroll)
    #expect(bar.title == nil && bar.search == search && bar.stretch == stretch)
    #expect(bar.height == search + stretch && bar.covering == search)
  }

  @Test func `a search bar that stays does so while the title collapses`() {
    let bar = BarExtension(BarExtension.Parts(title: 52, search: 50), scroll: 40)
    #expect(bar.search == 50 && bar.title?.height == 12 && bar.folded == 40)
  }

  @Test(
    arguments: [
      (0, 0), (10, 0), (25, 0), (26, 50), (50, 50), (51, 50), (76, 50), (77, 102), (102, 102),
      (300, 300), (-20, -20),
    ] as [(CGFloat, CGFloat)])
  func `content comes to rest with each part open or folded away`(offset: CGFloat, rest: CGFloat) {
    #expect(BarExtensionTests.both.rest(for: offset, in: 0...900) == rest)
  }
}
