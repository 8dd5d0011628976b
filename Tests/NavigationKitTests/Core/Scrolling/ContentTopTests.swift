import Foundation
import Testing

@testable import NavigationKit

/// The scroll offset when the bars above change.
struct ContentTopTests {
  nonisolated private static func top(
    _ offset: CGFloat, title: CGFloat = 0, search: CGFloat = 0, folds: Bool = true
  ) -> ContentTop {
    ContentTop(
      offset: offset,
      parts: BarExtension.Parts(title: title, search: search, searchFolds: folds && search > 0))
  }

  nonisolated private static let small = ContentTop(offset: -91)
  nonisolated private static let large = top(-143, title: 52)
  nonisolated private static let largeInHigherBar = top(-149, title: 52)

  @Test(
    arguments: [
      // At the top and beyond, the distance from the top is kept.
      (-91, small, large, -143), (-101, small, large, -153), (-143, large, small, -91),
      // A title that appears over scrolled content is collapsed; one that disappears leaves none
      // half open.
      (-90, small, large, -90), (-120, large, small, -91), (40, large, small, 40),
      // Partly open or just collapsed it stays so, and collapsed it stays collapsed.
      (-117, large, largeInHigherBar, -123), (-91, large, largeInHigherBar, -97),
      (-95, largeInHigherBar, large, -91), (-60, largeInHigherBar, large, -60),
      // An offset that differs from the top by rounding only is at the top.
      (-91 + 1e-9, small, large, -143 + 1e-9),
    ] as [(CGFloat, ContentTop, ContentTop, CGFloat)])
  func `a title stays as far open as it was`(
    content: CGFloat, old: ContentTop, new: ContentTop, place: CGFloat
  ) {
    #expect(new.place(for: content, leaving: old) == place)
  }

  nonisolated private static let searched = top(-195, title: 52, search: 52)
  nonisolated private static let smallSearched = top(-143, search: 52)
  nonisolated private static let fixed = top(-195, title: 52, search: 52, folds: false)
  nonisolated private static let active = top(-103, search: 56, folds: false)

  @Test(
    arguments: [
      // A search bar that hides appears hidden: nothing moves on screen.
      (-143, large, searched, -143), (-91, small, smallSearched, -91), (300, large, searched, 300),
      (0, ContentTop(), searched, -143), (-91, small, searched, -143),
      // One that stays pushes the content down.
      (-143, large, fixed, -195), (300, large, fixed, 300),
      // One that was shown stays so when it may hide; one that goes takes its room along.
      (-195, fixed, searched, -195), (-195, searched, large, -143), (-143, searched, large, -143),
      (-170, searched, large, -143), (-100, searched, large, -100),
      // An active search is as high as itself, and leaves all expanded that was at its top.
      (-195, searched, active, -103), (-103, active, searched, -195),
      (-143, searched, active, -103),
      (300, searched, active, 300), (300, active, searched, 300),
    ] as [(CGFloat, ContentTop, ContentTop, CGFloat)])
  func `a search bar appears hidden and then stays as it was`(
    content: CGFloat, old: ContentTop, new: ContentTop, place: CGFloat
  ) {
    #expect(new.place(for: content, leaving: old) == place)
  }

  @Test func `sums that come out a hair otherwise move nothing`() {
    let old = ContentTopTests.top(0.3, title: 52)
    #expect(old.moved(to: ContentTopTests.top(0.1 + 0.2, title: 52)).offset == 0.3)
    #expect(old.moved(to: ContentTopTests.top(0.5, title: 52)).offset == 0.5)
    #expect(old.moved(to: ContentTop(offset: 0.3)).parts.title == 0)
  }
}
