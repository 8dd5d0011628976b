import Testing

@testable import NavigationKit

/// Where in a sorted list a condition begins to hold.
struct PartitioningIndexTests {
  @Test(arguments: [([Int](), 0), ([5], 1), ([6], 0), ([1, 3, 5, 5, 7, 9], 4), ([6, 7], 0)])
  func `the first index above five is found`(numbers: [Int], index: Int) {
    #expect(numbers.partitioningIndex { $0 > 5 } == index)
    #expect(numbers[...].dropFirst(0).partitioningIndex { $0 > 5 } == index)
  }
}
