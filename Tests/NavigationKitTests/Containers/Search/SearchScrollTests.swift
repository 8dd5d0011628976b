import Foundation
import Goldens
import NavigationKit
import Testing

/// The search bar under a navigation bar, as the page scrolls.
struct SearchScrollTests {
  @Test func `the search bar appears hidden and is pulled out`() {
    let fixture = SearchFixture()
    #expect(fixture.barHeight == 96 && fixture.field == nil && fixture.firstRow == 143)
    fixture.pull(by: 60)
    #expect(fixture.barHeight == 148 && fixture.firstRow == 195)
    #expect(fixture.field?.frame == CGRect(x: 16, y: 144, width: 358, height: 36))
  }

  @Test func `a bar that does not hide is always there`() {
    let fixture = SearchFixture(hides: false)
    #expect(fixture.barHeight == 148 && fixture.firstRow == 195)
    fixture.pull(by: -300)
    #expect(fixture.barHeight == 96)
    #expect(fixture.field?.frame == CGRect(x: 16, y: 92, width: 358, height: 36))
  }

  @Test func `under a small title the page begins under the search bar`() {
    let fixture = SearchFixture(hides: false, isLarge: false)
    #expect(fixture.barHeight == 96 && fixture.firstRow == 143)
    #expect(fixture.field?.frame.minY == 92)
  }

  @Test func `the search bar collapses before the large title does`() {
    let fixture = SearchFixture()
    fixture.pull(by: 60)
    fixture.hold(by: -20)
    let folding = fixture.barHeight
    #expect(folding < 148 && folding > 96)
    #expect(fixture.field.map { $0.frame.height < 36 } == true)
    #expect(fixture.stage.elements().contains { $0.role == .largeTitle && $0.frame.height > 40 })
    fixture.stage.release()
    fixture.stage.settle()
    fixture.pull(by: -40)
    #expect(fixture.barHeight == 96 && fixture.field == nil)
    #expect(fixture.stage.element(.largeTitle) != nil)
    fixture.pull(by: -300)
    #expect(fixture.barHeight == 44)
  }

  @Test(arguments: [(20, 96), (32, 148)] as [(CGFloat, CGFloat)])
  func `let go half way it settles where it is nearer`(distance: CGFloat, height: CGFloat) {
    let fixture = SearchFixture()
    fixture.hold(by: distance)
    #expect(fixture.barHeight > 96 && fixture.barHeight < 148)
    fixture.stage.release()
    fixture.stage.settle()
    #expect(fixture.barHeight == height)
  }

  @Test func `pulled further down, search bar and title move with the content`() {
    for isLarge in [true, false] {
      let fixture = SearchFixture(isLarge: isLarge)
      fixture.pull(by: 60)
      let before = fixture.field?.frame.minY ?? 0
      fixture.hold(by: 100)
      let offset = (fixture.firstRow ?? 0) - (isLarge ? 195 : 143)
      #expect(offset > 20)
      #expect(abs((fixture.field?.frame.minY ?? 0) - before - offset) < 0.5)
    }
  }

  @Test func `a list too short to scroll still hides and shows it`() {
    let fixture = SearchFixture { $0.shown = ["Alder 0"] }
    #expect(fixture.field == nil && fixture.firstRow == 143)
    fixture.pull(by: 60)
    #expect(fixture.field != nil && fixture.firstRow == 195)
    fixture.pull(by: -60)
    #expect(fixture.field == nil && fixture.firstRow == 143)
  }

  @Test func `a bar shown at first may hide from then on`() {
    let fixture = SearchFixture(hides: false)
    fixture.list.navigationItem.hidesSearchBarWhenScrolling = true
    fixture.stage.settle()
    #expect(fixture.barHeight == 148 && fixture.firstRow == 195)
    fixture.pull(by: -60)
    #expect(fixture.field == nil && fixture.barHeight == 96)
  }

  @Test func `a search bar may come and go`() {
    let fixture = SearchFixture()
    fixture.pull(by: 60)
    fixture.list.navigationItem.searchController = nil
    fixture.stage.settle()
    #expect(fixture.barHeight == 96 && fixture.firstRow == 143 && fixture.field == nil)
    fixture.list.navigationItem.searchController = fixture.search
    fixture.stage.settle()
    #expect(fixture.barHeight == 96 && fixture.firstRow == 143 && fixture.field == nil)
    fixture.pull(by: 60)
    #expect(fixture.field != nil)
  }

  @Test func `it leaves with its page and comes back as it was`() throws {
    let fixture = SearchFixture()
    fixture.pull(by: 60)
    fixture.list.open("Alder 0")
    fixture.stage.advance(by: 0.06)
    let leaving = try #require(fixture.field)
    #expect(leaving.frame.minX < 0 && leaving.frame.maxX > 0)
    fixture.stage.settle()
    #expect(fixture.barHeight == 96 && fixture.field == nil)
    fixture.stage.press(at: CGPoint(x: 2, y: 400))
    fixture.stage.move(to: CGPoint(x: 200, y: 400), over: 0.3)
    let coming = try #require(fixture.field)
    #expect(coming.frame.minX < 0 && coming.frame.maxX > 0)
    fixture.stage.move(to: CGPoint(x: 380, y: 400), over: 0.1)
    fixture.stage.release()
    fixture.stage.settle()
    #expect(fixture.barHeight == 148 && fixture.field?.frame.minX == 16)
    #expect(fixture.firstRow == 195)
  }

  @Test func `large text makes the bar higher`() {
    let fixture = SearchFixture(
      hides: false, isLarge: false,
      traits: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge))
    #expect(fixture.field?.frame.height == 79 && fixture.barHeight == 44 + 95)
  }
}
