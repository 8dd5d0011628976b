/// A random number generator that gives the same numbers on every machine.
struct RandomNumbers {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// A number from 0 up to, not including, a bound.
  mutating func next(below bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int((state >> 11) % UInt64(bound))
  }

  /// True with a probability of 1 / `times`.
  mutating func isOne(in times: Int) -> Bool { next(below: times) == 0 }

  /// A random element.
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[next(below: elements.count)]
  }
}
