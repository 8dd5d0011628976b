import Foundation
import NavigationKit
import Testing

/// Sort descriptors by names.
struct SortDescriptorTests {
  private let people: [[String: Any]] = [
    ["name": "ole", "age": 30], ["name": "Bo", "age": 4], ["name": "Åse", "age": 30], ["age": 2],
  ]

  private func names(_ descriptors: NSSortDescriptor...) -> [String] {
    (people as NSArray).sortedArray(using: descriptors).map {
      ($0 as? [String: Any])?["name"] as? String ?? "-"
    }
  }

  @Test func `values are sorted by what they are, and nothing comes first`() {
    #expect(names(NSSortDescriptor(key: "name", ascending: true)) == ["-", "Åse", "Bo", "ole"])
    #expect(names(NSSortDescriptor(key: "name", ascending: false)) == ["ole", "Bo", "Åse", "-"])
  }

  @Test func `a second descriptor decides where the first sees no order`() {
    let age = NSSortDescriptor(key: "age", ascending: false)
    let name = NSSortDescriptor(key: "name", ascending: true)
    #expect(names(age, name) == ["Åse", "ole", "Bo", "-"])
  }

  @Test(arguments: [
    ("compare:", ["File10", "File2", "file1"]),
    ("caseInsensitiveCompare:", ["file1", "File10", "File2"]),
    ("localizedCaseInsensitiveCompare:", ["file1", "File10", "File2"]),
    ("localizedStandardCompare:", ["file1", "File2", "File10"]),
  ])
  func `a text's methods compare texts`(method: String, order: [String]) {
    let descriptor = NSSortDescriptor(key: nil, ascending: true, selector: Selector(method))
    let files = ["File10", "file1", "File2"] as NSArray
    #expect(files.sortedArray(using: [descriptor]) as? [String] == order)
    #expect(descriptor.selector == Selector(method) && descriptor.key == nil)
  }

  @Test func `an object's own method compares it, in its tables`() {
    ClassTable.register([
      ClassTable(
        Parcel.self, selectors: ["compareWeight:": .init(Parcel.compareWeight)],
        outlets: ["weight": .init(\Parcel.weight)])
    ])
    let parcels = [5, 3, 9].map(Parcel.init)
    func weights(_ descriptor: NSSortDescriptor) -> [Int]? {
      ((parcels as NSArray).sortedArray(using: [descriptor]) as? [Parcel])?.map(\.weight)
    }
    let own = NSSortDescriptor(key: nil, ascending: true, selector: Selector("compareWeight:"))
    #expect(weights(own) == [9, 5, 3])
    #expect(weights(NSSortDescriptor(key: "weight", ascending: true)) == [3, 5, 9])
  }

  @Test func `a function compares what the key leads to`() {
    let byLength = NSSortDescriptor(key: "name", ascending: false) { first, second in
      let lengths = [first, second].map { ($0 as? String)?.count ?? 0 }
      return NSNumber(value: lengths[0]).compare(NSNumber(value: lengths[1]))
    }
    #expect(names(byLength) == ["ole", "Åse", "Bo", "-"])
  }

  @Test func `a mutable array sorts itself, and a descriptor turns around`() {
    let array = NSMutableArray(array: [["n": 2], ["n": 1]])
    let descriptor = NSSortDescriptor(key: "n", ascending: true)
    array.sort(using: [descriptor])
    #expect(array as? [[String: Int]] == [["n": 1], ["n": 2]])
    let turned = descriptor.reversedSortDescriptor as? NSSortDescriptor
    #expect(turned?.ascending == false && turned?.key == "n")
    #expect(turned == NSSortDescriptor(key: "n", ascending: false) && turned != descriptor)
  }

  @Test func `a comparison that no method makes stops with a sentence`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let objects = [NSObject(), NSObject()] as NSArray
        _ = objects.sortedArray(using: [NSSortDescriptor(key: nil, ascending: true)])
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("compare:]: unrecognized selector sent to instance"))
  }
}

private final class Parcel: NSObject {
  let weight: Int
  init(_ weight: Int) { self.weight = weight }
  /// The heavier one comes first.
  func compareWeight(_ other: Parcel) -> ComparisonResult {
    weight > other.weight ? .orderedAscending : .orderedDescending
  }
}
