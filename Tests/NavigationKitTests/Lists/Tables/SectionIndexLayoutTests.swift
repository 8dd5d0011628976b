import Foundation
import Testing

@testable import NavigationKit

/// The entries of a section index, and the title under a finger.
struct SectionIndexLayoutTests {
  @Test func `all titles are in the middle of the height`() {
    let layout = SectionIndexLayout(count: 26, height: 500)
    #expect(layout.entries == (0..<26).map { .title($0) })
    // 26 lines of 14 points are 364, which leaves 136.
    #expect(layout.top == 68)
    #expect(layout.middle(of: 0) == 75)
  }

  @Test func `where not all have room, dots stand for those between the first and the last`() {
    let layout = SectionIndexLayout(count: 27, height: 100)
    // 100 points are seven lines: four titles and three dots.
    #expect(
      layout.entries == [
        .title(0), .dot(1..<8), .title(8), .dot(9..<17), .title(17), .dot(18..<26), .title(26),
      ])
  }

  @Test(arguments: [0, 20, 41])
  func `without room for two titles and a dot there is nothing`(height: CGFloat) {
    let layout = SectionIndexLayout(count: 5, height: height)
    #expect(layout.entries.isEmpty)
    #expect(layout.title(at: 10) == nil)
  }

  @Test func `a finger beyond the ends is on the first or the last title`() {
    let layout = SectionIndexLayout(count: 26, height: 500)
    #expect(layout.title(at: -50) == 0)
    #expect(layout.title(at: 75) == 0)
    #expect(layout.title(at: 75 + 14) == 1)
    #expect(layout.title(at: 900) == 25)
  }

  @Test(arguments: [3, 7, 10, 26, 27, 100], [45, 100, 300, 700])
  func `every title is under some place, in order`(count: Int, height: CGFloat) {
    let layout = SectionIndexLayout(count: count, height: height)
    let found = stride(from: 0, to: height, by: 0.05).compactMap { layout.title(at: $0) }
    #expect(found == found.sorted())
    #expect(Set(found) == Set(0..<count))
    for (line, entry) in layout.entries.enumerated() {
      if case .title(let index) = entry {
        #expect(layout.title(at: layout.middle(of: line)) == index)
      }
    }
  }
}
