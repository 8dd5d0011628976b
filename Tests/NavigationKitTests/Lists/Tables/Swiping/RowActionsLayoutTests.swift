import Foundation
import Testing

@testable import NavigationKit

/// Where the actions beside a row are; three of 80 points in a row of 400 unless said otherwise.
struct RowActionsLayoutTests {
  private let layout = RowActionsLayout(
    count: 3, buttonWidth: 80, rowWidth: 400, performsFirst: true)

  @Test(
    arguments: [
      (0, [0, 0, 0]), (120, [40, 80, 120]), (240, [80, 160, 240]),
      // Half way from 270, where the first starts to grow, to 280, where it covers the others.
      (270, [90, 180, 270]), (275, [183, 183, 275]), (280, [280, 187, 280]),
      (400, [400, 267, 400]),
    ] as [(CGFloat, [CGFloat])])
  func `actions share the way, and the first one grows over the others before a full swipe`(
    distance: CGFloat, reach: [CGFloat]
  ) {
    #expect(layout.places(at: distance).map { $0.reach.rounded() } == reach)
  }

  @Test(arguments: [0, 60, 120, 240, 250, 300, 400] as [CGFloat])
  func `no gap shows between two actions, nor beside the row`(distance: CGFloat) {
    for performsFirst in [true, false] {
      var layout = layout
      layout.performsFirst = performsFirst
      var covered: CGFloat = 0
      for place in layout.places(at: distance) {
        #expect(place.reach - place.width <= covered + 1e-9)
        covered = max(covered, place.reach)
      }
      #expect(covered == distance)
    }
  }

  @Test func `the first action has room for what the safe area covers`() {
    var layout = layout
    layout.covered = 30
    #expect(layout.width == 270)
    #expect(layout.places(at: 270).map { $0.width.rounded() } == [110, 80, 80])
  }

  @Test func `actions wider than the row share it`() {
    var layout = layout
    layout.buttonWidth = 200
    #expect(layout.width == 400 && layout.fullDistance == 400)
    #expect(layout.places(at: 300).map { $0.reach.rounded() } == [100, 200, 300])
    layout.buttonWidth = 110
    #expect(layout.places(at: 330).map { $0.reach.rounded() } == [110, 220, 330])
  }

  @Test(
    arguments: [
      (1, 240), (3, 280), (4, 340), (5, 400),
    ] as [(Int, CGFloat)])
  func `a full swipe is most of the row, and more than its actions`(
    count: Int, distance: CGFloat
  ) {
    var layout = layout
    layout.count = count
    #expect(layout.fullDistance == distance)
  }

  @Test func `without a full swipe the row follows less and less`() {
    var layout = layout
    #expect(layout.distance(for: -20) == 0 && layout.distance(for: 500) == 400)
    #expect(layout.distance(for: 300) == 300)
    layout.performsFirst = false
    #expect(layout.distance(for: 240) == 240)
    #expect(layout.distance(for: 300) > 250 && layout.distance(for: 300) < 290)
    #expect(RowSwipe.release(distance: 390, velocity: 0, in: layout) == .opens)
  }
}
