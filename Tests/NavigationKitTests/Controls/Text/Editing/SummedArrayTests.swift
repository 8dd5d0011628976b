import Testing

@testable import NavigationKit

/// Sums of weights in an array that changes, against a plain array.
struct SummedArrayTests {
  @Test func `sums and places are those of a plain array`() {
    var numbers = RandomNumbers(seed: 3)
    var plain: [Int] = []
    var summed = SummedArray<String, Int>([])
    for step in 0..<600 {
      let start = numbers.next(below: plain.count + 1)
      let end = min(plain.count, start + numbers.next(below: 4))
      let new = (0..<numbers.next(below: step % 100 == 0 ? 300 : 6)).map { _ in
        numbers.next(below: 9)
      }
      plain.replaceSubrange(start..<end, with: new)
      summed.replaceSubrange(start..<end, with: new.map { ("\($0)", $0) })
      #expect(summed.count == plain.count && summed.weight == plain.reduce(0, +))
      guard !plain.isEmpty else { continue }
      let index = numbers.next(below: plain.count)
      #expect(summed[index] == "\(plain[index])")
      #expect(summed.weight(before: index) == plain.prefix(index).reduce(0, +))
      let place = summed.element(at: numbers.next(below: summed.weight + 1))
      #expect(summed.weight(before: place.index) == place.sum)
    }
    #expect(Array(summed.elements) == plain.map(String.init) && summed.weights == plain)
    #expect(summed.element(at: summed.weight + 5).index == plain.count - 1)
  }
}
