import Foundation
import Testing

@testable import NavigationKit

/// Where the groups, headers and footers of a section are.
struct CompositionalSectionTests {
  private func form(height: LayoutLength = .absolute(100)) -> CompositionalSection.Form {
    let item = LayoutNode(
      size: LayoutLengths(width: .fractionalWidth(0.5), height: height))
    let row = LayoutNode(
      size: LayoutLengths(width: .fractionalWidth(1), height: height),
      content: .row(.horizontal, [item], count: nil, spacing: .fixed(0)))
    return CompositionalSection.Form(
      group: row, groupSpacing: 10,
      insets: NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 7, trailing: 80))
  }

  private func section(
    _ form: CompositionalSection.Form, count: Int = 5
  ) -> CompositionalSection {
    CompositionalSection(
      form, count: count, axis: .vertical, container: CGSize(width: 400, height: 800))
  }

  private func view(
    _ alignment: NSRectAlignment, height: CGFloat, extends: Bool = true
  ) -> BoundaryView {
    BoundaryView(
      kind: "\(alignment)",
      size: LayoutLengths(width: .fractionalWidth(0.5), height: .absolute(height)),
      alignment: alignment, side: alignment.side(along: .vertical), extends: extends)
  }

  @Test func `groups follow each other within the insets`() {
    let section = section(form())
    // Insets of 5 and 7, three groups of 100 and two spaces of 10.
    #expect(section.length == 332)
    #expect(section.item(0, offset: 0).frame == CGRect(x: 20, y: 5, width: 150, height: 100))
    #expect(section.item(3, offset: 0).frame == CGRect(x: 170, y: 115, width: 150, height: 100))
    #expect(self.section(form(), count: 0).length == 12)
  }

  @Test(arguments: [
    (CGFloat(0), CGFloat(5), 0..<0), (0, 6, 0..<2), (104, 116, 0..<4), (115, 500, 2..<5),
    (336, 900, 5..<5),
  ])
  func `the items between two positions are found`(
    top: CGFloat, bottom: CGFloat, items: Range<Int>
  ) {
    let rect = CGRect(x: 0, y: top, width: 400, height: bottom - top)
    #expect(section(form()).items(in: rect, offset: 0) == items)
  }

  @Test func `a million items are computed, not stored`() {
    let section = section(form(), count: 1_000_000)
    #expect(section.item(999_998, offset: 0).frame.minY == 54_999_895)
    let rect = CGRect(x: 0, y: 27_500_000, width: 400, height: 800)
    #expect(section.items(in: rect, offset: 0).count == 18)
  }

  @Test func `groups that scroll across follow each other there`() {
    var form = form()
    form.scrolling = .free
    let section = section(form)
    #expect(section.length == 112)
    #expect(section.item(2, offset: 0).frame.minX == 330)
    #expect(section.item(2, offset: 50).frame.minX == 280)
    #expect(section.scrolledFrame == CGRect(x: 0, y: 5, width: 400, height: 100))
    // Three groups of 300, two spaces, and the insets.
    #expect(section.scrolledSize == CGSize(width: 1020, height: 100))
    let rect = CGRect(x: 0, y: 0, width: 400, height: 112)
    #expect(section.items(in: rect, offset: 0) == 0..<4)
    #expect(section.items(in: rect, offset: 330) == 2..<5)
  }

  @Test func `headers and footers make the section longer`() {
    var form = form()
    form.boundaries = [
      view(.top, height: 30), view(.bottomTrailing, height: 20), view(.topLeading, height: 8),
    ]
    let section = section(form)
    #expect(section.length == 390)
    #expect(section.boundary(0, heldIn: nil) == CGRect(x: 95, y: 0, width: 150, height: 30))
    #expect(section.boundary(2, heldIn: nil) == CGRect(x: 20, y: 30, width: 150, height: 8))
    #expect(section.boundary(1, heldIn: nil) == CGRect(x: 170, y: 370, width: 150, height: 20))
    #expect(section.item(0, offset: 0).frame.minY == 43)
  }

  @Test func `a view that does not extend the section lies over it`() {
    var form = form()
    form.boundariesFollowInsets = false
    form.boundaries = [view(.bottom, height: 20, extends: false)]
    #expect(section(form).length == 332)
    #expect(
      section(form).boundary(0, heldIn: nil) == CGRect(x: 100, y: 312, width: 200, height: 20))
  }

  @Test func `pinned views stay in view while their section is`() {
    var form = form()
    form.boundaries = [view(.top, height: 30), view(.bottom, height: 20)]
    let section = section(form)
    #expect(section.length == 382)
    #expect(section.boundary(0, heldIn: 100...300).minY == 100)
    #expect(section.boundary(0, heldIn: -50...300).minY == 0)
    #expect(section.boundary(0, heldIn: 370...500).minY == 352)
    #expect(section.boundary(1, heldIn: 100...300).minY == 280)
    #expect(section.boundary(1, heldIn: 300...600).minY == 362)
  }

  @Test func `measured items move what follows them`() {
    var section = section(form(height: .estimated(40)))
    #expect(section.length == 152)
    let changes = section.measure(0, as: CGSize(width: 1, height: 90))
    #expect(changes)
    #expect(section.item(0, offset: 0).frame.size == CGSize(width: 150, height: 90))
    #expect(section.item(2, offset: 0).frame.minY == 105)
    #expect(section.length == 202)
    let again = section.measure(0, as: CGSize(width: 1, height: 90))
    #expect(!again)
  }

  @Test(
    arguments: [
      (.free, 130, 130), (.groupStart, 130, 110), (.groupStart, 170, 220),
      (.groupStart, 640, 650), (.groupStart, -20, 0),
    ] as [(OrthogonalStops.Kind, CGFloat, CGFloat)])
  func `content rests where a group begins`(
    kind: OrthogonalStops.Kind, offset: CGFloat, stop: CGFloat
  ) {
    let groups = RowHeights(110, count: 9, isMeasured: true)
    let stops = OrthogonalStops(kind: kind, groups: groups, spacing: 10, start: 20, view: 390)
    #expect(stops.nearest(to: offset, in: 0...650) == stop)
  }

  @Test func `the first and the last group can be in the middle`() {
    let groups = RowHeights(measured: [310, 110])
    let stops = OrthogonalStops(
      kind: .groupCentered, groups: groups, spacing: 10, start: 20, view: 400)
    #expect(stops.margins.before == 30 && stops.margins.after == 130)
    #expect(stops.step == 310 && stops.isPaged)
  }
}
