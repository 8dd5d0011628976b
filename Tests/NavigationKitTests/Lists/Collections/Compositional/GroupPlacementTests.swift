import Foundation
import Testing

@testable import NavigationKit

/// Where the items of a group are.
struct GroupPlacementTests {
  private typealias Length = LayoutLength

  private func node(
    _ width: LayoutLength, _ height: LayoutLength, _ content: LayoutNode.Content = .item
  ) -> LayoutNode {
    LayoutNode(size: LayoutLengths(width: width, height: height), content: content)
  }

  private func frames(
    _ node: LayoutNode, limit: Int = .max, measured: [Int: CGSize] = [:]
  ) -> [CGRect] {
    GroupPlacement(
      node, in: CGSize(width: 300, height: 600), limit: limit, measured: { measured[$0] }
    ).items.map(\.frame)
  }

  @Test func `lengths are fractions of the container or points`() {
    let container = CGSize(width: 300, height: 600)
    #expect(Length.fractionalWidth(0.5).resolved(in: container) == 150)
    #expect(Length.fractionalHeight(0.5).resolved(in: container) == 300)
    #expect(Length.absolute(44).resolved(in: container) == 44)
    #expect(Length.estimated(70).resolved(in: container) == 70)
    #expect(Length.absolute(-5).resolved(in: container) == 0)
  }

  @Test func `a row takes as many items as fit`() {
    let item = node(.fractionalWidth(0.3), .fractionalHeight(1))
    let row = node(
      .fractionalWidth(1), .absolute(50),
      .row(.horizontal, [item], count: nil, spacing: .fixed(10)))
    #expect(
      frames(row) == [
        CGRect(x: 0, y: 0, width: 90, height: 50), CGRect(x: 100, y: 0, width: 90, height: 50),
        CGRect(x: 200, y: 0, width: 90, height: 50),
      ])
    #expect(frames(row, limit: 2).count == 2)
  }

  @Test func `a number of items share the length`() {
    let item = node(.fractionalWidth(1), .fractionalHeight(1))
    let row = node(
      .fractionalWidth(1), .absolute(50),
      .row(.horizontal, [item], count: 4, spacing: .fixed(20)))
    #expect(frames(row).map(\.minX) == [0, 80, 160, 240])
    #expect(frames(row).allSatisfy { $0.width == 60 })
    let column = node(
      .absolute(90), .absolute(110), .row(.vertical, [item], count: 2, spacing: .fixed(10)))
    #expect(
      frames(column) == [
        CGRect(x: 0, y: 0, width: 90, height: 50), CGRect(x: 0, y: 60, width: 90, height: 50),
      ])
  }

  @Test func `groups are in groups`() {
    let large = node(.fractionalWidth(0.7), .fractionalHeight(1))
    let small = node(.fractionalWidth(1), .fractionalHeight(0.5))
    let column = node(
      .fractionalWidth(0.3), .fractionalHeight(1),
      .row(.vertical, [small], count: nil, spacing: .fixed(0)))
    let row = node(
      .fractionalWidth(1), .fractionalWidth(0.5),
      .row(.horizontal, [large, column], count: nil, spacing: .fixed(0)))
    #expect(
      frames(row) == [
        CGRect(x: 0, y: 0, width: 210, height: 150), CGRect(x: 210, y: 0, width: 90, height: 75),
        CGRect(x: 210, y: 75, width: 90, height: 75),
      ])
  }

  @Test func `insets make items smaller, spaces push them away`() {
    var item = node(.absolute(100), .absolute(40))
    item.insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    item.edges.leading = .fixed(5)
    item.edges.top = .fixed(6)
    var row = node(
      .absolute(120), .absolute(60), .row(.horizontal, [item], count: nil, spacing: .fixed(0)))
    row.insets = NSDirectionalEdgeInsets(top: 7, leading: 8)
    #expect(frames(row) == [CGRect(x: 15, y: 14, width: 94, height: 36)])
  }

  @Test func `flexible spaces share what is left`() {
    var item = node(.absolute(50), .absolute(40))
    func row(_ spacing: LayoutNode.Spacing) -> LayoutNode {
      node(
        .absolute(300), .absolute(80),
        .row(.horizontal, [item, item, item], count: nil, spacing: spacing))
    }
    item.edges.leading = .fixed(25)
    // 3 · 75 and two spaces of at least 30 are 285 points.
    #expect(frames(row(.flexible(30))).map(\.minX) == [25, 137.5, 250])
    item.edges = LayoutNode.Edges(top: .flexible(0), bottom: .flexible(0))
    #expect(frames(row(.fixed(0))).map(\.minY) == [20, 20, 20, 20, 20, 20])
    item.edges = LayoutNode.Edges(top: .flexible(0))
    #expect(frames(row(.fixed(0)))[0].minY == 40)
  }

  @Test func `an estimated group is as large as what is in it`() {
    let item = node(.fractionalWidth(0.5), .estimated(30))
    let row = node(
      .fractionalWidth(1), .estimated(30),
      .row(.horizontal, [item], count: 2, spacing: .fixed(0)))
    let measured = [1: CGSize(width: 999, height: 70)]
    #expect(frames(row, measured: measured).map(\.height) == [30, 70])
    #expect(frames(row, measured: measured)[1].width == 150)
    let placed = GroupPlacement(row, in: CGSize(width: 300, height: 600)) { measured[$0] }
    #expect(placed.size == CGSize(width: 300, height: 70))
    let column = node(
      .fractionalWidth(1), .estimated(1),
      .row(.vertical, [item, item], count: nil, spacing: .fixed(5)))
    #expect(frames(column, measured: measured).map(\.minY) == [0, 35])
    #expect(
      GroupPlacement(column, in: CGSize(width: 300, height: 600)) { measured[$0] }.size.height
        == 105)
  }

  @Test func `code places the items of a custom group`() {
    let custom = node(
      .fractionalWidth(1), .absolute(50),
      .custom { size in
        [CGRect(x: size.width - 10, y: 0, width: 10, height: size.height)]
      })
    #expect(frames(custom) == [CGRect(x: 290, y: 0, width: 10, height: 50)])
  }

  @Test(
    arguments: [
      ([.top, .trailing], nil, CGPoint.zero, false, CGPoint(x: 90, y: 100)),
      ([.top, .trailing], nil, CGPoint(x: 0.5, y: -0.5), true, CGPoint(x: 100, y: 95)),
      ([.bottom], nil, CGPoint(x: 0, y: 3), false, CGPoint(x: 40, y: 193)),
      ([.bottom], .top, CGPoint.zero, false, CGPoint(x: 40, y: 200)),
      ([], nil, CGPoint.zero, false, CGPoint(x: 40, y: 145)),
    ] as [(NSDirectionalRectEdge, NSDirectionalRectEdge?, CGPoint, Bool, CGPoint)])
  func `a badge is at edges of its item`(
    edges: NSDirectionalRectEdge, own: NSDirectionalRectEdge?, offset: CGPoint,
    isFractional: Bool, origin: CGPoint
  ) {
    let badge = LayoutNode.Attachment(
      kind: "badge", size: LayoutLengths(width: .absolute(20), height: .absolute(10)),
      container: .init(edges: edges, offset: offset, isFractional: isFractional),
      own: own.map { .init(edges: $0) }, zIndex: 0)
    let frame = badge.frame(at: CGRect(x: -10, y: 100, width: 120, height: 100))
    #expect(frame == CGRect(origin: origin, size: CGSize(width: 20, height: 10)))
  }
}
