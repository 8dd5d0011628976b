import Foundation
import Testing

@testable import NavigationKit

/// The sections and items of a list as a value.
struct SnapshotTests {
  private func snapshot() -> NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b", "c"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3], toSection: "c")
    return snapshot
  }

  @Test func `a snapshot answers what is where`() {
    var snapshot = snapshot()
    snapshot.insertItems([0], beforeItem: 1)
    snapshot.moveItem(0, afterItem: 3)
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 0])
    #expect(snapshot.itemIdentifiers(inSection: "c") == [3, 0])
    #expect(snapshot.sectionIdentifier(containingItem: 0) == "c")
    #expect(snapshot.indexOfItem(3) == 2)
    #expect(snapshot.indexOfSection("c") == 2)
    #expect(snapshot.numberOfItems(inSection: "a") == 2)
    #expect(snapshot.numberOfItems == 4)
    snapshot.deleteSections(["a"])
    #expect(snapshot.sectionIdentifiers == ["b", "c"])
    #expect(snapshot.numberOfSections == 2)
    #expect(snapshot.numberOfItems == 2 && snapshot.indexOfItem(1) == nil)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
  }

  @Test func `sections come and move beside others, with their items`() {
    var snapshot = snapshot()
    snapshot.moveSection("c", beforeSection: "a")
    snapshot.insertSections(["x"], beforeSection: "b")
    snapshot.insertSections(["y"], afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["c", "a", "x", "b", "y"])
    #expect(snapshot.itemIdentifiers == [3, 1, 2])
    snapshot.moveSection("c", afterSection: "y")
    #expect(snapshot.indexOfSection("c") == 4 && snapshot.path(of: 3) == [4, 0])
    snapshot.moveSection("c", afterSection: "c")
    #expect(snapshot.indexOfSection("c") == 4)
  }

  @Test func `places stay true whatever comes and goes before them`() {
    var snapshot = snapshot()
    snapshot.appendItems(Array(10..<20), toSection: "b")
    snapshot.deleteItems([12, 10, 19, 99])
    snapshot.insertItems([7, 8], beforeItem: 14)
    snapshot.moveItem(18, beforeItem: 11)
    snapshot.moveItem(11, beforeItem: 11)
    #expect(snapshot.itemIdentifiers(inSection: "b") == [18, 11, 13, 7, 8, 14, 15, 16, 17])
    for (index, item) in snapshot.itemIdentifiers(inSection: "b").enumerated() {
      #expect(snapshot.path(of: item) == [1, index])
    }
    #expect(snapshot.path(of: 12) == nil)
    #expect(snapshot.item(at: [1, 3]) == 7 && snapshot.item(at: [1, 9]) == nil)
  }

  @Test func `a hundred thousand items are appended one by one`() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a"])
    for item in 0..<100_000 { snapshot.appendItems([item]) }
    #expect(snapshot.path(of: 99_999) == [0, 99_999])
    #expect((0..<100_000).allSatisfy { snapshot.indexOfItem($0) == $0 })
  }

  @Test func `an identifier that is there already stops the program`() async {
    await #expect(processExitsWith: .failure) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a"])
      snapshot.appendItems([1, 1])
    }
  }
}
