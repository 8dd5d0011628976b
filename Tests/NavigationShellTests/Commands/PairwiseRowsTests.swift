import Testing

@testable import NavigationShell

/// Combinations in which each pair of values occurs.
struct PairwiseRowsTests {
  @Test(arguments: [[2, 2, 2], [3, 2, 4, 2], [5, 12, 2, 2, 2, 2], [1, 1], [4]])
  func `each pair of values of two settings occurs`(counts: [Int]) {
    let rows = PairwiseRows(of: counts).rows
    for first in counts.indices {
      for second in counts.indices where second > first {
        let pairs = Set(rows.map { [$0[first], $0[second]] })
        #expect(pairs.count == counts[first] * counts[second])
      }
    }
    #expect(rows.count <= counts.reduce(1, *))
  }

  @Test func `they are far fewer than all combinations`() {
    let rows = PairwiseRows(of: [5, 12, 2, 2, 2, 2]).rows
    #expect(rows.count < 80)
    #expect(PairwiseRows.product(of: [5, 12, 2, 2, 2, 2]).count == 960)
  }

  @Test func `they are the same each time`() {
    #expect(PairwiseRows(of: [3, 4, 2]).rows == PairwiseRows(of: [3, 4, 2]).rows)
  }
}
