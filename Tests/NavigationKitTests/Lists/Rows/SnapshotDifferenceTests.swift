import Foundation
import Testing

@testable import NavigationKit

/// The changes from one snapshot to another.
struct SnapshotDifferenceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private static func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  private func difference(
    _ old: [(String, [Int])], _ new: [(String, [Int])]
  ) -> SnapshotDifference {
    SnapshotDifference(from: Self.snapshot(old), to: Self.snapshot(new))
  }

  @Test func `only what is out of order moves`() {
    let change = difference([("a", [1, 2, 3, 4])], [("a", [2, 3, 1, 5])])
    #expect(change.moves == [.init(start: [0, 0], end: [0, 2])])
    #expect(change.deletedItems == [[0, 3]] && change.insertedItems == [[0, 3]])
    #expect(change.deletedSections.isEmpty && change.insertedSections.isEmpty)
  }

  @Test func `an item in another section moves there`() {
    let change = difference([("a", [1]), ("b", [2])], [("a", []), ("b", [2, 1])])
    #expect(change.moves == [.init(start: [0, 0], end: [1, 1])])
    #expect(change.deletedItems == [] && change.insertedItems == [])
  }

  @Test func `items come and go with their sections`() {
    let change = difference(
      [("a", [1]), ("b", [2]), ("c", [3])], [("c", [3, 2]), ("a", []), ("d", [1])])
    #expect(change.deletedSections == [1] && change.insertedSections == [2])
    #expect(change.movedSections == [.init(start: 2, end: 0)])
    #expect(change.moves == [])
    // The sections of these stay, but the items come from and go to others.
    #expect(change.deletedItems == [[0, 0]] && change.insertedItems == [[0, 1]])
  }

  @Test(
    arguments: [
      ([], []), ([5], [0]), ([1, 2, 3], [0, 1, 2]), ([3, 2, 1], [2]), ([2, 0, 1, 3], [1, 2, 3]),
    ] as [([Int], [Int])])
  func `the longest rise is found`(numbers: [Int], indices: [Int]) {
    #expect(SnapshotDifference.longestRise(numbers) == indices)
  }
}
