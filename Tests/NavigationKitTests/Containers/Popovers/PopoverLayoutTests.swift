import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// Where a popover goes: a table.
struct PopoverLayoutTests {
  private let pad = CGRect(x: 0, y: 0, width: 1024, height: 768)

  private func layout(
    _ source: CGRect, _ content: CGSize, _ permitted: UIPopoverArrowDirection = .any
  ) -> PopoverLayout {
    PopoverLayout(
      source: source, bounds: pad, insets: UIEdgeInsets(top: 24, bottom: 20), content: content,
      permitted: permitted)
  }

  private func place(
    _ x: CGFloat, _ y: CGFloat, _ content: CGSize, _ permitted: UIPopoverArrowDirection = .any
  ) -> PopoverLayout.Placement {
    layout(CGRect(x: x, y: y, width: 40, height: 40), content, permitted).placement
  }

  @Test func `the side it is on stays where it can be used and is permitted`() {
    var beside = layout(
      CGRect(x: 500, y: 300, width: 40, height: 40), CGSize(width: 200, height: 300))
    beside.current = .left
    #expect(beside.placement.direction == .left)
    beside.permitted = [.up, .down]
    #expect(beside.placement.direction == .up)
    beside.permitted = .any
    beside.source.origin.x = 980
    #expect(beside.placement.direction == .up)
  }

  private struct Case: Sendable {
    let x, y: CGFloat
    var permitted = UIPopoverArrowDirection.any
    let frame: CGRect
    let arrow: Arrow.Side
    let tip: CGFloat
  }

  private nonisolated static let cases = [
    // Below its source, in the middle; above it where there is no room below.
    Case(
      x: 500, y: 300, frame: CGRect(x: 420, y: 340, width: 200, height: 313), arrow: .top, tip: 100),
    Case(
      x: 500, y: 600, frame: CGRect(x: 420, y: 287, width: 200, height: 313), arrow: .bottom,
      tip: 100),
    // At the edges it keeps its margin, and the arrow its place.
    Case(
      x: 4, y: 300, frame: CGRect(x: 10, y: 340, width: 200, height: 313), arrow: .top, tip: 31.5),
    Case(
      x: 980, y: 300, frame: CGRect(x: 814, y: 340, width: 200, height: 313), arrow: .top,
      tip: 168.5),
    // Only where it is permitted, as high as there is room.
    Case(
      x: 500, y: 300, permitted: .down, frame: CGRect(x: 420, y: 24, width: 200, height: 276),
      arrow: .bottom, tip: 100),
    Case(
      x: 500, y: 300, permitted: .left, frame: CGRect(x: 540, y: 170, width: 213, height: 300),
      arrow: .left, tip: 150),
    Case(
      x: 500, y: 300, permitted: .right, frame: CGRect(x: 287, y: 170, width: 213, height: 300),
      arrow: .right, tip: 150),
    Case(
      x: 500, y: 40, permitted: .left, frame: CGRect(x: 540, y: 24, width: 213, height: 300),
      arrow: .left, tip: 36),
    Case(
      x: 900, y: 300, permitted: [.left, .right],
      frame: CGRect(x: 687, y: 170, width: 213, height: 300), arrow: .right, tip: 150),
  ]

  @Test(arguments: cases)
  private func `beside its source, on the side that is permitted and has room`(_ row: Case) {
    let found = place(row.x, row.y, CGSize(width: 200, height: 300), row.permitted)
    #expect(found.frame == row.frame)
    #expect(found.arrow?.side == row.arrow && found.arrow?.tip == row.tip)
  }

  @Test func `the arrow points to where the source is`() {
    let size = CGSize(width: 200, height: 300)
    #expect(place(500, 300, size).direction == .up)
    #expect(place(500, 600, size).direction == .down)
    #expect(place(500, 300, size, .left).direction == .left)
    #expect(place(500, 300, size, .right).direction == .right)
  }

  @Test func `where it fits nowhere it is as large as it can be where there is most room`() {
    let tall = CGSize(width: 300, height: 900)
    let found = place(100, 300, tall)
    #expect(found.direction == .left)
    #expect(found.frame == CGRect(x: 140, y: 24, width: 313, height: 724))
  }

  @Test func `without a direction it lies over its source and has no arrow`() {
    let found = place(500, 300, CGSize(width: 200, height: 100), [])
    #expect(found.arrow == nil && found.direction == [])
    #expect(found.frame == CGRect(x: 420, y: 270, width: 200, height: 100))
  }

  @Test func `content that asks for no size has the default one`() {
    #expect(place(500, 40, .zero).frame.size == CGSize(width: 320, height: 493))
    #expect(
      place(500, 40, CGSize(width: 0, height: 100)).frame.size == CGSize(width: 320, height: 113))
  }

  @Test func `it may cover its source where it is told so`() {
    var covering = layout(
      CGRect(x: 500, y: 400, width: 40, height: 40), CGSize(width: 200, height: 600), .up)
    #expect(covering.placement.frame.height == 308)
    covering.mayCoverSource = true
    #expect(covering.placement.frame == CGRect(x: 420, y: 135, width: 200, height: 613))
  }

  @Test func `it covers what leaves it no room at all`() {
    let whole = layout(pad, CGSize(width: 200, height: 300)).placement
    #expect(whole.frame == CGRect(x: 412, y: 435, width: 200, height: 313))
    #expect(whole.direction == .up)
  }

  @Test func `where lines start at the right edge, that side comes first`() {
    var sideways = layout(
      CGRect(x: 500, y: 300, width: 40, height: 40), CGSize(width: 200, height: 300),
      [.left, .right])
    #expect(sideways.placement.direction == .left)
    sideways.isRightToLeft = true
    #expect(sideways.placement.direction == .right)
  }

  @Test func `margins count where they are wider than what the screen's edges cover`() {
    var wide = layout(
      CGRect(x: 4, y: 300, width: 40, height: 40), CGSize(width: 200, height: 300))
    wide.margins = UIEdgeInsets(all: 60)
    #expect(wide.placement.frame.minX == 60)
  }
}
