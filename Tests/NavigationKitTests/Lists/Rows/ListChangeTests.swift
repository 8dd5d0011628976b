import Foundation
import Testing

@testable import NavigationKit

/// Where items go when others come, go and move.
struct ListChangeTests {
  @Test func `places move as items around them come and go`() {
    let deletion = ListChange([.delete([[0, 1], [0, 5], [1, 0]])])
    #expect(deletion.after([0, 3]) == [0, 2] && deletion.before([0, 2]) == [0, 3])
    #expect(deletion.after([0, 5]) == nil)
    #expect(deletion.counts([7, 2]) == [5, 1])
    let insertion = ListChange([.insert([[0, 4], [0, 0], [0, 9]])])
    #expect(insertion.after([0, 3]) == [0, 5] && insertion.before([0, 5]) == [0, 3])
    #expect(insertion.before([0, 4]) == nil)
    #expect(insertion.counts([7, 2]) == [10, 2])
    let reload = ListChange([.reload([[0, 1]])])
    #expect(reload.after([0, 1]) == nil && reload.before([0, 1]) == nil)
    #expect(reload.place(of: [0, 1]) == [0, 1])
    #expect(reload.after([0, 2]) == [0, 2] && reload.counts([7, 2]) == [7, 2])
  }

  @Test func `places before and after changes of sections`() {
    let change = ListChange([
      .deleteSections([1]), .insertSections([0, 3]), .delete([[2, 0]]), .insert([[2, 5]]),
      .move(from: [0, 1], to: [2, 0]),
    ])
    #expect(change.after([0, 0]) == [1, 0] && change.before([1, 0]) == [0, 0])
    #expect(change.after([1, 4]) == nil && change.before([3, 0]) == nil)
    #expect(change.after([2, 1]) == [2, 1] && change.before([2, 1]) == [2, 1])
    #expect(change.after([0, 1]) == [2, 0] && change.before([2, 0]) == [0, 1])
    #expect(change.before([2, 5]) == nil && change.after([3, 2]) == [4, 2])
    #expect(change.counts([3, 9, 7, 1], in: [2, 0, 0, 4]) == [2, 2, 8, 4, 1])
    #expect(change.fits([3, 9, 7, 1], [2, 2, 8, 4, 1]))
    #expect(!change.fits([3, 9, 7, 1], [2, 2, 9, 4, 1]))
    #expect(
      change.description == """
        items 0.1, 2.0 were deleted or moved; items 2.0, 2.5 were inserted or moved; \
        sections 1 were deleted; sections 0, 3 were inserted
        """)
  }

  @Test func `a moved section takes its items along, but for those that go themselves`() {
    let change = ListChange([
      .moveSection(from: 0, to: 2), .delete([[0, 1]]), .insert([[2, 0]]),
    ])
    #expect([0, 1, 2].map(change.sections.after) == [2, 0, 1])
    #expect([0, 1, 2].map(change.sections.before) == [1, 2, 0])
    #expect(change.after([0, 0]) == [2, 1] && change.before([2, 1]) == [0, 0])
    #expect(change.after([0, 2]) == [2, 2] && change.after([0, 1]) == nil)
    #expect(change.after([2, 4]) == [1, 4])
    #expect(change.counts([3, 1, 6]) == [1, 6, 3])
    #expect(change.fits([3, 1, 6], [1, 6, 3]) && !change.fits([3, 1], [1, 3]))
  }

  @Test func `what a section brings or takes along does not count again`() {
    let change = ListChange([
      .deleteSections([0]), .delete([[0, 0]]), .insertSections([1]), .insert([[1, 0]]),
      .reloadSections([1]), .insert([[0, 3]]),
    ])
    #expect(change.gone == [] && change.new == [])
    #expect(change.fits([2, 5], [9, 1]))
  }

  /// Whether every item that stays is found from both sides, and keeps its order.
  @Test(arguments: 0..<40)
  func `what goes there comes from there`(seed: Int) {
    var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1
    func random(_ below: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % below
    }
    let old = (0..<4).map { section in (0..<8).map { "\(section).\($0)" } }
    var gone = Set<IndexPath>()
    for _ in 0..<6 { gone.insert([random(4), random(8)]) }
    var data = old.enumerated().map { section, items in
      items.enumerated().filter { !gone.contains([section, $0.offset]) }.map(\.element)
    }
    let moved = random(4)
    let target = random(4)
    data.insert(data.remove(at: moved), at: target)
    var new = Set<IndexPath>()
    for _ in 0..<5 {
      let section = random(4)
      data[section].insert("new", at: random(data[section].count + 1))
    }
    for (section, items) in data.enumerated() {
      for (item, name) in items.enumerated() where name == "new" { new.insert([section, item]) }
    }
    let change = ListChange([
      .delete(Array(gone)), .insert(Array(new)), .moveSection(from: moved, to: target),
    ])
    #expect(change.fits(old.map(\.count), data.map(\.count)))
    for (section, items) in old.enumerated() {
      for item in items.indices {
        let place = change.after([section, item])
        #expect(place.map { data[$0.section][$0.item] } == (place == nil ? nil : items[item]))
        #expect((place == nil) == gone.contains([section, item]))
        if let place { #expect(change.before(place) == [section, item]) }
      }
    }
  }

  @Test func `ten thousand changes of a hundred thousand items are quick to follow`() {
    let changed = stride(from: 0, to: 100_000, by: 10).map { IndexPath(item: $0, section: 0) }
    let change = ListChange([.delete(changed), .insert(changed)])
    #expect(change.fits([100_000], [100_000]))
    var stayed = 0
    for item in 0..<100_000 where change.after([0, item]) == [0, item] { stayed += 1 }
    #expect(stayed == 90_000)
  }
}
