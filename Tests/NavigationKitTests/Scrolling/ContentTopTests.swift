import Foundation
import Testing

@testable import NavigationKit

/// The scroll offset when the bars above change.
struct ContentTopTests {
  nonisolated private static let small = ContentTop(offset: -91)
  nonisolated private static let large = ContentTop(offset: -143, title: 52)
  nonisolated private static let largeInHigherBar = ContentTop(offset: -149, title: 52)

  @Test(
    arguments: [
      // At the top and beyond, the distance from the top is kept.
      (-91, small, large, -143), (-101, small, large, -153), (-143, large, small, -91),
      // A title that appears over scrolled content is collapsed; one that disappears leaves none half
      // open.
      (-90, small, large, -90), (-120, large, small, -91), (40, large, small, 40),
      // Partly open or just collapsed it stays so, and collapsed it stays collapsed.
      (-117, large, largeInHigherBar, -123), (-91, large, largeInHigherBar, -97),
      (-95, largeInHigherBar, large, -91), (-60, largeInHigherBar, large, -60),
    ] as [(CGFloat, ContentTop, ContentTop, CGFloat)])
  func `a title stays as far open as it was`(
    content: CGFloat, old: ContentTop, new: ContentTop, place: CGFloat
  ) {
    #expect(new.place(for: content, leaving: old) == place)
  }

  @Test func `sums that come out a hair otherwise move nothing`() {
    let top = ContentTop(offset: 0.3, title: 52)
    #expect(top.moved(to: ContentTop(offset: 0.1 + 0.2, title: 52)).offset == 0.3)
    #expect(top.moved(to: ContentTop(offset: 0.5, title: 52)).offset == 0.5)
    #expect(top.moved(to: ContentTop(offset: 0.3)).title == 0)
  }
}
