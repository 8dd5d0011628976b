import Foundation
import Testing

@testable import NavigationKit

/// Which of several frames an arrow key leads to.
struct FocusDirectionTests {
  /// A grid of two lines with a wide button below, and a narrow one between the last two.
  private let frames = [
    CGRect(x: 0, y: 0, width: 100, height: 40), CGRect(x: 120, y: 0, width: 100, height: 40),
    CGRect(x: 0, y: 60, width: 100, height: 40), CGRect(x: 120, y: 60, width: 100, height: 40),
    CGRect(x: 0, y: 200, width: 220, height: 40), CGRect(x: 300, y: 150, width: 20, height: 20),
  ]

  @Test(
    arguments: [
      (0, FocusDirection.right, 1), (0, .down, 2), (1, .down, 3), (3, .left, 2), (3, .up, 1),
      (2, .down, 4), (3, .down, 4), (3, .right, 5), (4, .up, 2), (5, .left, 4),
      (0, .left, nil), (0, .up, nil), (4, .down, nil), (5, .right, nil),
    ] as [(Int, FocusDirection, Int?)])
  func `the nearest ahead`(start: Int, direction: FocusDirection, end: Int?) {
    #expect(direction.nearest(from: frames[start], among: frames) == end)
  }
}

/// The order in which frames are read.
struct ReadingOrderTests {
  private let frames = [
    CGRect(x: 200, y: 12, width: 80, height: 20), CGRect(x: 0, y: 0, width: 100, height: 44),
    CGRect(x: 0, y: 100, width: 300, height: 44), CGRect(x: 250, y: 50, width: 40, height: 44),
    CGRect(x: 0, y: 60, width: 40, height: 44),
  ]

  @Test func `line by line, in a line from its start`() {
    #expect(ReadingOrder.indices(of: frames, isRightToLeft: false) == [1, 0, 4, 3, 2])
    #expect(ReadingOrder.indices(of: frames, isRightToLeft: true) == [0, 1, 3, 4, 2])
    #expect(ReadingOrder.indices(of: [], isRightToLeft: false).isEmpty)
  }
}
