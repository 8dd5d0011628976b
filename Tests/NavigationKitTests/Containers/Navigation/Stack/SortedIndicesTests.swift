import Testing

@testable import NavigationKit

struct SortedIndicesTests {
  @Test func `indices are found as in a plain set of them`() {
    var numbers = RandomNumbers(seed: 3)
    var (indices, plain) = (SortedIndices(), Set<Int>())
    for step in 1...3000 {
      let index = numbers.next(below: 40)
      switch numbers.next(below: 5) {
      case 0:
        indices.removeAll(from: index)
        plain = plain.filter { $0 < index }
      case 1:
        indices.set(index, isIn: false)
        plain.remove(index)
      default:
        indices.set(index, isIn: true)
        plain.insert(index)
      }
      #expect(indices.first == plain.min(), "step \(step)")
      let bound = numbers.next(below: 42)
      #expect(indices.last(before: bound) == plain.filter { $0 < bound }.max(), "step \(step)")
    }
    indices.removeAll(from: -1)
    #expect(indices == SortedIndices())
  }
}
